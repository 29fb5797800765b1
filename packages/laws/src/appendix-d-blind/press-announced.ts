import type { Color } from '@jadoube/chess'
import { type BoardReading, readingOf } from '../article-04-act-of-moving/board-reading.js'
import { makeLegalMove } from '../article-04-act-of-moving/make-move.js'
import { pawnOnLastRank } from '../article-06-chessclock/press.js'
import {
  isIllegalPress,
  pressWithoutMove,
} from '../article-07-irregularities/press-without-move.js'
import { breach } from '../article-11-conduct/breach.js'
import type { ActOf } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Intervention } from '../game/provision.js'
import { type Refusal, refused } from '../game/refusal.js'
import { standing } from '../game/standing.js'
import { type GameState, uncompletedMoveOf } from '../game/state.js'
import { moveOfWritten, sameMove, writeMove } from '../game/written-move.js'
import { isIllegalAnnounced } from './announced-board.js'

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
  const { announced, boards } = blind!
  const reading = readingOf(state)
  const position = standing(state)
  // The opponent relies on the announcement: that is the move, whatever stands on the player's
  // board (D.2.9).
  const isBegun = reading.kind !== 'unchanged'
  if (announced !== null && isBegun && boards !== null && position !== undefined) {
    const code = moveOfWritten(position, announced)
    makeLegalMove(ruling, by, code, state.hand?.twoHands === true, 'blind.made.announced')
    return ruling.concluded ? undefined : 'ordinary'
  }
  // A guarded board waits for the rest of the move first.
  if (rules.boardKind === 'guarded')
    return reading.kind === 'made' ? refused('not-announced') : 'ordinary'
  if (isAsForSighted(ruling, by, reading)) return 'ordinary'
  const rule = act.by === by ? 'blind.clock-after' : 'blind.assistant.score-clock'
  if (!isIllegalPress(ruling, by)) breach(ruling, by, rule)
  pressWithoutMove(ruling, by, rule)
  return undefined
}

/**
 * Whether the press means what it means for a sighted player: nothing was done or announced at all,
 * or what stands on the board was announced, however incomplete or illegal it is. 7.5.2 does not
 * ask for the announcement either: the pawn on its last rank and the press are enough.
 */
function isAsForSighted({ state, rules }: OpenRuling, by: Color, reading: BoardReading): boolean {
  const { announced } = state.blind!
  if (reading.kind === 'unchanged') return announced === null
  if (rules.unpromotedPawn === 'becomes-queen' && pawnOnLastRank(state, by) !== null) return true
  if (announced === null) return isIllegalAnnounced(state)
  return reading.kind === 'part' && reading.moves.some(each => sameMove(writeMove(each), announced))
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

function hasPressedUnannounced(state: GameState, player: Color): boolean {
  const { blind, turn, clock } = state
  if (blind?.disabled[player] !== true || blind.announced !== null || turn !== player) return false
  return clock !== null && clock.turn !== player && readingOf(state).kind !== 'unchanged'
}
