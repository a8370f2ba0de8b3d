#!/bin/sh
# Restarts the instance of the content service at an address, for roll.sh. The units are named by their ports.
set -eu
exec systemctl restart "content-service@${1##*:}"
