import type { BoardLine } from '@jadoube/protocol'
import { timeLeft } from '../net/time-left.js'

/**
 * What asks for the arbiter by the passing of time alone: a flag that has fallen and that no device calls,
 * a player who has not come. The server says nothing of it before the next act at the board.
 */
export function timelyNeeds({ status, clocks, scheduledStart, ...line }: BoardLine, now: number) {
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
