import { randomBytes } from 'node:crypto'
import type { EventActor } from '@jadoube/protocol'
import { Mailbox } from '../board/mailbox.js'
import {
  type ActId,
  type Batch,
  type CompetitionId,
  type Head,
  type LogEntry,
  linkFault,
  logOfEvent,
  logPages,
  NOTHING_BEFORE,
  type Store,
  StoreError,
} from '../store/index.js'
import type { ActsToDecide, Decided } from './large-field.js'
import { followInTurns } from './log/evolve.js'
import { type EventLine, type LoggedAct, makeEventLine, parseEventLine } from './log/line.js'
import type { EventRefusal } from './log/refusal.js'
import { type EventState, newEvent } from './log/state.js'

/** The result of submitting acts. */
export type BookAnswer =
  | {
      readonly kind: 'ack'
      readonly seq: number
      readonly again: boolean
      readonly line: EventLine
    }
  | { readonly kind: 'refused'; readonly refusal: EventRefusal; readonly act: number }
  /** Somebody else has acted since the number that the sender had seen. */
  | { readonly kind: 'changed-meanwhile'; readonly seq: number }
  /** The log has reached its maximum size. */
  | { readonly kind: 'full' }
  /** Different acts were sent with this id before. */
  | { readonly kind: 'id-used' }

/** Acts on their way into the log of an event. */
interface SubmittedActs {
  readonly by: EventActor
  /** The same id means the same request. Without an id it is decided again each time. */
  readonly id?: string
  readonly acts: readonly LoggedAct[]
  /** The log number that the sender had seen; nothing may have been added since. */
  readonly seen?: number
}

/** The same for acts that depend on the current state of the event. */
interface SubmittedPlan extends Omit<SubmittedActs, 'acts'> {
  /** Whether a line belongs to this request, if one was sent with its id before. */
  readonly isSameRequest?: (line: EventLine) => boolean
}

/** What is set up in the same commit. */
export type SameCommit = Omit<Batch, 'entry'>

interface Plan {
  readonly acts: readonly LoggedAct[]
  readonly sameCommit: SameCommit
}

interface Parts {
  readonly store: Store
  readonly now: () => number
  readonly advanced: (book: EventBook, line: EventLine) => void
  /** Decides acts; asynchronous, because a large field takes time. */
  readonly decide: (state: EventState, deciding: ActsToDecide) => Promise<Decided>
}

/** How often to retry if the log grows while something is being written. */
const MAX_TRIES = 50
/** Characters. Enough for thousands of players and rounds. */
const LARGEST_LOG = 50_000_000

/** The log of one event as far as it was read, and the resulting state. */
export class EventBook {
  readonly event: CompetitionId
  /**
   * Changes whenever the log is read from its beginning, because removing data from it changes no
   * number.
   */
  readonly instanceId = randomBytes(6).toString('base64url')
  readonly #store: Store
  readonly #now: () => number
  readonly #advanced: (book: EventBook, line: EventLine) => void
  readonly #decide: Parts['decide']
  readonly #mailbox = new Mailbox()
  #state: EventState = newEvent
  #head: Head = NOTHING_BEFORE
  #announced = 0
  /** The newest entry announced before the reading in progress. */
  #announcedBeforeReading = 0
  /** Characters in the log. */
  #size = 0
  usedAt: number

  private constructor(event: CompetitionId, { store, now, advanced, decide }: Parts) {
    this.event = event
    this.#store = store
    this.#now = now
    this.#advanced = advanced
    this.#decide = decide
    this.usedAt = now()
  }

