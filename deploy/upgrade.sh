#!/bin/sh
# Makes the apis behind nginx anew, one after the other, without a failed call: takes one out of nginx's upstream, lets
# it finish, starts it on the new image, waits until it is ready and puts it back. With compose, in this folder:
#
#   ./upgrade.sh && docker compose run --rm release
#
# The four variables say how, where it is not compose; the name of a service stands behind the command.
set -eu
cd "$(dirname "$0")"

servers=${UPGRADE_SERVERS:-nginx/servers/api.conf}
services=${UPGRADE_SERVICES:-'api-1 api-2'}
reload=${UPGRADE_RELOAD:-'docker compose exec -T nginx nginx -s reload'}
restart=${UPGRADE_RESTART:-'docker compose up -d --no-deps'}
ready=${UPGRADE_READY:-./is-ready.sh}
# How long a worker of nginx that still has the former list may take new calls (s).
settle=2
patience=${UPGRADE_PATIENCE:-180}

fail() {
  echo "upgrade: $1" >&2
  exit 1
}

lines=$(grep -c '^server ' "$servers") || fail "$servers names no server"
[ "$lines" -eq "$(echo "$services" | wc -w)" ] || fail "$servers has $lines servers, there are: $services"
! grep -q '^server .* down;' "$servers" || [ "${1:-}" = again ] ||
  fail "one of them is out of $servers since an upgrade before; see to it, then: upgrade.sh again"

# Written in place, since containers that have the file mounted would keep a replaced one.
list() {
  awk -v out="$1" '/^server / { n += 1; sub(/ down;/, ";"); if (n == out) sub(/;/, " down;") } { print }' \
    "$servers" >"$servers.next"
  cat "$servers.next" >"$servers"
  rm "$servers.next"
  $reload
  sleep "$settle"
}

number=0
for service in $services; do
  number=$((number + 1))
  echo "upgrade: $service"
  list "$number"
  $restart "$service"
  waited=0
  until $ready "$service"; do
    waited=$((waited + 1))
    [ "$waited" -lt "$patience" ] ||
      fail "$service is not ready after $patience s. The others serve; look at its log, then: upgrade.sh again"
    sleep 1
  done
  list 0
done
echo 'upgrade: done'
