import type { Attempt } from '@jadoube/chess'
import type { AlreadyExists, NotFound, SequenceConflict, VersionConflict } from './failure.js'
import type { ActId, BoardId, CompetitionId, SeatId } from './ids.js'
import type { Head, LogEntry, NewEntry } from './log-entry.js'
import type { Listener, Scope, Unsubscribe } from './news.js'

/**
 * Everything that outlives the process. A write resolves only once its data would survive a power
 * cut (except in the memory store, which is for tests). The store has no clock of its own: instants
 * are passed in as milliseconds. A refusal is a value; a database that does not answer throws a
 * `StoreError`.
 */
export interface Store {
  readonly boards: Register<BoardId>
  readonly competitions: Register<CompetitionId>
  readonly log: Log
  readonly snapshots: Snapshots
  readonly seats: Seats
  readonly alarms: Alarms
  readonly heartbeats: Heartbeats
  readonly attendance: Attendance
  /** Sets up boards with their seats, and related changes: all of it, or nothing. */
  setUp(
    batch: Batch,
  ): Promise<Attempt<null, NotFound | VersionConflict | AlreadyExists | SequenceConflict>>
  /** Removes personal data, the only change that a log allows: all of it, or nothing. */
  remove(removal: Removal): Promise<void>
  /** Whether no other process had these games open when this one opened them. */
  isAlone(): Promise<boolean>
  /** Subscribes to news of one board, or of everything, until the returned function is called. */
  subscribe(to: BoardId | 'all', listener: Listener): Unsubscribe
  /** Finishes what was begun, then closes. Later calls throw `store-closed`. */
  close(): Promise<void>
}

/** What is left of boards and events after a removal of personal data or a deletion. */
export interface Removal {
  /** Entries keep their hash; the body is what is left, and the tombstone says so. */
  readonly bodies?: readonly {
    readonly board: BoardId
    readonly seq: number
    readonly body: string
    readonly tombstone: string
  }[]
  readonly boards?: readonly Remainder<BoardId>[]
  readonly competitions?: readonly Remainder<CompetitionId>[]
  readonly seats?: readonly { readonly id: SeatId; readonly meta: string }[]
}

/** With `erase` its log, links and alarm are deleted too. A snapshot is always deleted. */
export interface Remainder<Id> {
  readonly id: Id
  readonly meta: string
  readonly erase: boolean
}

/** What belongs together, such as the boards of a round. */
export interface Batch {
  readonly boards: readonly NewBoard[]
  readonly seats: readonly NewSeat[]
  /** The competition gets one more round, unless somebody has changed it since. */
  readonly competition?: {
    readonly id: CompetitionId
    readonly version: number
    readonly meta: string
  }
  /** Written to the log of the event in the same commit, unless the log has grown since. */
  readonly entry?: NewEntry
}

/** A board with the first entry of its log and its alarm. */
export interface NewBoard extends NewStored<BoardId> {
  readonly header: string
  readonly alarm: number | null
}

/** Metadata of a board or a competition: JSON text with a version that guards its changes. */
export interface Stored<Id> {
  readonly id: Id
  /** 1 when created, and one more with every change. */
  readonly version: number
  readonly meta: string
  /** The competition it belongs to; a competition may belong to a larger one. */
  readonly competition: CompetitionId | null
  readonly createdAt: number
}

export interface Register<Id> {
  create(what: NewStored<Id>): Promise<Attempt<Stored<Id>, AlreadyExists>>
  get(id: Id): Promise<Stored<Id> | undefined>
  /** In code-point order of the ids, after `after`: at most `limit`, default 100. */
  list(page?: Page<Id>): Promise<readonly Stored<Id>[]>
  count(): Promise<number>
  /** Only if nobody has changed it since `version`. */
  change(
    id: Id,
    version: number,
    meta: string,
  ): Promise<Attempt<Stored<Id>, NotFound | VersionConflict>>
}

export interface NewStored<Id> {
  readonly id: Id
  readonly meta: string
  readonly at: number
  readonly competition?: CompetitionId
}

export interface Page<Id> {
  readonly competition?: CompetitionId
  readonly after?: Id
  readonly limit?: number
}

export interface Appended {
  readonly entry: LogEntry
  /** True if this act was already in the log: `entry` is the first one, and nothing was added. */
  readonly again: boolean
}

export interface Log {
  /**
   * Adds one entry after `expected`, or nothing. An act id that is already in the board's log
   * returns its first entry, whatever `expected` says. Appends to one board can be sent without
   * waiting for each other; they are handled in order.
   */
  append(entry: NewEntry): Promise<Attempt<Appended, NotFound | SequenceConflict>>
  /** `undefined` if there is no such board or event. */
  head(board: BoardId): Promise<Head | undefined>
  /** The entries after `after` (0 for all) in order: at most `limit`, default 1000. */
  read(board: BoardId, after?: number, limit?: number): Promise<readonly LogEntry[]>
  ofAct(board: BoardId, act: ActId): Promise<LogEntry | undefined>
  /**
   * The number of the last entry ever written, stored apart from the entries in the same commit,
   * because a hash chain cannot show that its end is missing. 0 if nothing was written.
   */
  written(board: BoardId): Promise<number>
  /** The latest instant of any entry of any board; it may take a moment to find. */
  latest(): Promise<number | undefined>
}

/** The state of a board as of an entry, so that a long game opens quickly. Never authoritative. */
export interface Snapshot {
  readonly board: BoardId
  readonly seq: number
  readonly body: string
}

