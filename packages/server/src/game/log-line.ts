import { type Act, type Actor, type GameEvent, readAct } from '@jadoube/laws'

/**
 * A line of the log is a line of the record with what followed from it: the act as it was sent, when and
 * by whom, the circumstances, then `events`. The first line is the header.
 */
export interface LogLine {
  readonly at: number
  readonly by: Actor
  readonly act: string
  readonly circumstances: Circumstances
  readonly events: readonly GameEvent[]
}

export type Cause =
  | 'both-present'
  | 'scheduled'
  | 'interruption'
  | 'go-on'
  | 'alarm'
  | 'dead-position'
  | 'standstill'
  | 'scoresheet'

export interface Circumstances {
  /** What was subtracted from the time of arrival for the network delay. */
  readonly lag?: number
  /** What was subtracted because the server was stalled before it read the act. */
  readonly stall?: number
  /** It could not be found out in time who can still mate: the Laws were asked without it. */
  readonly mate?: 'undetermined'
  /** Done by the server and not by a person: why. */
  readonly cause?: Cause
  readonly interruption?: { readonly from: number; readonly until: number }
  /** The server stood still while this player's clock ran: what they could lose by it at most. */
  readonly standstill?: Standstill
}

/** Milliseconds since 1970. */
export interface Standstill {
  readonly from: number
  readonly until: number
  readonly player: 'white' | 'black'
}

/**
 * Only what the act was read from is kept: anyone who sent more has said nothing by it. Put together field by
 * field, which takes half the time of making an object for it first.
 */
export function makeLogLine(
  raw: Readonly<Record<string, unknown>>,
  act: Act,
  { lag, stall, mate, cause, interruption, standstill }: Circumstances,
  events: readonly GameEvent[],
): string {
  let text = `{"at":${act.at},"by":"${act.by}","act":"${act.act}"`
  for (const name in act)
    if (name !== 'at' && name !== 'by' && name !== 'act') text += field(name, raw[name])
  text += field('lag', lag) + field('stall', stall) + field('mate', mate)
  text += field('cause', cause) + field('interruption', interruption)
  text += field('standstill', standstill)
  return `${text},"events":${JSON.stringify(events)}}`
}

const field = (name: string, value: unknown): string =>
  value === undefined ? '' : `,"${name}":${JSON.stringify(value)}`

/** Was this act, as it is sent now, what the line was written for? What the Laws do not read is not in a line. */
export function isSameAct(
  body: string,
  by: Actor,
  raw: Readonly<Record<string, unknown>>,
): boolean {
  const written = JSON.parse(body) as Readonly<Record<string, unknown>>
  if (written.by !== by || written.act !== raw.act) return false
  const read = readAct(raw, Number(written.at), by)
  if (!read.ok) return false
  // What either of them says: an act that says less than the first is another one, too.
  const names = new Set([...Object.keys(read.value), ...Object.keys(written)])
  return [...names]
    .filter(name => !besides.has(name))
    .every(name => JSON.stringify(written[name]) === JSON.stringify(raw[name]))
}

/** What a line says besides the act. */
const besides: ReadonlySet<string> = new Set([
  'at',
  'by',
  'lag',
  'stall',
  'mate',
  'cause',
  'interruption',
  'standstill',
  'events',
])

/** Only this program writes them, so what is read is what was written. */
export function parseLogLine(body: string): LogLine {
  const { at, by, act, events, ...rest } = JSON.parse(body) as LogLine & Circumstances
  const { lag, stall, mate, cause, interruption, standstill } = rest
  const circumstances = {
    ...(lag !== undefined && { lag }),
    ...(stall !== undefined && { stall }),
    ...(mate && { mate }),
    ...(cause && { cause }),
    ...(interruption && { interruption }),
    ...(standstill && { standstill }),
  }
  return { at, by, act, circumstances, events }
}
