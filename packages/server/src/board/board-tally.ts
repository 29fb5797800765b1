import type { Board } from './board.js'

export interface BoardTally {
  readonly status: Readonly<Record<string, number>>
  /** Boards whose clocks were stopped by an interruption of the server. */
  readonly stopped: number
  /** Players who are absent although the round has begun. */
  readonly absent: number
  /** Calls for the arbiter that nobody has answered. */
  readonly calls: number
}

export function tallyOf(boards: Iterable<Board>, now: number): BoardTally {
  const tally = { status: {} as Record<string, number>, stopped: 0, absent: 0, calls: 0 }
  for (const { game, settings } of boards) {
    const { state, interruption, calls } = game
    tally.status[state.status] = (tally.status[state.status] ?? 0) + 1
    if (interruption !== null) tally.stopped++
    tally.calls += calls.length
    if (state.status === 'concluded' || now < settings.scheduledStart) continue
    for (const side of ['white', 'black'] as const)
      if (state[side].presence === 'absent') tally.absent++
  }
  return tally
}
