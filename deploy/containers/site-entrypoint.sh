#!/bin/sh
# Writes nginx's configuration from the environment and starts it. Only RUN_DIR has to be writable.
set -eu
mkdir -p "$TEMP_DIR"
"$(dirname "$0")/nginx/render.sh" "$RUN_DIR"
exec nginx -c "$RUN_DIR/nginx.conf" -g 'daemon off;'
