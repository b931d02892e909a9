#!/usr/bin/env bash
# Sourced: starts a throw-away PostgreSQL on a free port, sets POSTGRES_FOR_TESTS to its address and
# removes it when the sourcing shell ends. PostgreSQL refuses to run as root, hence the su.
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
cluster=$(mktemp -d /tmp/kamsin-postgres.XXXXXX)
port=$(node -e "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close(); })")
as_postgres() { if [ "$(id -u)" = 0 ]; then su postgres -s /bin/bash -c "$*"; else bash -c "$*"; fi; }
if [ "$(id -u)" = 0 ]; then chown postgres "$cluster"; fi
as_postgres "$bin/initdb -D $cluster/data -U postgres -A trust -E UTF8 --locale=C.UTF-8" >/dev/null
as_postgres "$bin/pg_ctl -w -D $cluster/data -l $cluster/log -o '-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=$cluster -c max_connections=300 -c fsync=off' start" >/dev/null
trap 'as_postgres "$bin/pg_ctl -m immediate -D $cluster/data stop" >/dev/null 2>&1; rm -rf "$cluster"' EXIT
export POSTGRES_FOR_TESTS="postgres://postgres@127.0.0.1:$port/postgres"
