#!/bin/sh
# Whether this service of compose serves: is-ready.sh api-1
docker compose exec -T "$1" node -e \
  "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
