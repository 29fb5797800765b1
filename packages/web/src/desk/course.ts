import { evolve, type GameEvent, type GameState, parseHeader, type Table } from '@jadoube/laws'
import type { News } from '@jadoube/protocol'
import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { ask } from '../net/ask.js'
import type { BoardStore } from '../net/board-store.js'

/** One entry of the log: when, what followed, and how the game stood before. */
export interface Entry {
  readonly seq: number
  readonly at: number
  readonly by: string | null
  readonly before: GameState
  readonly events: readonly GameEvent[]
}

/** The whole course of a game, as its arbiter knows it. */
export interface Course {
  readonly table: Table
  readonly state: GameState
  readonly seq: number
  readonly entries: readonly Entry[]
}

interface RecordLine {
  readonly at: number
  readonly by: string
  readonly events?: readonly GameEvent[]
  readonly log?: { readonly seq: number }
}

/** Reads a record with what followed from each act; nothing is decided anew. */
export function readCourse(text: string): Course | null {
  const [first, ...rest] = text.split('\n').filter(line => line.trim() !== '')
  if (first === undefined) return null
  const table = parseHeader(JSON.parse(first))
  if (!table.ok) return null
  const { log } = JSON.parse(first) as RecordLine
  let course: Course = {
    table: table.value,
    state: table.value.state,
    seq: log?.seq ?? 1,
    entries: [],
  }
  const entries: Entry[] = []
  for (const line of rest) {
    const { at, by, events = [], log: stamp } = JSON.parse(line) as RecordLine
    const seq = stamp?.seq ?? course.seq + 1
    entries.push({ seq, at, by, before: course.state, events })
    course = { ...course, seq, state: events.reduce(evolve, course.state) }
  }
  return { ...course, entries }
}

/** The course with one more entry, as the news tells it. */
export function withNews(course: Course, { seq, events, now }: News, start: number): Course {
  const at = events[0]?.at ?? now - start
  const entry = { seq, at, by: null, before: course.state, events }
  return {
    ...course,
    seq,
    state: events.reduce(evolve, course.state),
    entries: [...course.entries, entry],
  }
}

/**
 * Follows the course of a board for who may see all of it: first its record, then the news. Where news is
 * missing, or does not tell everything, the record is read again.
 */
export function followCourse(
  store: BoardStore,
  secret: string,
  tellsAll: boolean,
): { readonly course: ReadonlySignal<Course | null>; readonly stop: () => void } {
  const course = signal<Course | null>(null)
  let isReading = false
  let isEnded = false
  const read = async () => {
    if (isReading) return
    isReading = true
    const answer = await ask<string>('GET', `/api/boards/${store.id}/record`, { secret })
    isReading = false
    if (isEnded) return
    if (answer.ok) course.value = readCourse(answer.value) ?? course.value
    else if (answer.error.code === 'no-network') setTimeout(() => void catchUp(), 2000)
    if (answer.ok) catchUp()
  }
  const catchUp = () => {
    const known = course.value
    const { since } = store
    if (isEnded || isReading || since === undefined) return
    if (known !== null && since <= known.seq) return
    const news = store.news.value
    const start = store.view.value?.scheduledStart ?? 0
    if (tellsAll && known !== null && news?.seq === known.seq + 1 && news.seq === since) {
      course.value = withNews(known, news, start)
    } else void read()
  }
  const letGo = effect(() => {
    store.view.value
    store.news.value
    // The view changes first, and then comes the news of it.
    queueMicrotask(catchUp)
  })
  return {
    course,
    stop: () => {
      isEnded = true
      letGo()
    },
  }
}
