#!/bin/sh
# Copies this checkout's build to the small server of docs/deploy.md, over SSH.
#
#   publish.sh release          as the next release, then makes nginx serve it
#   publish.sh preview BRANCH   as the preview of a branch
#   publish.sh remove BRANCH    removes that preview
#   publish.sh name BRANCH      prints the preview's name, for its address
#
# PUBLISH_HOST is user@host. PUBLISH_KEY and PUBLISH_KNOWN_HOSTS hold the key and the server's line of known_hosts; without them,
# SSH's own configuration counts.
set -eu

RELEASES="${RELEASES:-/srv/site/pages}"
PREVIEWS="${PREVIEWS:-/srv/site/previews}"

# A label of a host name. The number keeps branches apart whose names differ in other characters only.
name_of() {
  label="$(printf %s "$1" | tr '[:upper:]' '[:lower:]' | tr --complement --squeeze-repeats 'a-z0-9' '-' | cut -c 1-40)"
  label="${label#-}"
  label="${label%-}"
  [ "$label" = "$1" ] || label="${label:-branch}-$(printf %s "$1" | cksum | cut -d ' ' -f 1)"
  printf '%s\n' "$label"
}

connect() {
  : "${PUBLISH_HOST:?The server is missing, for example publisher@www.agency.example.}"
  RSYNC_RSH="${RSYNC_RSH:-ssh -o BatchMode=yes}"
  if [ -n "${PUBLISH_KEY:-}" ]; then
    : "${PUBLISH_KNOWN_HOSTS:?The line of known_hosts for the server is missing: see ssh-keyscan.}"
    keys="$(mktemp -d)"
    trap 'rm -r "$keys"' EXIT
    (umask 077 && printf '%s\n' "$PUBLISH_KEY" > "$keys/key")
    printf '%s\n' "$PUBLISH_KNOWN_HOSTS" > "$keys/known_hosts"
    RSYNC_RSH="$RSYNC_RSH -i $keys/key -o IdentitiesOnly=yes -o UserKnownHostsFile=$keys/known_hosts"
  fi
  export RSYNC_RSH
}

# Runs a command on the server.
remotely() {
  $RSYNC_RSH "$PUBLISH_HOST" "$@"
}

copy() {
  rsync --archive --compress --delete --chmod=D755,F644 "$@"
}

case "${1:-}" in
  name)
    name_of "${2:?The branch is missing.}"
    ;;
  release)
    connect
    name="$(date --utc +%Y%m%d-%H%M%S)"
    # Files that the last release has too are linked, not sent.
    last="$(remotely "ls -1 $RELEASES | grep -E '^[0-9]{8}-[0-9]{6}$' | tail -n 1")"
    copy --mkpath ${last:+--link-dest="$RELEASES/$last/public"} public/ "$PUBLISH_HOST:$RELEASES/$name/public/"
    copy build/ "$PUBLISH_HOST:$RELEASES/$name/build/"
    remotely "sudo switch-release $name"
    ;;
  preview)
    name="$(name_of "${2:?The branch is missing.}")"
    connect
    copy --mkpath --delay-updates --delete-after public/ "$PUBLISH_HOST:$PREVIEWS/$name/"
    ;;
  remove)
    name="$(name_of "${2:?The branch is missing.}")"
    connect
    remotely "rm -rf $PREVIEWS/$name"
    ;;
  *)
    echo "usage: publish.sh release | preview BRANCH | remove BRANCH | name BRANCH" >&2
    exit 1
    ;;
esac
