import {
  type Color,
  type Move,
  makeSquare,
  opposite,
  type Square,
  type SquareName,
  type StandingPosition,
} from '@jadoube/chess'
import { endOfGame } from '../article-05-end/end-of-game.js'
import { tooLateToRule } from '../article-07-irregularities/stands.js'
import { twoHandsUsed } from '../article-07-irregularities/two-hands.js'
import type { RuleId } from '../catalogue/index.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { standing } from '../game/standing.js'
import { capturedOn, writeMove } from '../game/written-move.js'
import { recordTouchMoveBreach } from './touch-move-breach.js'

/** The rule by which a move of this kind is made (4.7). */
function ruleOfMaking(position: StandingPosition, move: Move): RuleId {
  const { kind } = move
  if (kind === 'castling') return 'made.castling'
  if (kind === 'promotion') return 'made.promotion'
  return capturedOn(position, move) === null ? 'made.plain' : 'made.capture'
}

/**
 * 4.7: a legal move stands on the board and is therefore made, unless another provision requires
 * more.
 */
export function legalMoveOnBoard(
  ruling: OpenRuling,
  by: Color,
  move: Move,
  twoHands: boolean,
  last: 'placed' | 'removed' = 'placed',
): void {
  const { moveStands } = ruling.index.occasions
  for (let i = 0; i < moveStands.length; i++) {
    if (moveStands[i]!(ruling, by, move, twoHands, last)) return
  }
  makeLegalMove(ruling, by, move, twoHands)
}

/** An illegal move stands on the board and is made, unless another provision requires more. */
export function illegalMoveOnBoard(ruling: OpenRuling, by: Color, from: Square, to: Square): void {
  const { illegalStands } = ruling.index.occasions
  for (let i = 0; i < illegalStands.length; i++) {
    if (illegalStands[i]!(ruling, by, from, to)) return
  }
  makeIllegalMove(ruling, by, makeSquare(from), makeSquare(to))
}

/** An illegal move is made. The player still has the move, and may replace it until they press. */
export function makeIllegalMove(
  ruling: OpenRuling,
  by: Color,
  from: SquareName,
  to: SquareName,
): void {
  const grounds = ruling.by('move.illegal')
  ruling.happen({ type: 'move-made', at: ruling.at, by, legal: false, from, to, ...grounds })
}

/**
 * 4.7: a legal move is made. From now on the opponent has the move (1.3), whether or not the clock
 * is pressed.
 */
export function makeLegalMove(
  ruling: OpenRuling,
  by: Color,
  move: Move,
  twoHands: boolean,
  givenRule?: RuleId,
): void {
  const { at, state } = ruling
  const { insteadOfMaking, beforeMove, completesPrevious } = ruling.index.occasions
  for (let i = 0; i < insteadOfMaking.length; i++) {
    if (insteadOfMaking[i]!(ruling, by, move)) return
  }
  const position = standing(state)!
  const played = { position, move, known: position === state.position }
  for (let i = 0; i < beforeMove.length; i++) beforeMove[i]!(ruling, by)
  for (let i = 0; i < completesPrevious.length; i++) completesPrevious[i]!(ruling, by)
  recordTouchMoveBreach(ruling, by, move)
  const rule = givenRule ?? ruleOfMaking(position, move)
  const { from, to } = move
  const made = {
    type: 'move-made',
    at,
    by,
    legal: true,
    from: makeSquare(from),
    to: makeSquare(to),
    rule,
    article: ruling.article(rule),
  } as const
  // A fast path: most moves are ordinary, and every move comes through here.
  if (move.kind === 'normal' && !twoHands) ruling.happen(made)
  else {
    ruling.happen({ ...made, ...writeMove(move), ...(twoHands ? { twoHands } : null) })
  }
  tooLateToRule(ruling, opposite(by))
  endOfGame(ruling, by, played)
  // Using two hands does not undo a mate (5.1.1 requires 4.2–4.7, not 4.1).
  if (twoHands && !ruling.concluded) twoHandsUsed(ruling, by)
}
