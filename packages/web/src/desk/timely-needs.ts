import type { BoardLine, BoardView } from '@jadoube/protocol'
import { timeLeft } from '../net/time-left.js'

type Timed = Pick<BoardLine, 'status' | 'clocks' | 'scheduledStart' | 'white' | 'black' | 'needs'>

/**
 * What asks for the arbiter by the passing of time alone: a flag that has fallen and that no device calls,
 * a player who has not come. The server says nothing of it before the next act at the board.
 */
export function timelyNeeds(
  { status, clocks, scheduledStart, ...line }: Timed,
  now: number,
): string[] {
  if (status === 'concluded' || status === 'adjourned') return []
  const moment = now - scheduledStart
  const needs: string[] = []
  const running = clocks?.running ?? null
  if (clocks !== null && running !== null && timeLeft(clocks, running, moment) <= 0) {
    needs.push(`flag:${running}`)
  }
  for (const side of ['white', 'black'] as const) {
    if (moment >= 0 && line[side].presence === 'absent') needs.push(`absent:${side}`)
  }
  return needs.filter(need => !line.needs.includes(need))
}

/** What asks for the arbiter of this one board, who has no desk to tell them. */
export function needsOfBoard(view: BoardView, now: number): string[] {
  const needs = [
    ...(view.irregularities ?? []).map(({ kind, by }) => `${kind}:${by}`),
    ...(view.calls ?? []).map(by => `call:${by}`),
  ]
  return [...needs, ...timelyNeeds({ ...view, needs }, now)]
}
