import type { Act, Actor, GameEvent } from '@jadoube/laws'

/**
 * A line of the log is a line of the record with what followed from it: the act as it was sent, when and
 * by whom, then `events`. The first line is the header.
 */
export interface Line {
  readonly at: number
  readonly by: Actor
  readonly act: string
  /** What was taken off the time of arrival for the way here. */
  readonly lag?: number
  /** Done by the house and not by a person: why. */
  readonly cause?: Cause
  readonly interruption?: { readonly from: number; readonly until: number }
  readonly events: readonly GameEvent[]
}

export type Cause = 'both-present' | 'scheduled' | 'interruption' | 'go-on' | 'alarm'

export interface Circumstances {
  readonly lag?: number
  readonly cause?: Cause
  readonly interruption?: { readonly from: number; readonly until: number }
}

/** Only what the act was read from is kept: whoever sent more has said nothing by it. */
export function makeLine(
  raw: Readonly<Record<string, unknown>>,
  act: Act,
  circumstances: Circumstances,
  events: readonly GameEvent[],
): string {
  const line: Record<string, unknown> = { at: act.at, by: act.by, act: act.act }
  for (const name of Object.keys(act)) if (!(name in line)) line[name] = raw[name]
  return JSON.stringify({ ...line, ...circumstances, events })
}

export const parseLine = (body: string): Line => JSON.parse(body) as Line
