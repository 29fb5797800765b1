import type { BoardLine, BoardView } from '@jadoube/protocol'
import { timeLeft } from '../net/time-left.js'

type TimedBoard = Pick<
  BoardLine,
  'status' | 'clocks' | 'scheduledStart' | 'white' | 'black' | 'needs'
>

/**
 * Needs that arise with time: a fallen flag that no device calls, or a player who has not arrived.
 * The server does not report them before the next act at the board.
 */
export function timedNeeds(
  { status, clocks, scheduledStart, ...line }: TimedBoard,
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

/** Collects the needs of one board, for an arbiter without a desk. */
export function needsOfBoard(view: BoardView, now: number): string[] {
  const needs = [
    ...(view.irregularities ?? []).map(({ kind, by }) => `${kind}:${by}`),
    ...(view.calls ?? []).map(by => `call:${by}`),
  ]
  return [...needs, ...timedNeeds({ ...view, needs }, now)]
}