  static async open(event: CompetitionId, parts: Parts): Promise<EventBook> {
    const book = new EventBook(event, parts)
    // Read before the entries: other processes may be adding some.
    const written = await parts.store.log.written(logOfEvent(event))
    await book.#readNewEntries()
    if (written > book.#head.seq) throw new StoreError('store-damaged', 'chain-cut-short')
    return book
  }

  get state(): EventState {
    return this.#state
  }

  /** Whether the event has a tournament, and therefore a log. */
  get hasTournament(): boolean {
    return this.#state.tournament.settings !== null
  }

  /** The state including everything that news has announced. */
  async current(): Promise<EventState> {
    this.usedAt = this.#now()
    if (Math.max(this.#announced, this.#announcedBeforeReading) > this.#state.seq)
      await this.#run(() => this.#readNewEntries())
    return this.#state
  }

  noteAnnounced(seq: number): void {
    this.#announced = Math.max(this.#announced, seq)
    // This process has already applied what it wrote itself.
    if (this.#mailbox.idle && this.#announced > this.#state.seq)
      void this.#run(() => this.#readNewEntries()).catch(() => {})
  }

  /** Runs a job of this event, then reads what others wrote meanwhile. */
  async #run<T>(job: () => Promise<T>): Promise<T> {
    const done = await this.#mailbox.run(job)
    this.noteAnnounced(0)
    return done
  }

  /** Submits acts. They are durable when this resolves with an acknowledgement. */
  act(submitted: SubmittedActs): Promise<BookAnswer> {
    const { acts, ...rest } = submitted
    return this.plan({ ...rest, isSameRequest: hasSameActs(acts) }, async () => ({
      acts,
      sameCommit: { boards: [], seats: [] },
    }))
  }

  /**
   * The same for acts that depend on the state of the event, with more to be set up in the same
   * commit.
   */
  plan(
    { by, id, seen, isSameRequest = () => true }: SubmittedPlan,
    make: (state: EventState) => Promise<Plan | BookAnswer>,
  ): Promise<BookAnswer> {
    this.usedAt = this.#now()
    return this.#run(async () => {
      const actId = id === undefined ? undefined : (`${by.seat ?? by.role}:${id}` as ActId)
      const log = logOfEvent(this.event)
      const before = actId && (await this.#store.log.ofAct(log, actId))
      if (before) return answerToRepeat(before, isSameRequest)
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const state = this.#state
        if (seen !== undefined && seen !== state.seq)
          return { kind: 'changed-meanwhile', seq: state.seq }
        // The result of a board is always accepted.
        if (this.#size > LARGEST_LOG && by.role !== 'board') return { kind: 'full' }
        const planned = await make(state)
        if ('kind' in planned) return planned
        const at = this.#now()
        const decided = await this.#decide(state, { by, at, acts: planned.acts })
        if (!decided.ok) return { kind: 'refused', refusal: decided.refusal, act: decided.act }
        const line: EventLine = {
          ...(state.seq === 0 && { jadoube: 'event-log/1' as const }),
          at,
          by,
          acts: planned.acts,
          events: decided.events,
        }
        const entry = {
          board: log,
          expected: state.seq,
          at,
          body: makeEventLine(line),
          ...(actId && { act: actId }),
        }
        const written = await this.#write(planned.sameCommit, entry)
        await this.#readNewEntries()
        if (written) return { kind: 'ack', seq: state.seq + 1, again: false, line }
        const first = actId && (await this.#store.log.ofAct(log, actId))
        if (first) return answerToRepeat(first, isSameRequest)
      }
      throw new Error(`event ${this.event} could not be written to`)
    })
  }

  /** Whether it was written; false if the log has grown meanwhile. */
  async #write(sameCommit: SameCommit, entry: NonNullable<Batch['entry']>): Promise<boolean> {
    const { log } = this.#store
    if (
      sameCommit.boards.length === 0 &&
      sameCommit.seats.length === 0 &&
      !sameCommit.competition
    ) {
      const appended = await log.append(entry)
      if (appended.ok) return !appended.value.again
      if (appended.error.code === 'not-found') throw new StoreError('store-damaged', 'not-found')
      return false
    }
    const made = await this.#store.setUp({ ...sameCommit, entry })
    if (made.ok) return true
    if (made.error.code === 'sequence-conflict' || made.error.code === 'version-conflict')
      return false
    throw new Error(`an event could not be written to: ${made.error.code}`)
  }

  async #readNewEntries(): Promise<void> {
    const log = logOfEvent(this.event)
    this.#announcedBeforeReading = this.#announced
    // News that arrives from now on may be of entries that are not read any more.
    this.#announced = 0
    try {
      for await (const entries of logPages(this.#store, log, this.#state.seq)) {
        for (const entry of entries) {
          const fault = linkFault(this.#head, entry)
          if (fault) throw new StoreError('store-damaged', fault)
          const line = parseEventLine(entry.body)
          this.#head = { seq: entry.seq, hash: entry.hash }
          this.#size += entry.body.length
          this.#state = await followInTurns(this.#state, line)
          this.#advanced(this, line)
        }
      }
    } catch (error) {
      this.#announced = Math.max(this.#announced, this.#announcedBeforeReading)
      throw error
    } finally {
      this.#announcedBeforeReading = 0
    }
  }
}

/** Whether a line contains these acts. */
export const hasSameActs =
  (acts: readonly LoggedAct[]) =>
  (line: EventLine): boolean =>
    JSON.stringify(acts) === JSON.stringify(line.acts)

/**
 * The answer to a request that is already in the log, if it is the same request. After a removal
 * nobody can tell.
 */
function answerToRepeat(entry: LogEntry, isSameRequest: (line: EventLine) => boolean): BookAnswer {
  const line = parseEventLine(entry.body)
  if (entry.tombstone == null && !isSameRequest(line)) return { kind: 'id-used' }
  return { kind: 'ack', seq: entry.seq, again: true, line }
}
