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
CREATE TABLE pulse (one integer PRIMARY KEY CHECK (one = 1), at bigint NOT NULL);
CREATE TABLE outage (from_at bigint PRIMARY KEY, until_at bigint NOT NULL);
CREATE INDEX outage_until ON outage (until_at);
ALTER TABLE entry ADD COLUMN tombstone text;
CREATE TABLE schema_version (version integer NOT NULL);
INSERT INTO schema_version (version) VALUES (1), (2), (3), (4);
