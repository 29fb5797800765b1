import { type Attempt, done, failed } from '@jadoube/chess'
import { type GameEvent, RecordRuler } from '@jadoube/laws'
import { createBoard } from '../board/create-board.js'
import type { House } from '../board/house.js'
import { type Circumstances, makeLine } from '../board/line.js'
import { isTooDeep } from '../depth.js'
import type { BoardId, Store } from '../store/index.js'
import { INTERRUPTION } from '../view/pending.js'

interface Imported {
  readonly raw: Readonly<Record<string, unknown>>
  readonly act: Parameters<typeof makeLine>[1]
  readonly events: readonly GameEvent[]
  readonly circumstances: Circumstances
}

/** Milliseconds for which one long record may keep everybody else waiting. */
const LONGEST_TURN = 10
/** Characters; one line is read in one go, and nobody's clock may wait for it. */
const LONGEST_LINE = 100_000
/** Lines that are written together. */
const AT_ONCE = 256

/**
 * Takes a record in as a new board: every act is ruled on again. A game that was under way stands
 * interrupted as of its last act, until the arbiter lets it go on.
 */
export async function importRecord(
  store: Store,
  now: number,
  text: string,
  houseFrom: (header: Readonly<Record<string, unknown>>, scheduledStart: number) => House,
): Promise<Attempt<BoardId, string>> {
  const [first = '', ...rest] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const long = [first, ...rest].findIndex(line => line.length > LONGEST_LINE)
  if (long >= 0) return failed(`line ${long + 1} is longer than any line of a record`)
  const ruler = new RecordRuler()
  const header = ruler.take(first)
  if (!header.ok) return failed(header.error.reason)
  if (ruler.table === null) return failed('there is no header')
  const { log: _, ...plain } = JSON.parse(first) as Record<string, unknown>
  if (isTooDeep(plain)) return failed('nothing lies that deep in a header')
  const lines: Imported[] = []
  const take = (line: string, circumstances: Circumstances = {}): string | undefined => {
    const ruled = ruler.take(line)
    if (!ruled.ok) return `line ${ruled.error.line}: ${ruled.error.reason}`
    if (ruled.value === null || ruled.value.act === null) return undefined
    const { act } = ruled.value
    const events = ruled.value.outcome.filter(each => each.type !== 'refused')
    if (events.length > 0) lines.push({ raw: JSON.parse(line), act, events, circumstances })
    return undefined
  }
  let turn = performance.now()
  for (const line of rest) {
    const fault = take(line)
    if (fault !== undefined) return failed(fault)
    if (performance.now() - turn < LONGEST_TURN) continue
    await new Promise(setImmediate)
    turn = performance.now()
  }
  const last = Math.max(0, ruler.state?.at ?? 0)
  const scheduledStart = now - last
  if (ruler.state?.status === 'in-play' && ruler.state.clock?.state === 'running') {
    const pause = { at: last, by: 'arbiter', act: 'pause', why: INTERRUPTION }
    take(JSON.stringify(pause), {
      cause: 'interruption',
      interruption: { from: now, until: now },
    })
  }
  const created = await createBoard(store, now, plain, houseFrom(plain, scheduledStart))
  if (!created.ok) return created
  const { board } = created.value
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const written = await Promise.all(
      lines.slice(from, from + AT_ONCE).map(({ raw, act, events, circumstances }, n) =>
        store.log.append({
          board,
          expected: from + n + 1,
          at: now,
          body: makeLine(raw, act, circumstances, events),
        }),
      ),
    )
    if (written.some(({ ok }) => !ok)) throw new Error('a new board was written to by another')
  }
  await store.alarms.disarm(board)
  return done(board)
}
