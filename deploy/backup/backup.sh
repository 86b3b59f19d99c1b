#!/bin/sh
# Backs up one installation: the database, then the files, which are only added to and removed.
#
#   DATABASE_URL=postgres://… TOLK_DATA=/data deploy/backup/backup.sh <folder of backups>
#
# TOLK_KEY_BACKUP: another folder, for server.key; a key beside the numbers that it opens protects nobody.
# TOLK_BACKUPS_KEPT: how many backups stay, 14 unless set.
set -eu

fail() {
  echo "backup: $1" >&2
  exit 1
}

folder=${1:-}
[ -n "$folder" ] || fail 'say where backups are kept: backup.sh <folder>'
[ -n "${DATABASE_URL:-}" ] || fail 'set DATABASE_URL'
[ -n "${TOLK_DATA:-}" ] || fail 'set TOLK_DATA'
kept=${TOLK_BACKUPS_KEPT:-14}
for program in pg_dump tar sha256sum; do
  command -v "$program" >/dev/null ||
    fail "$program is missing; pg_dump comes with postgresql-client, of the server's version or newer"
done

umask 077
mkdir -p "$folder"
name=$(date -u +%Y%m%dT%H%M%SZ)
partial="$folder/.$name.partial"
trap 'rm -rf "$partial"' EXIT
mkdir "$partial"

pg_dump --format=custom --no-owner --no-privileges --dbname="$DATABASE_URL" --file="$partial/database.dump"

if [ -d "$TOLK_DATA/files" ]; then
  # 1: a file was removed while it was read, which the product may do at any time.
  tar -C "$TOLK_DATA/files" --exclude=./arriving -cf "$partial/files.tar" . || [ $? -eq 1 ]
else
  echo 'backup: there is no folder of files; where they lie in a bucket, its versioning is their backup' >&2
  tar -cf "$partial/files.tar" -T /dev/null
fi
(cd "$partial" && sha256sum database.dump files.tar >SHA256SUMS)

if [ -n "${TOLK_KEY_BACKUP:-}" ]; then
  case "$(realpath -m "$TOLK_KEY_BACKUP")/" in
    "$(realpath -m "$folder")"/*) fail 'TOLK_KEY_BACKUP lies within the backups: keep the key elsewhere' ;;
  esac
  [ -f "$TOLK_DATA/server.key" ] ||
    fail 'there is no server.key to back up; with TOLK_SERVER_KEY keep that with your secrets'
  mkdir -p "$TOLK_KEY_BACKUP"
  cp "$TOLK_DATA/server.key" "$TOLK_KEY_BACKUP/server.key"
fi

sync
# What a run that was killed left behind.
find "$folder" -mindepth 1 -maxdepth 1 -type d -name '.*.partial' -mtime +1 -exec rm -rf {} +
mv "$partial" "$folder/$name"
trap - EXIT
echo "$folder/$name"

# Only what this script made, and only once the new one is whole.
find "$folder" -mindepth 1 -maxdepth 1 -type d -name '[0-9]*T[0-9]*Z' | sort -r | tail -n "+$((kept + 1))" |
  while read -r old; do rm -rf "$old"; done
