import { evolve, type GameEvent, type GameState, parseHeader, type Table } from '@jadoube/laws'
import type { News } from '@jadoube/protocol'
import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { ask } from '../net/ask.js'
import type { BoardStore } from '../net/board-store.js'

/** One entry of the log: its time, its events and the state before it. */
export interface HistoryEntry {
  readonly seq: number
  readonly at: number
  readonly by: string | null
  readonly before: GameState
  readonly events: readonly GameEvent[]
}

/** The whole history of a game, for its arbiter. */
export interface GameHistory {
  readonly table: Table
  readonly state: GameState
  readonly seq: number
  readonly entries: readonly HistoryEntry[]
}

interface RecordLine {
  readonly at: number
  readonly by: string
  readonly events?: readonly GameEvent[]
  readonly log?: { readonly seq: number }
}

/** Reads a record with the stored events of each act. Nothing is decided again. */
function readHistory(text: string): GameHistory | null {
  const [first, ...rest] = text.split('\n').filter(line => line.trim() !== '')
  if (first === undefined) return null
  const table = parseHeader(JSON.parse(first))
  if (!table.ok) return null
  const { log } = JSON.parse(first) as RecordLine
  let history: GameHistory = {
    table: table.value,
    state: table.value.state,
    seq: log?.seq ?? 1,
    entries: [],
  }
  const entries: HistoryEntry[] = []
  for (const line of rest) {
    const { at, by, events = [], log: stamp } = JSON.parse(line) as RecordLine
    const seq = stamp?.seq ?? history.seq + 1
    entries.push({ seq, at, by, before: history.state, events })
    history = { ...history, seq, state: events.reduce(evolve, history.state) }
  }
  return { ...history, entries }
}

/** Adds one entry from the news of the server. */
function withNews(history: GameHistory, { seq, events, now }: News, start: number): GameHistory {
  const at = events[0]?.at ?? now - start
  const entry = { seq, at, by: null, before: history.state, events }
  return {
    ...history,
    seq,
    state: events.reduce(evolve, history.state),
    entries: [...history.entries, entry],
  }
}

/**
 * Follows the history of a board: first its record, then the news. If news is missing or
 * incomplete, the record is read again.
 */
export function followHistory(
  store: BoardStore,
  secret: string,
  seesAllNews: boolean,
): { readonly history: ReadonlySignal<GameHistory | null>; readonly stop: () => void } {
  const history = signal<GameHistory | null>(null)
  let isReading = false
  let isStopped = false
  const read = async () => {
    if (isReading) return
    isReading = true
    const answer = await ask<string>('GET', `/api/boards/${store.id}/record`, { secret })
    isReading = false
    if (isStopped) return
    if (answer.ok) history.value = readHistory(answer.value) ?? history.value
    else if (answer.error.code === 'no-network') setTimeout(() => void catchUp(), 2000)
    if (answer.ok) catchUp()
  }
  const catchUp = () => {
    const current = history.value
    const { since } = store
    if (isStopped || isReading || since === undefined) return
    if (current !== null && since <= current.seq) return
    const news = store.news.value
    const start = store.view.value?.scheduledStart ?? 0
    if (seesAllNews && current !== null && news?.seq === current.seq + 1 && news.seq === since) {
      history.value = withNews(current, news, start)
    } else void read()
  }
  const stopEffect = effect(() => {
    store.view.value
    store.news.value
    // The view changes first, then its news arrives.
    queueMicrotask(catchUp)
  })
  return {
    history,
    stop: () => {
      isStopped = true
      stopEffect()
    },
  }
}
