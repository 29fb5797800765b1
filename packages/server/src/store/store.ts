import type { Attempt } from '@jadoube/chess'
import type { AlreadyExists, NotFound, SequenceConflict, VersionConflict } from './failure.js'
import type { ActId, BoardId, CompetitionId, SeatId } from './ids.js'
import type { Head, LogEntry, NewEntry } from './log-entry.js'
import type { Listener, Scope, Unsubscribe } from './news.js'

/**
 * Everything that outlives the process. Each promise of a write resolves only once what it wrote
 * would survive a power cut (the memory store, which is for tests, excepted). The store has no clock
 * of its own: instants come in as milliseconds. A refusal is a value; a database that does not answer
 * throws a `StoreError`.
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
  /** Sets up boards with their seats, and what changes with them: all of it, or nothing at all. */
  setUp(
    batch: Batch,
  ): Promise<Attempt<null, NotFound | VersionConflict | AlreadyExists | SequenceConflict>>
  /** Removes personal data, which is the only change that a log knows: all of it, or nothing. */
  remove(removal: Removal): Promise<void>
  /** Whether no other process had these games open when this one opened them. */
  isAlone(): Promise<boolean>
  /** News of one board, or of everything, until the returned function is called. */
  subscribe(to: BoardId | 'all', listener: Listener): Unsubscribe
  /** Finishes what was begun, then lets go. Calls made afterwards throw `store-closed`. */
  close(): Promise<void>
}

/** What is left of boards and events once somebody's data, or all of it, was removed. */
export interface Removal {
  /** Entries keep their hash; the body is what is left, and the tombstone says so. */
  readonly bodies?: readonly {
    readonly board: BoardId
    readonly seq: number
    readonly body: string
    readonly tombstone: string
  }[]
  readonly boards?: readonly Left<BoardId>[]
  readonly competitions?: readonly Left<CompetitionId>[]
  readonly seats?: readonly { readonly id: SeatId; readonly meta: string }[]
}

/** With `erase` its log, its links and its alarm go as well. A snapshot goes in any case. */
export interface Left<Id> {
  readonly id: Id
  readonly meta: string
  readonly erase: boolean
}

/** What belongs together, such as the boards of a round. */
export interface Batch {
  readonly boards: readonly NewBoard[]
  readonly seats: readonly NewSeat[]
  /** The competition that they belong to has one more round, unless somebody has changed it since. */
  readonly competition?: {
    readonly id: CompetitionId
    readonly version: number
    readonly meta: string
  }
  /** What is written to the log of the event in the same commit, unless it has grown since. */
  readonly entry?: NewEntry
}

/** A board with the first entry of its log and its alarm. */
export interface NewBoard extends NewKept<BoardId> {
  readonly header: string
  readonly alarm: number | null
}

/** Metadata of a board or a competition: JSON text with a version that guards its changes. */
export interface Kept<Id> {
  readonly id: Id
  /** 1 when created, and one more with every change. */
  readonly version: number
  readonly meta: string
  /** The competition it is part of; a competition may be part of a larger one. */
  readonly competition: CompetitionId | null
  readonly createdAt: number
}

export interface Register<Id> {
  create(what: NewKept<Id>): Promise<Attempt<Kept<Id>, AlreadyExists>>
  get(id: Id): Promise<Kept<Id> | undefined>
  /** By id in code-point order, `after` excluded: at most `limit`, 100 unless said. */
  list(page?: Page<Id>): Promise<readonly Kept<Id>[]>
  count(): Promise<number>
  /** Only if nobody has changed it since `version`. */
  change(
    id: Id,
    version: number,
    meta: string,
  ): Promise<Attempt<Kept<Id>, NotFound | VersionConflict>>
}

export interface NewKept<Id> {
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
  /** True when this act was already in the log: `entry` is then the first one, nothing was added. */
  readonly again: boolean
}

export interface Log {
  /**
   * Adds one entry after `expected`, or nothing at all. An act id that the board's log already holds
   * gets the first entry back, whatever `expected` says. Appends to one board may be sent without
   * waiting for each other; they are taken in order.
   */
  append(entry: NewEntry): Promise<Attempt<Appended, NotFound | SequenceConflict>>
  /** `undefined` where there is no such board or event. */
  head(board: BoardId): Promise<Head | undefined>
  /** The entries after `after` (0 for all) in order: at most `limit`, 1000 unless said. */
  read(board: BoardId, after?: number, limit?: number): Promise<readonly LogEntry[]>
  ofAct(board: BoardId, act: ActId): Promise<LogEntry | undefined>
  /**
   * The number of the last entry that was ever written, kept apart from the entries and in the same commit:
   * a chain of hashes cannot show that its end is missing. 0 where nothing was written.
   */
  written(board: BoardId): Promise<number>
  /** The latest instant of any entry of any board; it may take a moment to find. */
  latest(): Promise<number | undefined>
}

