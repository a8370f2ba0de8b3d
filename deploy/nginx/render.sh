#!/bin/sh
# Writes nginx's configuration from the templates beside this file.
#
#   SITE_HOST=www.agency.example SERVICE_HOST=content.agency.example RELEASE=/srv/site/releases/1 \
#   CERTIFICATE=… CERTIFICATE_KEY=… render.sh /etc/nginx
#
# With RELEASE=none it serves the service only: the site is on another host.
set -eu

: "${1:?The folder to write to is missing.}"
: "${SITE_HOST:?The host name of the site is missing.}"
: "${SERVICE_HOST:?The host name of the content service is missing.}"
: "${RELEASE:?The folder that holds public/ and build/ of one build is missing; none if the site is on another host.}"
: "${CERTIFICATE:?The file of the certificate for both names is missing.}"
: "${CERTIFICATE_KEY:?The file of the key of the certificate is missing.}"
export CONFIG="$1"
# Debian's places.
export NGINX_USER="${NGINX_USER:-www-data}"
export HTTP_PORT="${HTTP_PORT:-80}"
export HTTPS_PORT="${HTTPS_PORT:-443}"
export RUN_DIR="${RUN_DIR:-/run}"
export TEMP_DIR="${TEMP_DIR:-/var/lib/nginx}"
export ACCESS_LOG="${ACCESS_LOG:-/var/log/nginx/access.log}"
export ERROR_LOG="${ERROR_LOG:-/var/log/nginx/error.log}"
export ACME_ROOT="${ACME_ROOT:-/var/www/acme}"
# Written by hand, and by roll.sh.
export INSTANCES="${INSTANCES:-$1/instances.conf}"

templates="$(dirname "$0")"
names='$SITE_HOST $SERVICE_HOST $RELEASE $CERTIFICATE $CERTIFICATE_KEY $CONFIG $NGINX_USER $HTTP_PORT $HTTPS_PORT
  $RUN_DIR $TEMP_DIR $ACCESS_LOG $ERROR_LOG $ACME_ROOT $INSTANCES'
for name in nginx site service; do
  envsubst "$names" < "$templates/$name.conf.template" > "$1/$name.conf"
done
if [ "$RELEASE" = none ]; then
  echo '# The site is on another host.' > "$1/site.conf"
fi