export interface Snapshots {
  /** Replaces an older one. Returns `false`, and saves nothing, if the stored one is not older. */
  save(snapshot: Snapshot): Promise<boolean>
  latest(board: BoardId): Promise<Snapshot | undefined>
}

export interface Seat {
  readonly id: SeatId
  readonly scope: Scope
  /** As made by `hashSecret`; the secret itself is never stored. */
  readonly secretHash: string
  /** JSON text: whose seat it is and what it may do. */
  readonly meta: string
  readonly createdAt: number
  readonly revokedAt: number | null
}

export interface NewSeat extends Pick<Seat, 'id' | 'scope' | 'secretHash' | 'meta'> {
  readonly at: number
}

export interface Seats {
  create(seat: NewSeat): Promise<Attempt<Seat, AlreadyExists>>
  get(id: SeatId): Promise<Seat | undefined>
  /** The seat that a secret opens, unless it was revoked. */
  bySecretHash(secretHash: string): Promise<Seat | undefined>
  /**
   * All seats of a board or a competition itself, including revoked ones, in the order of their
   * ids.
   */
  list(scope: Scope): Promise<readonly Seat[]>
  /**
   * The seats of all boards and competitions in code-point order of their ids, after `after`: at
   * most `limit`, default 100.
   */
  all(page?: Omit<Page<SeatId>, 'competition'>): Promise<readonly Seat[]>
  /** The secret opens nothing from now on. A seat revoked before keeps its first instant. */
  revoke(id: SeatId, at: number): Promise<Attempt<Seat, NotFound>>
  /** Replaces the secret and its metadata; the old secret opens nothing from now on. */
  reissue(
    id: SeatId,
    secretHash: string,
    meta: string,
  ): Promise<Attempt<Seat, NotFound | AlreadyExists>>
  /**
   * Changes `meta` for the same secret, only if it is still `from`. Nobody is notified: the person
   * in the seat stays.
   */
  amend(id: SeatId, from: string, meta: string): Promise<boolean>
}

/** An alarm that only this caller may fire, until its lease ends. */
export interface ClaimedAlarm {
  readonly board: BoardId
  readonly due: number
  readonly ticket: string
}

/**
 * One alarm per board, claimed by one process. If that process dies before it has settled the alarm
 * (or set or cleared it again, as an append can), another can claim it when the lease ends.
 */
export interface Alarms {
  /** Replaces what was set or claimed before. */
  arm(board: BoardId, due: number): Promise<void>
  disarm(board: BoardId): Promise<void>
  /** The earliest instant at which `claim` would find one. */
  next(): Promise<number | undefined>
  /** Those due at `now`, earliest first: at most `limit`, default 100. */
  claim(now: number, lease: number, limit?: number): Promise<readonly ClaimedAlarm[]>
  /** Marks it as done. Returns `false` if it was set, cleared or claimed again since. */
  settle(alarm: ClaimedAlarm): Promise<boolean>
}

/** A time in which no process served the boards, between two heartbeats. */
export interface Outage {
  readonly from: number
  readonly until: number
}

/** The heartbeat that all processes on one store share. */
export interface Heartbeats {
  /**
   * Records that some process is alive at `at`. If the last heartbeat is more than `tolerance`
   * older, the time between becomes an outage, in the same commit. Returns the latest outage ever
   * recorded.
   */
  beat(at: number, tolerance: number): Promise<Outage | undefined>
  /** The time of the last heartbeat; undefined if there never was one. */
  last(): Promise<number | undefined>
  /** Those that ended after `instant`, earliest first. */
  outagesAfter(instant: number): Promise<readonly Outage[]>
}

export type Side = 'white' | 'black'

/** A process without a heartbeat for too long, and the boards whose players are connected to it. */
export interface SilentProcess {
  readonly process: string
  /** The time of its last heartbeat. */
  readonly from: number
  readonly boards: readonly BoardId[]
  /**
   * Called once their clocks are stopped: nothing waits for the process any more, unless it is only
   * stalled or has come back.
   */
  forget(): Promise<void>
}

/**
 * Which players are connected to which of several processes. A player's act may wait unread at a
 * process that stands still, so their flag falls only there. With a single process, nobody is
 * elsewhere.
 */
export interface Attendance {
  /**
   * The player has connected to this process, or disconnected. Other processes know when it
   * resolves.
   */
  attend(board: BoardId, side: Side): Promise<void>
  leave(board: BoardId, side: Side): Promise<void>
  /** No other process runs: removes the rows of processes that have ended. */
  clear(): Promise<void>
  /**
   * Records that this process is alive. Returns those that have been silent for longer than
   * `tolerance`.
   */
  sign(at: number, tolerance: number): Promise<readonly SilentProcess[]>
  /**
   * Whether this player is connected to another process, which may be silent but is not forgotten
   * yet.
   */
  isElsewhere(board: BoardId, side: Side): Promise<boolean>
  /** Tells the processes that a board's players are connected to that something is due there. */
  ring(board: BoardId): Promise<void>
  /** Nobody is connected to this process any more. */
  end(): Promise<void>
}

/** For a store that one process has to itself. */
export const singleProcessAttendance: Attendance = {
  attend: async () => {},
  leave: async () => {},
  clear: async () => {},
  sign: async () => [],
  isElsewhere: async () => false,
  ring: async () => {},
  end: async () => {},
}
