import { type Act, type Actor, type GameEvent, readAct } from '@jadoube/laws'

/**
 * A line of the log is a line of the record with its consequences: the act as it was sent, when and
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
  /** Milliseconds subtracted from the time of arrival for the network delay. */
  readonly lag?: number
  /** Milliseconds subtracted because the server stood still before it read the act. */
  readonly stall?: number
  /** It was not known in time who can still mate, so the Laws were applied without it. */
  readonly mate?: 'undetermined'
  /** Why the server did it, if it was not a person. */
  readonly cause?: Cause
  readonly interruption?: { readonly from: number; readonly until: number }
  /**
   * The server stood still while this player's clock was running: what they could have lost at
   * most.
   */
  readonly standstill?: Standstill
}

/** In milliseconds since 1970. */
export interface Standstill {
  readonly from: number
  readonly until: number
  readonly player: 'white' | 'black'
}

/**
 * Stores only the fields that the act was read from; other fields that were sent mean nothing. The
 * text is built field by field, which takes half the time of building an object first.
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

/**
 * Whether an act, as it is sent now, is the one that the line was written for. Fields that the Laws
 * do not read are not in a line.
 */
export function isSameAct(
  body: string,
  by: Actor,
  raw: Readonly<Record<string, unknown>>,
): boolean {
  const written = JSON.parse(body) as Readonly<Record<string, unknown>>
  if (written.by !== by || written.act !== raw.act) return false
  const read = readAct(raw, Number(written.at), by)
  if (!read.ok) return false
  // Compares the fields of both: an act with fewer fields than the first is a different act, too.
  const names = new Set([...Object.keys(read.value), ...Object.keys(written)])
  return [...names]
    .filter(name => !nonActFields.has(name))
    .every(name => JSON.stringify(written[name]) === JSON.stringify(raw[name]))
}

/** The fields of a line besides the act. */
const nonActFields: ReadonlySet<string> = new Set([
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

/** Only this program writes these lines, so they are not validated again. */
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
