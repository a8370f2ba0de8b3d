#!/bin/sh
# Replaces the container of the content service at an address of compose.yaml, for roll.sh: 172.30.0.11:3001 is service-1.
set -eu
host="${1%:*}"
exec docker compose --file "$(dirname "$0")/../compose.yaml" up --detach --no-deps --force-recreate "service-${host##*.1}"
