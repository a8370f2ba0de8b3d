#!/bin/sh
# Replaces the service's instances one after another: no request fails, as long as there are two.
#
#   deploy/roll.sh 127.0.0.1:3001 127.0.0.1:3002
#
# The arguments are the addresses in nginx's instances.conf. Migrations must have run: "npm run setup" of the new version.
# RESTART is called with the address; it must return after the old process has ended.
set -eu
# A reload returns before nginx's new workers have taken over.
DRAIN_SECONDS="${DRAIN_SECONDS:-3}"
INSTANCES="${INSTANCES:-/etc/nginx/instances.conf}"
RELOAD="${RELOAD:-systemctl reload nginx}"
RESTART="${RESTART:-$(dirname "$0")/systemd/restart.sh}"

# One line per instance; the one whose turn it is gets no requests.
write_instances() {
  down="$1"
  shift
  for instance; do
    [ "$instance" = "$down" ] && state=" down" || state=""
    echo "server $instance$state;"
  done > "$INSTANCES.new"
  mv "$INSTANCES.new" "$INSTANCES"
  $RELOAD
}

is_ready() {
  curl --fail --silent --output /dev/null --max-time 5 "http://$1/readyz"
}

for address; do
  write_instances "$address" "$@"
  sleep "$DRAIN_SECONDS"
  $RESTART "$address"
  tries=60
  until is_ready "$address"; do
    tries=$((tries - 1))
    if [ "$tries" -eq 0 ]; then
      echo "$address is not ready after a minute. It stays out of $INSTANCES, and the others keep running." >&2
      exit 1
    fi
    sleep 1
  done
  echo "$address is replaced."
done
write_instances none "$@"
