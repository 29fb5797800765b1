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

/** What may have come after the end that nobody had noticed. The arbiter's own decisions are theirs. */
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

/** Can it still turn out that the game is over by a dead position? */
function isOpen({ status, result, white, black, irregularities, adjournment }: GameState): boolean {
  if (status === 'awaiting-start' || adjournment?.stage === 'sealed') return false
  if (irregularities.length > 0) return false
  if (result === null) return true
  return afterwards.has(result.reason) && (white.signed === null || black.signed === null)
}

/**
 * The exact answer to whether the game is over by a dead position (5.2.2), for the program that keeps the game to ask after a move, away
 * from play. The `nodes` bound the work. Where it is `dead`, the act `observe` of `dead-position` brings the ruling. It is not
 * asked, and `undetermined`, before the start, while an irregularity is open, and after the arbiter's own decision.
 */
export function deadnessOf(state: GameState, laws: Laws, nodes?: number): Deadness {
  const position = isOpen(state) ? standing(state) : undefined
  if (position === undefined) return 'undetermined'
  return deadness(position, laws.rules.forcedLinesCount, nodes)
}

/** The first ply after which the position was dead, where it is dead now. */
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
 * 5.2.2: a device or the arbiter has found that the position is dead. The game ended with the move that brought it about, and
 * whatever came after that has no effect. It is looked at again here: nobody is believed without a proof.
 */
export function observeDeadPosition(ruling: OpenRuling): Refusal | undefined {
  const { state, laws, at } = ruling
  const ply = firstDeadPly(state, laws)
  const moment = ply === undefined ? undefined : momentAt(state, ply)
  if (moment === undefined) return refused('nothing-observed', 'dead-position')
  const grounds = ruling.by(deadPosition.rule)
  if (state.result !== null) ruling.happen({ type: 'result-lifted', at, ...grounds })
  if (moment.ply < state.ply) {
    goBackTo(ruling, moment, grounds)
  }
  end(ruling, opposite(moment.turn), deadPosition)
  return undefined
}

/** Before a player gives up: is the game over already? */
export function isOverAlready(ruling: OpenRuling): boolean {
  const { state, rules } = ruling
  const position = standing(state)
  if (position === undefined) return false
  return deadness(position, rules.forcedLinesCount, nodesInPlay * 3) === 'dead'
}
