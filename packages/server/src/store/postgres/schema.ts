import type { Migration } from '../migration.js'

/** Ids are compared by code point (`C`), as in the other stores, whatever the database's locale. */
export const POSTGRES_MIGRATIONS: readonly Migration[] = [
  `
  CREATE TABLE board (
    id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, meta text NOT NULL,
    competition text COLLATE "C", created_at bigint NOT NULL
  );
  CREATE INDEX board_competition ON board (competition, id);

  CREATE TABLE competition (
    id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, meta text NOT NULL,
    competition text COLLATE "C", created_at bigint NOT NULL
  );
  CREATE INDEX competition_competition ON competition (competition, id);

  CREATE TABLE entry (
    board text COLLATE "C" NOT NULL, seq bigint NOT NULL, at bigint NOT NULL,
    act text COLLATE "C", body text NOT NULL, hash text NOT NULL,
    PRIMARY KEY (board, seq)
  );
  CREATE UNIQUE INDEX entry_act ON entry (board, act) WHERE act IS NOT NULL;

  CREATE TABLE snapshot (
    board text COLLATE "C" PRIMARY KEY, seq bigint NOT NULL, body text NOT NULL
  );

  CREATE TABLE seat (
    id text COLLATE "C" PRIMARY KEY, scope_kind text NOT NULL, scope_id text COLLATE "C" NOT NULL,
    secret_hash text NOT NULL UNIQUE, meta text NOT NULL,
    created_at bigint NOT NULL, revoked_at bigint
  );
  CREATE INDEX seat_scope ON seat (scope_kind, scope_id, id);

  CREATE TABLE alarm (
    board text COLLATE "C" PRIMARY KEY, due bigint NOT NULL, ready_at bigint NOT NULL, ticket text
  );
  CREATE INDEX alarm_ready ON alarm (ready_at);
  `,
  `
  CREATE TABLE pulse (one integer PRIMARY KEY CHECK (one = 1), at bigint NOT NULL);
  CREATE TABLE outage (from_at bigint PRIMARY KEY, until_at bigint NOT NULL);
  CREATE INDEX outage_until ON outage (until_at);
  INSERT INTO pulse (one, at) SELECT 1, at FROM entry ORDER BY at DESC LIMIT 1;
  `,
  `
  ALTER TABLE entry ADD COLUMN tombstone text;
  `,
  // From here on an event has a log too: `entry.board` is then its id. See the SQLite schema.
  'SELECT 1',
  // The ends of logs, apart from their entries. Pages have free space, so that rows are updated in
  // place.
  `
  CREATE TABLE log_end (
    board text COLLATE "C" PRIMARY KEY, seq bigint NOT NULL
  ) WITH (fillfactor = 70);
  INSERT INTO log_end (board, seq) SELECT board, max(seq) FROM (
    SELECT board, seq FROM snapshot UNION ALL SELECT board, max(seq) FROM entry GROUP BY board
  ) ends GROUP BY board;
  `,
]
