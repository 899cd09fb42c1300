# The backup service of compose.yaml: at its start and every day a dump of the database (DATABASE_URL_FILE), and after it
# the pictures below DATA_DIR, into BACKUPS. A file gets its name when it is whole; those older than KEEP_DAYS go.
#   once            one backup now; what fails is told by the status
#   restore DUMP    the dump and the pictures beside it; the database there was is kept under another name
set -eu
umask 077

back_up() {
  # One at a time: the daily one may be under way.
  exec 9>"$BACKUPS/.lock"
  flock 9
  # Each try of a database that is away leaves one.
  rm -f "$BACKUPS"/torre-*.part
  name="$BACKUPS/torre-$(date -u +%Y-%m-%dT%H%M%SZ)"
  pg_dump --format=custom --file="$name.part" --dbname="$(cat "$DATABASE_URL_FILE")"
  mkdir -p "$DATA_DIR/images"
  tar -czf "$name.images.part" -C "$DATA_DIR" images
  mv "$name.images.part" "$name.images.tar.gz"
  mv "$name.part" "$name.dump"
  # What Prometheus is told the age of.
  touch "$DATA_DIR/last-backup"
  find "$BACKUPS" -name 'torre-*' -mtime "+$KEEP_DAYS" -delete
  exec 9>&-
  echo "$name.dump"
}

restore() {
  url=$(cat "$DATABASE_URL_FILE")
  database=${url##*/}
  # Fails while somebody is connected.
  psql --quiet --set=ON_ERROR_STOP=1 --dbname="${url%/*}/postgres" \
    --command="alter database \"$database\" rename to \"$database-$(date -u +%Y%m%d%H%M%S)\"" \
    --command="create database \"$database\" template template0 encoding 'UTF8' locale 'C.UTF-8'"
  pg_restore --exit-on-error --no-owner --dbname="$url" "$1"
  tar -xzf "${1%.dump}.images.tar.gz" -C "$DATA_DIR"
}

case "${1-}" in
  once) back_up ;;
  restore) restore "$2" ;;
  *)
    trap 'exit 0' TERM INT
    while :; do
      back_up
      sleep 86400 &
      wait $!
    done
    ;;
esac
