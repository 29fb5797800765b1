import {
  type Color,
  type Move,
  makeSquare,
  type Square,
  type StandingPosition,
} from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import { isLegalMove, moveByHand } from '../game/legal-moves.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { answerPlayer } from '../game/phases.js'
import { type Refusal, refused } from '../game/refusal.js'
import { boardOf, positionOn, standing } from '../game/standing.js'
import type { Opening } from '../game/state.js'
import { capturedOn } from '../game/written-move.js'
import { castlingAttempt, hasRoom } from './castling-attempt.js'
import { evaluateBoard } from './evaluate-board.js'
import { isForbiddenByTouch } from './guarded-board.js'
import { legalMoveOnBoard } from './make-move.js'
import { isRookCastling } from './must-play.js'
import { obligationOf, reportObligation } from './obligation.js'
import { outOfTurn } from './out-of-turn.js'
import { putCastling, putDown, putLegalMove, putPiece } from './put-down.js'
import { readWrittenMove, type UncheckedMove } from './read-written-move.js'
import { touchOnce } from './touch.js'

/**
 * Touch, place and press in one act. On a physical board an illegal move is made like any other. A
 * written move that cannot be read is refused.
 */
export function move(ruling: OpenRuling, act: ActOf<'move'>, by: Color): Refusal | undefined {
  const { state } = ruling
  if (by !== state.turn) return moveOutOfTurn(ruling, act, by)
  const { extraMoves } = ruling.index
  for (let i = 0; i < extraMoves.length; i++) {
    const extra = extraMoves[i]!
    const meant = extra.meant(ruling, act, by)
    if (meant === null) continue
    restoreUnfinished(ruling, by)
    extra.make(ruling, by, meant)
    return pressAfter(ruling, act, by)
  }
  const position = standing(state)
  const read = readMove(position, act, state.opening)
  if ('code' in read) return read
  const twoHands = act.hands === 2
  if ('kind' in read) {
    if (ruling.rules.boardKind === 'guarded') {
      const captured = capturedOn(position!, read)
      const touched = [squareTakenFrom(read), ...(captured === null ? [] : [captured])]
      if (isForbiddenByTouch(ruling, by, touched, read)) return refused('guarded-touched')
    }
    restoreUnfinished(ruling, by)
    touchAndMake(ruling, position!, by, read, twoHands)
  } else {
    if (ruling.rules.boardKind === 'guarded') return refused('guarded-illegal')
    const refusal = carryOutIllegalMove(ruling, by, read, twoHands)
    if (refusal !== undefined) return refusal
  }
  return pressAfter(ruling, act, by)
}

/**
 * A player moves out of turn. On a physical board it has happened: the pieces stand there, and a
 * press after it counts like any other.
 */
function moveOutOfTurn(ruling: OpenRuling, act: ActOf<'move'>, by: Color): Refusal | undefined {
  const { state } = ruling
  if (ruling.rules.boardKind === 'guarded' || state.blind !== null) {
    return refused('not-having-the-move')
  }
  const board = boardOf(state)
  const position = positionOn(board, by, state.position)
  const read = readMove(position, act, state.opening)
  if ('code' in read) return read
  const twoHands = act.hands === 2
  const from = read.from
  if (!('kind' in read)) {
    if (board.at(from) === undefined)
      return refused('nothing-on-square', { square: makeSquare(from) })
    putPiece(ruling, by, read, twoHands)
  } else if (position !== undefined) putLegalMove(ruling, by, position, read, twoHands)
  outOfTurn(ruling, by, from)
  return pressAfter(ruling, act, by)
}

/**
 * Announces the move and presses the clock, if the act says so. If the player's own clock is not
 * running, the press has no effect. If the device has already ruled on the move and the position
 * before it stands again, there is no move to press for.
 */
function pressAfter(ruling: OpenRuling, act: ActOf<'move'>, by: Color): undefined {
  const { at } = act
  if (ruling.events.some(({ type }) => type === 'position-reinstated')) return
  if (act.announce !== undefined && !ruling.concluded) {
    answerPlayer(ruling, { at, by: act.by, act: 'announce', text: act.announce }, by)
  }
  if (act.press === false || ruling.concluded) return
  answerPlayer(ruling, { at, by: act.by, act: 'press' }, by)
}

/** Reads the move: a legal move, what the hand did if it is not legal, or a refusal. */
function readMove(
  position: StandingPosition | undefined,
  act: ActOf<'move'>,
  opening: Opening,
): Move | UncheckedMove | Refusal {
  if ('san' in act) {
    if (position === undefined) return refused('unreadable-move', { text: act.san })
    const written = readWrittenMove(position, act.san, opening)
    if (!('kind' in written)) return written
    // Whatever the reader returns, only a legal move here counts as one.
    return isLegalMove(position, written) ? written : { from: written.from, to: written.to }
  }
  const { from, to, promotion } = act
  const made = position === undefined ? null : moveByHand(position, from, to, promotion)
  return made ?? { from, to, promotion }
}

/** Takes back what was begun but not finished, before another move is made. */
function restoreUnfinished(ruling: OpenRuling, by: Color): void {
  const { hand, board } = ruling.state
  if (hand === null || board === hand.base) return
  if (board !== null && hand.base !== null && board.equals(hand.base)) return
  ruling.happen({ type: 'pieces-restored', at: ruling.at, by })
}

/**
 * The square of the piece that the hand takes for this move. In Chess960 castling may move only the
 * rook.
 */
const squareTakenFrom = (move: Move): Square =>
  move.kind === 'castling' && isRookCastling(move, move.rook) ? move.rook : move.from

/** Touches the pieces of a legal move and carries it out. */
function touchAndMake(
  ruling: OpenRuling,
  position: StandingPosition,
  by: Color,
  move: Move,
  twoHands: boolean,
): void {
  const from = squareTakenFrom(move)
  const captured = capturedOn(position, move)
  touchOnce(ruling, by, from, position.at(from)!)
  if (captured !== null) touchOnce(ruling, by, captured, position.at(captured)!)
  if (!ruling.concluded) legalMoveOnBoard(ruling, by, move, twoHands)
}

/** Puts the pieces as the illegal move says, and decides what that is. */
function carryOutIllegalMove(
  ruling: OpenRuling,
  by: Color,
  { from, to, promotion, castling }: UncheckedMove,
  twoHands: boolean,
): Refusal | undefined {
  restoreUnfinished(ruling, by)
  const piece = boardOf(ruling.state).at(from)
  if (piece === undefined) return refused('nothing-on-square', { square: makeSquare(from) })
  const before = obligationOf(ruling)
  const placed = promotion === undefined ? piece : { color: by, role: promotion }
  const board = boardOf(ruling.state)
  const meantCastling = castling ?? castlingAttempt(ruling.state.opening, board, by, from, to)
  // Illegal castling is carried out with both pieces, if there is room for them.
  const castled = meantCastling !== null && hasRoom(board, meantCastling) ? meantCastling : null
  // Chess960: a king on or beside its target square would stay or make one step, so nobody can tell
  // what was done.
  const isUnclear = castling !== undefined && Math.abs(castling.kingTo - castling.king) < 2
  if (isUnclear && castled === null) {
    return refused('unreadable-move', { cause: 'no-room-to-castle' })
  }
  if (castled !== null) putCastling(ruling, by, castled, twoHands)
  else putDown(ruling, by, from, to, placed, twoHands)
  if (ruling.concluded) return undefined
  evaluateBoard(ruling, by, { from, to: castled?.kingTo ?? to })
  if (ruling.state.turn === by) reportObligation(ruling, before, true)
  return undefined
}
