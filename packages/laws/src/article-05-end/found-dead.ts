import type { Deadness } from '@jadoube/can-mate'
import { opposite } from '@jadoube/chess'
import { goBackTo } from '../game/go-back.js'
import type { Laws } from '../game/laws.js'
import { momentAt } from '../game/moment.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import type { Reason } from '../game/result.js'
import { standing } from '../game/standing.js'
import type { GameState } from '../game/state.js'
import { deadness, nodesInPlay } from './dead-position.js'
import { deadPosition, end } from './end-of-game.js'

/**
 * Endings that may have come after an unnoticed end. The arbiter's own decisions are not among
 * them.
 */
const afterwards: ReadonlySet<Reason> = new Set([
  'resignation',
  'agreement',
  'flag-fall',
  'illegal-moves',
  'threefold',
  'fifty-moves',
  'fivefold',
  'seventy-five-moves',
  'quickplay',
])

/** Whether the game can still turn out to be over by a dead position. */
function isOpen(state: GameState): boolean {
  const { status, result, white, black, irregularities } = state
  const { adjournment } = state.proceedings
  if (status === 'awaiting-start' || adjournment?.stage === 'sealed') return false
  if (irregularities.length > 0) return false
  if (result === null) return true
  return afterwards.has(result.reason) && (white.signed === null || black.signed === null)
}

/**
 * The exact answer to whether the game is over by a dead position (5.2.2). The program that runs
 * the game asks it after a move, outside of play; `nodes` limits the work. If it is `dead`, the act
 * `observe` with `dead-position` brings the ruling. It is `undetermined` before the start, while an
 * irregularity is open, and after a decision of the arbiter.
 */
export function deadnessOf(state: GameState, laws: Laws, nodes?: number): Deadness {
  const position = isOpen(state) ? standing(state) : undefined
  if (position === undefined) return 'undetermined'
  return deadness(position, laws.rules.forcedLinesCount, nodes)
}

/** The first ply after which the position was dead; undefined if it is not dead now. */
export function firstDeadPly(state: GameState, laws: Laws, nodes?: number): number | undefined {
  if (deadnessOf(state, laws, nodes) !== 'dead') return undefined
  let ply = state.ply
  for (; ply > 0; ply--) {
    const before = momentAt(state, ply - 1)
    if (before === undefined) break
    if (deadness(before.position, laws.rules.forcedLinesCount, nodes) !== 'dead') break
  }
  return ply
}

/**
 * 5.2.2: a device or the arbiter has found that the position is dead. The game ended with the move
 * that led to it, and everything after that has no effect. It is verified here again.
 */
export function observeDeadPosition(ruling: OpenRuling): Refusal | undefined {
  const { state, laws, at } = ruling
  const ply = firstDeadPly(state, laws)
  const moment = ply === undefined ? undefined : momentAt(state, ply)
  if (moment === undefined) return refused('nothing-observed', { what: 'dead-position' })
  const grounds = ruling.by(deadPosition.rule)
  if (state.result !== null) ruling.happen({ type: 'result-lifted', at, ...grounds })
  if (moment.ply < state.ply) {
    goBackTo(ruling, moment, grounds)
  }
  end(ruling, opposite(moment.turn), deadPosition)
  return undefined
}

/** Whether the game is already over, for example before a player resigns. */
export function isOverAlready(ruling: OpenRuling): boolean {
  const { state, rules } = ruling
  const position = standing(state)
  if (position === undefined) return false
  return deadness(position, rules.forcedLinesCount, nodesInPlay * 3) === 'dead'
}
