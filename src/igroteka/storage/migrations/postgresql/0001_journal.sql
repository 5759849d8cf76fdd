-- One line about each table, for lists. The index holds nothing that an ordinary append changes, and the pages have room
-- for the changed line, so an append costs no index (a "heap-only" update).
CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    game text NOT NULL,
    phase text NOT NULL,
    open boolean NOT NULL,
    code text COLLATE "C" UNIQUE,
    about text NOT NULL,
    head integer NOT NULL,
    created bigint NOT NULL,
    touched bigint NOT NULL
) WITH (fillfactor = 60);

CREATE INDEX tables_by_phase ON tables (phase, created, id);

-- The journal. No foreign key: an append moves its table's head in the same statement, so the table is there.
CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL,
    number integer NOT NULL,
    body bytea NOT NULL,
    action_id text COLLATE "C",
    PRIMARY KEY (table_id, number)
);

CREATE UNIQUE INDEX entries_once ON entries (table_id, action_id) WHERE action_id IS NOT NULL;

CREATE TABLE secrets (
    name text PRIMARY KEY,
    value bytea NOT NULL
);
