import { setTimeout as sleep } from 'node:timers/promises'
import type { Attempt } from '@jadoube/chess'
import {
  type NotFound,
  notFound,
  type SequenceConflict,
  StoreError,
  sequenceConflict,
} from '../failure.js'
import { chainEntry } from '../hash-chain.js'
import type { HeadCache } from '../head-cache.js'
import type { BoardId } from '../ids.js'
import type { Head, LogEntry, NewEntry } from '../log-entry.js'
import type { Appended } from '../store.js'
import { type BeforeAppend, readBeforeAppend } from './before-append.js'
import type { PostgresDatabase } from './database.js'
import { insert, type Linked } from './insert.js'

type Answer = Attempt<Appended, NotFound | SequenceConflict>

interface Waiting {
  readonly what: NewEntry
  readonly since: number
  readonly answer: (answer: Answer) => void
  readonly reject: (error: unknown) => void
  /** What was sent when the connection was lost: it may or may not have been written. */
  unsure: LogEntry | undefined
  /** Something in the same statement failed, perhaps this: it must be sent alone. */
  alone: boolean
  /** How often it was sent and not written although nothing failed. */
  passedOver: number
}

export interface AppenderParts {
  readonly database: PostgresDatabase
  readonly heads: HeadCache
  /** Identifies this store in the news. */
  readonly self: string
  readonly appended: (entry: LogEntry) => void
}

const LARGEST_GROUP = 500

/**
 * A lost race is noticed in the next round, so more than one or two mean that the database is
 * broken.
 */
const MAX_PASSED_OVER = 5

/**
 * Runs one statement at a time; what arrives meanwhile shares the next. If the database goes away,
 * it waits, and afterwards looks for what was in progress: the hash tells whether the entry in its
 * place is the one that was sent.
 */
export class Appender {
  readonly #parts: AppenderParts
  #queue: Waiting[] = []
  #running = false

  constructor(parts: AppenderParts) {
    this.#parts = parts
  }

  append(what: NewEntry): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#queue.push({
        what,
        since: performance.now(),
        answer: resolve,
        reject,
        unsure: undefined,
        alone: false,
        passedOver: 0,
      })
      if (!this.#running) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#running = true
    await new Promise(resolve => setImmediate(resolve)) // the rest of this turn joins it
    let failures = 0
    while (this.#queue.length > 0) {
      const group = this.#take()
      const left = new Set(group)
      try {
        await this.#round(group, left)
        failures = 0
      } catch (error) {
        if (this.#requeue([...left], error)) await sleep(Math.min(20 * 2 ** failures++, 500))
      }
    }
    this.#running = false
  }

  /** The next in line, one per board; those that must go alone go alone. */
  #take(): Waiting[] {
    const group = new Map<BoardId, Waiting>()
    const rest: Waiting[] = []
    let most = LARGEST_GROUP
    for (const waiting of this.#queue) {
      const { board } = waiting.what
      // What comes after an entry that must go alone waits too: the order of a board's acts
      // matters.
      if (group.size >= most || group.has(board) || (waiting.alone && group.size > 0)) {
        rest.push(waiting)
        if (waiting.alone) most = group.size
      } else {
        group.set(board, waiting)
        if (waiting.alone) most = 1
      }
    }
    this.#queue = rest
    return [...group.values()]
  }

  async #round(group: readonly Waiting[], left: Set<Waiting>): Promise<void> {
    const { database, heads, self, appended } = this.#parts
    const settle = (waiting: Waiting, answer: Answer) => {
      left.delete(waiting)
      waiting.answer(answer)
    }
    const ready = await this.#ready(group, settle)
    if (ready.size === 0) return
    const linked: Linked[] = []
    for (const [{ what }, head] of ready)
      linked.push({ what, entry: chainEntry(head, what), previous: head.hash })
    let written: ReadonlySet<BoardId>
    try {
      written = await insert(database, self, linked)
    } catch (error) {
      if (error instanceof StoreError && error.outcome === 'unknown')
        for (const [n, waiting] of [...ready.keys()].entries()) waiting.unsure = linked[n]?.entry
      throw error
    }
    for (const [n, waiting] of [...ready.keys()].entries()) {
      const entry = linked[n]?.entry
      if (!entry) continue
      if (written.has(entry.board)) {
        heads.set(entry.board, entry)
        settle(waiting, { ok: true, value: { entry, again: false } })
        appended(entry)
      } else {
        // Another process was faster, or the act is already there: the next round finds out which.
        heads.forget(entry.board)
        left.delete(waiting)
        if (++waiting.passedOver <= MAX_PASSED_OVER) this.#queue.unshift(waiting)
        else waiting.reject(new StoreError('store-failed', 'passed-over'))
      }
    }
  }

  /** Answers those that have an answer, and returns the others with the head that they follow. */
  async #ready(
    group: readonly Waiting[],
    settle: (waiting: Waiting, answer: Answer) => void,
  ): Promise<ReadonlyMap<Waiting, Head>> {
    const { database, heads, appended } = this.#parts
    const ready = new Map<Waiting, Head>()
    const unknown: Waiting[] = []
    for (const waiting of group) {
      const head = heads.get(waiting.what.board)
      if (head?.seq === waiting.what.expected && !waiting.unsure) ready.set(waiting, head)
      else unknown.push(waiting)
    }
    if (unknown.length === 0) return ready
    const known = await readBeforeAppend(
      database,
      unknown.map(({ what }) => what),
    )
    for (const [n, waiting] of unknown.entries()) {
      const found = known[n]
      if (!found) continue
      if (found.head) heads.set(waiting.what.board, found.head)
      const answer = answerTo(waiting, found)
      if (answer) {
        settle(waiting, answer)
        if (answer.ok && !answer.value.again) appended(answer.value.entry)
      } else if (found.head) ready.set(waiting, found.head)
    }
    return ready
  }

  /** Whether to try again; callers that have waited too long get the error. */
  #requeue(left: readonly Waiting[], error: unknown): boolean {
    const { database, heads } = this.#parts
    const transient = error instanceof StoreError && error.transient
    const again: Waiting[] = []
    for (const waiting of left) {
      heads.forget(waiting.what.board)
      const mayWait = performance.now() - waiting.since < database.patience
      if (transient ? mayWait : left.length > 1) {
        waiting.alone = !transient
        again.push(waiting)
      } else waiting.reject(errorOf(error, waiting))
    }
    this.#queue.unshift(...again)
    return transient
  }
}

function answerTo(
  { what, unsure }: Waiting,
  { head, ofAct, hashInPlace }: BeforeAppend,
): Answer | undefined {
  if (!head) return notFound
  if (unsure && hashInPlace === unsure.hash)
    return { ok: true, value: { entry: unsure, again: false } }
  if (ofAct) return { ok: true, value: { entry: ofAct, again: true } }
  return head.seq === what.expected ? undefined : sequenceConflict(what.expected, head.seq)
}

/** An entry that was sent once and not seen since may exist, whatever the last attempt said. */
function errorOf(error: unknown, { unsure }: Waiting): unknown {
  if (!(error instanceof StoreError)) return error
  return new StoreError(error.code, error.reason, unsure ? 'unknown' : 'not-written')
}
