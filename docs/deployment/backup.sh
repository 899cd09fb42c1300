# The backup service of compose.yaml: at its start and every day a dump of the database (DATABASE_URL_FILE), and after it
# the pictures below DATA_DIR, into BACKUPS. A file gets its name when it is whole; those older than KEEP_DAYS go.
set -eu
umask 077
trap 'exit 0' TERM INT
while :; do
  name="$BACKUPS/torre-$(date -u +%Y-%m-%dT%H%M%SZ)"
  pg_dump --format=custom --file="$name.part" --dbname="$(cat "$DATABASE_URL_FILE")"
  mkdir -p "$DATA_DIR/images"
  tar -czf "$name.images.part" -C "$DATA_DIR" images
  mv "$name.images.part" "$name.images.tar.gz"
  mv "$name.part" "$name.dump"
  # What Prometheus is told the age of.
  touch "$DATA_DIR/last-backup"
  find "$BACKUPS" -name 'torre-*' -mtime "+$KEEP_DAYS" -delete
  sleep 86400 &
  wait $!
done
