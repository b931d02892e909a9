# Starts PostgreSQL. An empty volume is filled first: with a new database, or with a copy of the server PRIMARY.
set -eu
new=$PGDATA.new

if [ ! -e "$PGDATA" ]; then
  rm -rf "$new"
  if [ -n "${PRIMARY-}" ]; then
    source="host=$PRIMARY user=standby password=$POSTGRES_PASSWORD"
    until pg_basebackup --pgdata="$new" --write-recovery-conf --checkpoint=fast --dbname="$source"; do
      rm -rf "$new"
      sleep 2
    done
  else
    initdb --pgdata="$new" --auth-local=trust --encoding=UTF8 --locale=C.UTF-8 --data-checksums
    printf '%s\n' 'host kamsin kamsin all scram-sha-256' 'host replication standby all scram-sha-256' >> "$new/pg_hba.conf"
    postgres --single -D "$new" postgres <<SQL
create role kamsin login password '$POSTGRES_PASSWORD'
create role standby login replication password '$POSTGRES_PASSWORD'
create database kamsin owner kamsin
SQL
  fi
  # A start that is killed before this line begins again.
  mv "$new" "$PGDATA"
fi

# A standby may fall behind by wal_keep_size and still catch up; with its feedback, its reads are not cancelled.
exec postgres -D "$PGDATA" -c listen_addresses='*' -c wal_keep_size=1GB -c hot_standby_feedback=on