/** The state of a board as of an entry, so that a long game opens at once. Never the truth. */
export interface Snapshot {
  readonly board: BoardId
  readonly seq: number
  readonly body: string
}

export interface Snapshots {
  /** Replaces an older one. One that is not newer than what is there is dropped: `false`. */
  save(snapshot: Snapshot): Promise<boolean>
  latest(board: BoardId): Promise<Snapshot | undefined>
}

export interface Seat {
  readonly id: SeatId
  readonly scope: Scope
  /** As `hashSecret` makes it; the secret itself is never kept. */
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
  /** All of a board's or of a competition's own, also the revoked, in the order of their ids. */
  list(scope: Scope): Promise<readonly Seat[]>
  /** The secret opens nothing from now on. A seat revoked before keeps its first instant. */
  revoke(id: SeatId, at: number): Promise<Attempt<Seat, NotFound>>
  /** A new secret, and what is kept with it, in place of the old one, which opens nothing from now on. */
  reissue(
    id: SeatId,
    secretHash: string,
    meta: string,
  ): Promise<Attempt<Seat, NotFound | AlreadyExists>>
  /** Other `meta` for the same secret, only if it is still `from`. Nobody is told: the person in the seat stays. */
  amend(id: SeatId, from: string, meta: string): Promise<boolean>
}

/** An alarm that this caller alone may fire, until its lease runs out. */
export interface ClaimedAlarm {
  readonly board: BoardId
  readonly due: number
  readonly ticket: string
}

/**
 * One alarm per board. Of all processes one claims it; if that process dies before it has settled the
 * alarm (or armed or disarmed it again, as an append can), another may claim it when the lease is over.
 */
export interface Alarms {
  /** In place of what was armed or claimed before. */
  arm(board: BoardId, due: number): Promise<void>
  disarm(board: BoardId): Promise<void>
  /** The earliest instant at which `claim` would find one. */
  next(): Promise<number | undefined>
  /** Those due at `now`, earliest first: at most `limit`, 100 unless said. */
  claim(now: number, lease: number, limit?: number): Promise<readonly ClaimedAlarm[]>
  /** Done with: `false` if it was armed, disarmed or claimed again since. */
  settle(alarm: ClaimedAlarm): Promise<boolean>
}

/** A time in which no process served the boards, between two signs of life. */
export interface Outage {
  readonly from: number
  readonly until: number
}

/** The sign of life that all processes on one store share. */
export interface Heartbeats {
  /**
   * Some process is alive at `at`. Where the last sign is more than `tolerance` older, the time between
   * becomes an outage, in the same commit. Gives the latest outage there ever was.
   */
  beat(at: number, tolerance: number): Promise<Outage | undefined>
  /** When the last sign was; undefined where there never was one. */
  last(): Promise<number | undefined>
  /** Those that ended after `instant`, earliest first. */
  outagesAfter(instant: number): Promise<readonly Outage[]>
}

export type Side = 'white' | 'black'

/** A process that has given no sign for too long, and the boards whose players it should have heard. */
export interface SilentProcess {
  readonly process: string
  /** When it gave its last sign. */
  readonly from: number
  readonly boards: readonly BoardId[]
  /** Once their clocks are stopped: nothing waits for it any more, unless it still stands there or has come back. */
  forget(): Promise<void>
}

/**
 * Which of several processes hears which players. What a player sent may lie unread at a process that stands still, so
 * their flag falls only there. Where there is one process, nobody is elsewhere.
 */
export interface Attendance {
  /** The player's connection is at this process, or is not any more. Known to the others when it resolves. */
  attend(board: BoardId, side: Side): Promise<void>
  leave(board: BoardId, side: Side): Promise<void>
  /** Nobody else runs: what processes that ended have left is removed. */
  clear(): Promise<void>
  /** This process lives. Gives those that have been silent for longer than `tolerance`. */
  sign(at: number, tolerance: number): Promise<readonly SilentProcess[]>
  /** Whether another process hears this player, or has been silent and is not forgotten yet. */
  isElsewhere(board: BoardId, side: Side): Promise<boolean>
  /** Has the processes that hear its players look at a board, where something is due. */
  ring(board: BoardId): Promise<void>
  /** Nobody is heard here any more. */
  end(): Promise<void>
}

/** Of a store that one process has to itself. */
export const aloneInAttendance: Attendance = {
  attend: async () => {},
  leave: async () => {},
  clear: async () => {},
  sign: async () => [],
  isElsewhere: async () => false,
  ring: async () => {},
  end: async () => {},
}
