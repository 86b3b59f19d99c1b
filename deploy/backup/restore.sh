#!/bin/sh
# Restores a backup of backup.sh into an empty database and an empty data folder, while no api runs.
#
#   DATABASE_URL=postgres://… TOLK_DATA=/data deploy/backup/restore.sh <one backup>
#
# TOLK_KEY_BACKUP: the folder with server.key, where the key is not given as TOLK_SERVER_KEY.
set -eu

fail() {
  echo "restore: $1" >&2
  exit 1
}

backup=${1:-}
[ -f "$backup/SHA256SUMS" ] || fail 'say which backup: restore.sh <folder of one backup>'
[ -n "${DATABASE_URL:-}" ] || fail 'set DATABASE_URL'
[ -n "${TOLK_DATA:-}" ] || fail 'set TOLK_DATA'
for program in pg_restore tar sha256sum; do
  command -v "$program" >/dev/null || fail "$program is missing; pg_restore comes with postgresql-client"
done
(cd "$backup" && sha256sum --check --quiet SHA256SUMS) || fail 'the backup is damaged; take another one'
[ -z "$(ls -A "$TOLK_DATA/files" 2>/dev/null)" ] || fail "$TOLK_DATA/files is not empty"

if [ -n "${TOLK_KEY_BACKUP:-}" ]; then
  [ ! -e "$TOLK_DATA/server.key" ] || fail "$TOLK_DATA/server.key is there already"
  [ -f "$TOLK_KEY_BACKUP/server.key" ] || fail "$TOLK_KEY_BACKUP has no server.key"
fi

umask 077
# Whole or not at all: in a database that is not empty the first statement fails.
pg_restore --no-owner --no-privileges --exit-on-error --single-transaction --dbname="$DATABASE_URL" \
  "$backup/database.dump"
mkdir -p "$TOLK_DATA/files"
tar -C "$TOLK_DATA/files" -xf "$backup/files.tar"
[ -z "${TOLK_KEY_BACKUP:-}" ] || cp "$TOLK_KEY_BACKUP/server.key" "$TOLK_DATA/server.key"
echo 'restore: done. Start the api with the same server key.'
