/** The store as seen by the rest of the server. */
export { backupStore, restoreStore } from './backup.js'
export { checkBoard, checkEvent, checkStore, checkStoredBoard } from './check-store.js'
export { type Deleted, deletedOf, unfinished } from './deleted.js'
export { eachStored } from './each-stored.js'
export {
  type AlreadyExists,
  codeOf,
  type NotFound,
  type Outcome,
  reasonOf,
  type SequenceConflict,
  StoreError,
  type StoreErrorCode,
  type VersionConflict,
} from './failure.js'
export {
  bodyHash,
  type ChainFault,
  linkFault,
  linkHash,
  NOTHING_BEFORE,
  parseTombstone,
  verifyChain,
} from './hash-chain.js'
export {
  type ActId,
  type BoardId,
  type CompetitionId,
  eventOfLog,
  logOfEvent,
  parseActId,
  parseBoardId,
  parseCompetitionId,
  parseSeatId,
  type SeatId,
} from './ids.js'
export type { Head, LogEntry, NewEntry, Tombstone } from './log-entry.js'
export { logPages } from './log-pages.js'
export { openMemoryStore } from './memory-store.js'
export { isChanged, withDigest } from './meta-digest.js'
export type { Listener, News, Scope, Unsubscribe } from './news.js'
export { isFile, isPostgres, openStore } from './open-store.js'
export { openPostgresStore, type PostgresOptions } from './postgres-store.js'
export { hashSecret, makeSecret, secretMatches } from './secret.js'
export { acceptIncomplete, isIncomplete } from './sqlite/completeness.js'
export { holdFile } from './sqlite/file-lock.js'
export { openSqliteStore } from './sqlite-store.js'
export type {
  Alarms,
  Appended,
  Attendance,
  Batch,
  ClaimedAlarm,
  Heartbeats,
  Log,
  NewBoard,
  NewSeat,
  NewStored,
  Outage,
  Page,
  Register,
  Remainder as Left,
  Removal,
  Seat,
  Seats,
  Side,
  SilentProcess,
  Snapshot,
  Snapshots,
  Store,
  Stored,
} from './store.js'
export type { StoreCheck, StoreFault } from './store-fault.js'
