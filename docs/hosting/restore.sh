#!/bin/sh
# Replaces the database with a backup: restore.sh BACKUP [DATABASE].
# Stop the program first; docs/hosting.md says how. The script moves the current database and
# its log to a new folder beside it. The script checks the backup before it changes anything,
# stops at its first failure, and can be run again.
set -eu
PATH=/srv/rummy-table/.venv/bin:$PATH

backup=$(realpath "$1")
database=$(realpath "${2:-/var/lib/rummy-table/rummy.sqlite3}")
cd "$(dirname "$database")"
name=$(basename "$database")

# `rummy backup` makes a copy and opens it, or fails.
rummy backup --database "sqlite:///$backup" "$PWD/$name.restored"
chown --reference=. "$name.restored"
chmod 600 "$name.restored"

replaced=$(mktemp -d "$PWD/replaced-$(date +%Y%m%d-%H%M%S)-XXXXXX")
for file in "$name" "$name-wal" "$name-shm" "$name-journal" "$name-lease"; do
    test ! -e "$file" || mv "$file" "$replaced/"
done
mv "$name.restored" "$name"
sync
echo "The database that was here is in $replaced"
