import type { Color } from '@jadoube/chess'
import { make } from '../article-04-act-of-moving/made.js'
import { pressWithoutMove } from '../article-07-irregularities/press-without-move.js'
import { breach } from '../article-11-conduct/breach.js'
import type { ActOf } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import { baseOf, boardOf, standing } from '../game/standing.js'
import { uncompletedMoveOf } from '../game/state.js'
import { moveOfWritten } from '../game/written-move.js'

/**
 * D.2.4: the opponent's clock is started only after the move has been carried out and announced. An
 * earlier press is a press without a move, and also breaks this rule.
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
  breach(ruling, by, act.by === by ? 'blind.clock-after' : 'blind.assistant.score-clock')
  pressWithoutMove(ruling, by)
  return undefined
}
