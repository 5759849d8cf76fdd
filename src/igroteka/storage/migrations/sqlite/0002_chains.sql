-- A move shall dirty few pages. What every move of every table changes is small and stands close together (`heads`), and
-- an entry goes to the end of `entries` and names the one before it, so there is no index in which each table has a page
-- of its own to be written again with every move. Keys and places are never used a second time.
ALTER TABLE tables RENAME TO old_tables;
ALTER TABLE entries RENAME TO old_entries;

-- What is said about each table, for lists. An ordinary append changes nothing here.
CREATE TABLE lines (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    open INTEGER NOT NULL,
    code TEXT UNIQUE,
    about TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE INDEX lines_by_phase ON lines (phase, created, id);

INSERT INTO lines (id, game, phase, open, code, about, created)
SELECT id, game, phase, open, code, about, created FROM old_tables ORDER BY created, id;

-- The number a table's next entry will have, and the place of its last one.
CREATE TABLE heads (
    key INTEGER PRIMARY KEY,
    head INTEGER NOT NULL,
    place INTEGER,
    touched INTEGER NOT NULL
) STRICT;

INSERT INTO heads (key, head, place, touched)
SELECT key, head, (SELECT place FROM old_entries WHERE table_id = old_tables.id AND number = head - 1), touched
FROM lines JOIN old_tables USING (id) ORDER BY key;

-- One line of the list.
CREATE VIEW tables AS
SELECT id, game, phase, open, code, about, head, created, touched, key, place FROM lines CROSS JOIN heads USING (key);

-- The journal. A table's entries are found from its head backwards: `previous` is the place of entry `number - 1`.
CREATE TABLE entries (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    key INTEGER NOT NULL,
    number INTEGER NOT NULL,
    previous INTEGER,
    body BLOB NOT NULL,
    action_id TEXT
) STRICT;

INSERT INTO entries (place, key, number, previous, body, action_id)
SELECT place, key, number,
    (SELECT place FROM old_entries AS earlier
     WHERE earlier.table_id = old_entries.table_id AND earlier.number = old_entries.number - 1),
    body, action_id
FROM old_entries CROSS JOIN lines ON id = table_id ORDER BY place;

DROP TABLE old_entries;
DROP TABLE old_tables;
