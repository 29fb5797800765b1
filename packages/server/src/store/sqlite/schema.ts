import type { Migration } from '../migration.js'

/**
 * `entry` has a rowid, so that the bodies of a commit are stored next to each other, however many
 * boards it spans. Heartbeats came with version 2: before that the last entry is the only sign of
 * life, and the silence after it is an interruption.
 */
export const SQLITE_MIGRATIONS: readonly Migration[] = [
  `
  CREATE TABLE board (
    id TEXT PRIMARY KEY, version INTEGER NOT NULL, meta TEXT NOT NULL,
    competition TEXT, created_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX board_competition ON board (competition, id);

  CREATE TABLE competition (
    id TEXT PRIMARY KEY, version INTEGER NOT NULL, meta TEXT NOT NULL,
    competition TEXT, created_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX competition_competition ON competition (competition, id);

  CREATE TABLE entry (
    board TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL,
    act TEXT, body TEXT NOT NULL, hash TEXT NOT NULL
  );
  CREATE UNIQUE INDEX entry_seq ON entry (board, seq);
  CREATE UNIQUE INDEX entry_act ON entry (board, act) WHERE act IS NOT NULL;

  CREATE TABLE snapshot (board TEXT PRIMARY KEY, seq INTEGER NOT NULL, body TEXT NOT NULL);

  CREATE TABLE seat (
    id TEXT PRIMARY KEY, scope_kind TEXT NOT NULL, scope_id TEXT NOT NULL,
    secret_hash TEXT NOT NULL UNIQUE, meta TEXT NOT NULL,
    created_at INTEGER NOT NULL, revoked_at INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX seat_scope ON seat (scope_kind, scope_id, id);

  CREATE TABLE alarm (
    board TEXT PRIMARY KEY, due INTEGER NOT NULL, ready_at INTEGER NOT NULL, ticket TEXT
  ) WITHOUT ROWID;
  CREATE INDEX alarm_ready ON alarm (ready_at);
  `,
  `
  CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL);
  CREATE TABLE outage (from_at INTEGER PRIMARY KEY, until_at INTEGER NOT NULL);
  CREATE INDEX outage_until ON outage (until_at);
  INSERT INTO pulse (one, at) SELECT 1, at FROM entry ORDER BY at DESC LIMIT 1;
  `,
  `
  CREATE TABLE holder (one INTEGER PRIMARY KEY CHECK (one = 1), token TEXT NOT NULL, process TEXT NOT NULL);
  `,
  `
  ALTER TABLE entry ADD COLUMN tombstone TEXT;
  `,
  // From here on an event has a log too: `entry.board` is then its id. A program that does not know
  // this would leave that log out of checks and exports, so it must not open the file.
  'SELECT 1',
  // The ends of logs, apart from their entries.
  `
  CREATE TABLE log_end (board TEXT PRIMARY KEY, seq INTEGER NOT NULL) WITHOUT ROWID;
  INSERT INTO log_end (board, seq) SELECT board, max(seq) FROM (
    SELECT board, seq FROM snapshot UNION ALL SELECT board, max(seq) FROM entry GROUP BY board
  ) GROUP BY board;
  `,
]
