import type { BoardLine } from '@jadoube/protocol'
import type { Audience } from './audience.js'
import { placementOf, type Seen, seePlayer } from './board-view.js'
import { seeClocks } from './clocks.js'

/** One board among many. */
export function seeLine(seen: Seen, audience: Audience, at: number): BoardLine {
  const { game, house } = seen
  const { state } = game
  const clocks = seeClocks(state, at)
  return {
    board: seen.board,
    round: house.round,
    number: house.number,
    seq: game.seq,
    white: seePlayer(house, state, 'white'),
    black: seePlayer(house, state, 'black'),
    status: state.status,
    result: state.result?.text ?? '*',
    reason: state.result?.reason ?? null,
    placement: placementOf(state),
    hasTheMove: state.turn,
    ply: state.ply,
    clocks,
    scheduledStart: house.scheduledStart,
    needs: audience === 'arbiter' ? needsOf(seen, at) : [],
  }
}

/** What asks for the arbiter, the most pressing first. */
function needsOf({ game, setting }: Seen, at: number): string[] {
  const { state, interruption, calls } = game
  if (state.status === 'concluded') return []
  const needs: string[] = []
  if (interruption !== null) needs.push('interruption')
  for (const { claim } of state.questions) needs.push(`question:${claim}`)
  for (const side of seeClocks(state, at)?.flags ?? []) needs.push(`flag:${side}`)
  for (const { kind, by } of state.irregularities) needs.push(`${kind}:${by}`)
  for (const by of calls) needs.push(`call:${by}`)
  if (state.postponed !== null) needs.push(`postponed:${state.postponed.claim}`)
  if (at >= 0) {
    for (const side of ['white', 'black'] as const)
      if (state[side].presence === 'absent') needs.push(`absent:${side}`)
  }
  if (state.status === 'paused' && needs.length === 0) needs.push('paused')
  const { mode } = setting.laws.rules
  if (mode === 'standard' && state.status === 'in-play' && isInTimeTrouble(state, at))
    needs.push('time-trouble')
  return needs
}

const FIVE_MINUTES = 300_000

function isInTimeTrouble(state: Seen['game']['state'], at: number): boolean {
  const clocks = seeClocks(state, at)
  return clocks !== null && Math.min(clocks.white, clocks.black) < FIVE_MINUTES
}
