#!/bin/sh
# On the server, as root: makes nginx serve a release that publish.sh has copied, and keeps the last five for going back.
#
#   switch-release 20251104-120000
#
# /etc/site-publish.conf sets SITE_HOST, SERVICE_HOST, CERTIFICATE and CERTIFICATE_KEY, as for nginx/render.sh.
set -eu

RELEASES="${RELEASES:-/srv/site/pages}"
CONFIG="${CONFIG:-/etc/nginx}"
RENDER="${RENDER:-/srv/site/current/deploy/nginx/render.sh}"
CHECK="${CHECK:-nginx -t -q}"
RELOAD="${RELOAD:-systemctl reload nginx}"

name="${1:-}"
# The name comes over the network.
if ! printf %s "$name" | grep -qxE '[0-9]{8}-[0-9]{6}' || [ ! -f "$RELEASES/$name/build/nginx/maps.conf" ]; then
  echo "There is no release \"$name\" in $RELEASES." >&2
  exit 1
fi
set -a
. "${SETTINGS:-/etc/site-publish.conf}"
set +a

earlier="$(mktemp -d)"
trap 'rm -r "$earlier"' EXIT
cp "$CONFIG/nginx.conf" "$CONFIG/site.conf" "$CONFIG/service.conf" "$earlier"
RELEASE="$RELEASES/$name" "$RENDER" "$CONFIG"
if ! $CHECK; then
  cp "$earlier"/* "$CONFIG"
  echo "nginx refuses the configuration with $name; it goes on with what it has." >&2
  exit 1
fi
$RELOAD
echo "nginx serves $name."

# Never the one that has just been switched to, which may be an old one.
ls -1 "$RELEASES" | grep -xE '[0-9]{8}-[0-9]{6}' | grep -vx "$name" | head -n -4 | while read -r old; do
  rm -rf "${RELEASES:?}/$old"
done
