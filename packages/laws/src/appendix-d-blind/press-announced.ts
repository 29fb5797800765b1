import type { Color } from '@jadoube/chess'
import { make } from '../article-04-act-of-moving/made.js'
import {
  isIllegalPress,
  pressWithoutMove,
} from '../article-07-irregularities/press-without-move.js'
import { breach } from '../article-11-conduct/breach.js'
import type { ActOf } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Intervention } from '../game/provision.js'
import { type Refusal, refused } from '../game/refusal.js'
import { baseOf, boardOf, standing } from '../game/standing.js'
import { type GameState, uncompletedMoveOf } from '../game/state.js'
import { moveOfWritten } from '../game/written-move.js'

/**
 * D.2.4: the opponent's clock is started only after the move has been carried out and announced. An
 * earlier press is a press without a move. Where that counts as an illegal move with its own
 * penalty (7.5.3), it is not a second breach; in 2009 the arbiter may penalise it.
 */
export function pressAnnounced(
  ruling: OpenRuling,
  act: ActOf<'press'>,
  by: Color,
): Refusal | undefined | 'ordinary' {
  const { state, rules } = ruling
  const { blind, clock } = state
  if (!blind!.disabled[by] || by !== state.turn || uncompletedMoveOf(state, by) !== null)
    return 'ordinary'
  if (clock !== null && clock.turn !== by) return 'ordinary'
  const { announced, carriedOut, boards } = blind!
  const isBegun = !boardOf(state).equals(baseOf(state) ?? state.position.placement)
  const position = standing(state)
  // The opponent relies on the announcement: that is the move, whatever stands on the player's
  // board (D.2.9).
  if (announced !== null && isBegun && boards !== null && position !== undefined) {
    const code = moveOfWritten(position, announced)
    make(ruling, by, code, state.hand?.twoHands === true, 'blind.made.announced')
    return ruling.concluded ? undefined : 'ordinary'
  }
  if (announced === null && carriedOut === null) return 'ordinary'
  if (rules.boardKind === 'guarded') return refused('not-announced')
  const rule = act.by === by ? 'blind.clock-after' : 'blind.assistant.score-clock'
  if (!isIllegalPress(ruling, by)) breach(ruling, by, rule)
  pressWithoutMove(ruling, by, rule)
  return undefined
}

/**
 * The arbiter notes that a move was not announced. If the player has pressed the clock before the
 * announcement, that is noted already, and the same omission is no second breach.
 */
export function observeNotAnnounced(
  ruling: OpenRuling,
  { player }: ActOf<'observe'>,
): Intervention {
  const { at, state } = ruling
  if (player === undefined || !hasPressedUnannounced(state, player)) return 'ordinary'
  const what = 'move-not-announced'
  ruling.happen({ type: 'observed', at, what, player, ...ruling.by('arb.observe') })
  return undefined
}

const hasPressedUnannounced = ({ blind, turn, clock }: GameState, player: Color): boolean =>
  blind?.disabled[player] === true &&
  blind.carriedOut !== null &&
  blind.announced === null &&
  turn === player &&
  clock !== null &&
  clock.turn !== player
