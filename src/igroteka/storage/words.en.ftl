# What the storage room says when a database or a backup will not do.

storage-bad-url = “{ $kind }” is not a kind of database. Use sqlite:///path/to/file or postgresql://user@host/database.
storage-no-folder = There is no folder { $folder } for the database. Make it, or name another place.
storage-damaged = The database file { $file } is damaged: { $problem }. Nothing was changed. Restore your last backup with: igroteka restore BACKUP --replace (the damaged file is kept beside it).
storage-foreign-file = The file { $file } is a database, but not one of Igroteka's. Nothing was changed. Name another file.
storage-newer = The database { $place } was made by a newer Igroteka (step { $taken }, this one knows { $known }). Nothing was changed. Install the newer version.
storage-full = There is no room left on the disk of { $place }. Nothing was written. Make room and try again.
storage-unreachable = The database { $place } cannot be used: { $problem }.
storage-restoring = A backup is being restored into this database right now. Try again when that is done.
storage-in-use = The database { $place } is in use. Stop every server that uses it, then restore.
storage-not-empty = The database { $place } is not empty: { $tables ->
    [one] it holds { $tables } table
   *[other] it holds { $tables } tables
  }. Nothing was changed. To replace everything in it, add --replace.
storage-inconsistent = The database contradicts itself: { $problem }. No backup was written; keep the older ones.
storage-no-database = There is no database file { $file }.
storage-no-backup = The backup { $file } cannot be read: { $problem }. Nothing was changed.
storage-backup-damaged = The backup { $file } is damaged (line { $line }: { $problem }). Nothing was changed. Use another backup.
storage-backup-newer = The backup { $file } was made by a newer Igroteka. Nothing was changed. Install the newer version.
storage-backup-unwritten = The backup { $file } could not be written: { $problem }.

# What the commands say
storage-working = { $file } …
storage-count = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $entries ->
    [one] { $entries } line of the journal
   *[other] { $entries } lines of the journal
  }
storage-backed-up = Written to { $file }: { storage-count }.
storage-restored = Restored from { $file }: { storage-count }.
