import { type Attempt, done, failed } from '@jadoube/chess'
import { isRegulation, RecordRuler } from '@jadoube/laws'
import { INTERRUPTION } from '../game/game.js'
import { type Circumstances, makeLogLine } from '../game/log-line.js'
import { isTooDeep } from '../json-depth.js'
import { linesOf } from './lines.js'

/** A record in the form of a board's log. */
export interface RecordAsLog {
  readonly header: Readonly<Record<string, unknown>>
  /** The lines after the header, each as a line of the log. */
  readonly bodies: readonly string[]
  /** The time of the last act, in the time of the record. */
  readonly last: number
}

export type ReadRecord = Attempt<RecordAsLog, string>

/** Characters; one line is parsed in one go. */
const LONGEST_LINE = 100_000

/**
 * Rules on every act of a record again. A game in progress is interrupted as of its last act until
 * the arbiter resumes it. `now` is the server's clock; more than `most` acts are refused.
 */
export function readRecord(text: string, now: number, most: number): ReadRecord {
  const ruler = new RecordRuler()
  const bodies: string[] = []
  let header: Record<string, unknown> | undefined
  let fault: string | undefined
  const ruleOn = (line: string, circumstances: Circumstances = {}): void => {
    const ruled = ruler.take(line)
    if (!ruled.ok) {
      const { line: number, reason } = ruled.error
      fault = header === undefined ? reason : `line ${number}: ${reason}`
      return
    }
    if (header === undefined && ruler.table !== null) {
      const { log: _, ...plain } = JSON.parse(line) as Record<string, unknown>
      header = plain
    }
    if (ruled.value === null || ruled.value.act === null) return
    const { act, outcome } = ruled.value
    const events = outcome.filter(each => each.type !== 'refused')
    if (events.length > 0) bodies.push(makeLogLine(JSON.parse(line), act, circumstances, events))
  }
  let count = 0
  for (const line of linesOf(text)) {
    count++
    if (line.length > LONGEST_LINE)
      return failed(`line ${count} is longer than any line of a record`)
  }
  count = 0
  for (const line of linesOf(text)) {
    count++
    if (count === 1 && line.trim() === '') return failed('there is no header')
    ruleOn(line)
    if (fault !== undefined) return failed(fault)
    if (bodies.length > most) return failed(`there are more than ${most} acts`)
  }
  if (header === undefined) return failed('there is no header')
  if (isTooDeep(header)) return failed('the header is nested too deeply')
  const unknown = Object.keys(header.regulations ?? {}).find(name => !isRegulation(name))
  if (unknown !== undefined) return failed(`regulations.${unknown}: there is no such regulation`)
  const last = Math.max(0, ruler.state?.at ?? 0)
  if (ruler.state?.status === 'in-play' && ruler.state.clock?.state === 'running') {
    ruleOn(JSON.stringify({ at: last, by: 'arbiter', act: 'pause', why: INTERRUPTION }), {
      cause: 'interruption',
      interruption: { from: now, until: now },
    })
  }
  return done({ header, bodies, last })
}
