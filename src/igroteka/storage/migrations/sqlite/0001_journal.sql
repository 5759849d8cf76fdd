-- One line about each table, for lists. The index holds nothing that an ordinary append changes.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    open INTEGER NOT NULL,
    code TEXT UNIQUE,
    about TEXT NOT NULL,
    head INTEGER NOT NULL,
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_by_phase ON tables (phase, created, id);

-- The journal. `place` grows with every entry of every table and never goes back: what is new since a place.
CREATE TABLE entries (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    action_id TEXT
) STRICT;

CREATE UNIQUE INDEX entries_one_order ON entries (table_id, number);

CREATE UNIQUE INDEX entries_once ON entries (table_id, action_id) WHERE action_id IS NOT NULL;

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
