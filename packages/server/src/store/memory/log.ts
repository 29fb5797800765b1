import type { Attempt } from '@jadoube/chess'
import { type NotFound, notFound, type SequenceConflict, sequenceConflict } from '../failure.js'
import type { Gate } from '../gate.js'
import { chainEntry, NOTHING_BEFORE } from '../hash-chain.js'
import type { ActId, BoardId } from '../ids.js'
import { assertEntry, type Head, type LogEntry, type NewEntry } from '../log-entry.js'
import type { NewsDesk } from '../news.js'
import type { Appended, Log } from '../store.js'
import type { MemoryAlarms } from './alarms.js'

export class MemoryLog implements Log {
  readonly #gate: Gate
  /** Whether there is a board or an event with this id; both have a log. */
  readonly #exists: (id: BoardId) => boolean
  readonly #alarms: MemoryAlarms
  readonly #news: NewsDesk
  readonly #entries = new Map<BoardId, LogEntry[]>()
  readonly #acts = new Map<string, LogEntry>()

  constructor(gate: Gate, exists: (id: BoardId) => boolean, alarms: MemoryAlarms, news: NewsDesk) {
    this.#gate = gate
    this.#exists = exists
    this.#alarms = alarms
    this.#news = news
  }

  /** Replaces the body of an entry by what is left of it. */
  redact(board: BoardId, seq: number, body: string, tombstone: string): void {
    const entries = this.#entries.get(board) ?? []
    const entry = entries[seq - 1]
    if (entry) entries[seq - 1] = { ...entry, body, tombstone }
  }

  erase(board: BoardId): void {
    for (const { act } of this.#entries.get(board) ?? [])
      if (act) this.#acts.delete(actKey(board, act))
    this.#entries.delete(board)
  }

  async append(what: NewEntry): Promise<Attempt<Appended, NotFound | SequenceConflict>> {
    this.#gate.pass()
    assertEntry(what)
    const { board, act, alarm } = what
    if (!this.#exists(board)) return notFound
    const first = act && this.#acts.get(actKey(board, act))
    if (first) return { ok: true, value: { entry: first, again: true } }
    const entries = this.#entries.get(board) ?? []
    const head = entries.at(-1) ?? NOTHING_BEFORE
    if (head.seq !== what.expected) return sequenceConflict(what.expected, head.seq)
    const entry = chainEntry(head, what)
    entries.push(entry)
    this.#entries.set(board, entries)
    if (act) this.#acts.set(actKey(board, act), entry)
    if (alarm !== undefined) this.#alarms.set(board, alarm)
    this.#news.publish({ kind: 'appended', board, seq: entry.seq })
    return { ok: true, value: { entry, again: false } }
  }

  async head(board: BoardId): Promise<Head | undefined> {
    this.#gate.pass()
    if (!this.#exists(board)) return undefined
    const { seq, hash } = this.#entries.get(board)?.at(-1) ?? NOTHING_BEFORE
    return { seq, hash }
  }

  async read(board: BoardId, after = 0, limit = 1000): Promise<readonly LogEntry[]> {
    this.#gate.pass()
    return (this.#entries.get(board) ?? []).slice(after, after + limit)
  }

  async ofAct(board: BoardId, act: ActId): Promise<LogEntry | undefined> {
    this.#gate.pass()
    return this.#acts.get(actKey(board, act))
  }

  async written(board: BoardId): Promise<number> {
    this.#gate.pass()
    return this.#entries.get(board)?.length ?? 0
  }

  async latest(): Promise<number | undefined> {
    this.#gate.pass()
    let latest: number | undefined
    for (const entries of this.#entries.values())
      latest = Math.max(latest ?? 0, entries.at(-1)?.at ?? 0)
    return latest
  }
}

const actKey = (board: BoardId, act: ActId): string => `${board}\n${act}`
