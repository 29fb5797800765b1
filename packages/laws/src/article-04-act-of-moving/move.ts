import {
  type Color,
  type Move,
  makePieceLetter,
  makeSquare,
  type Role,
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
import { type CastlingAttempt, castlingAttempt, hasRoom } from './castling-attempt.js'
import { afterHandling, againstTouch, putDown } from './handle.js'
import { carryOut } from './made.js'
import { isRookCastling } from './must-play.js'
import { obligationOf, tellObligation } from './obligation.js'
import { outOfTurn } from './out-of-turn.js'
import { touchOnce } from './touch.js'
import { type PieceMeant, readWrittenMove } from './written.js'

interface HandMove extends PieceMeant {
  readonly promotion?: Role | undefined
}

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
    startAgain(ruling, by)
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
      const touched = [handled(read), ...(captured === null ? [] : [captured])]
      if (againstTouch(ruling, by, touched, read)) return refused('guarded-touched')
    }
    startAgain(ruling, by)
    makeWhole(ruling, position!, by, read, twoHands)
  } else {
    if (ruling.rules.boardKind === 'guarded') return refused('guarded-illegal')
    const no = makeIllegal(ruling, by, read, twoHands)
    if (no !== undefined) return no
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
    putMoved(ruling, by, read, twoHands)
  } else if (position !== undefined) putLegal(ruling, by, position, read, twoHands)
  outOfTurn(ruling, by, from)
  return pressAfter(ruling, act, by)
}

/** Puts the pieces where this legal move puts them. */
function putLegal(
  ruling: OpenRuling,
  by: Color,
  position: StandingPosition,
  move: Move,
  twoHands: boolean,
): void {
  if (move.kind === 'castling') {
    const { from: king, rook, to: kingTo } = move
    const rookTo = (kingTo + (rook > king ? -1 : 1)) as Square
    castleAnyway(ruling, by, { king, rook, kingTo, rookTo }, twoHands)
    return
  }
  const promotion = move.kind === 'promotion' ? move.promotion : undefined
  putMoved(ruling, by, { from: move.from, to: move.to, promotion }, twoHands)
  const captured = capturedOn(position, move)
  if (captured === null || captured === move.to) return
  const piece = boardOf(ruling.state).at(captured)!
  touchOnce(ruling, by, captured, piece)
  ruling.happen({
    type: 'piece-removed',
    at: ruling.at,
    by,
    square: makeSquare(captured),
    piece: makePieceLetter(piece),
  })
}

/** Moves one piece from one square to another, perhaps with a promotion. */
function putMoved(
  ruling: OpenRuling,
  by: Color,
  { from, to, promotion }: HandMove,
  twoHands: boolean,
): void {
  const piece = boardOf(ruling.state).at(from)!
  putDown(ruling, by, from, to, piece, twoHands)
  if (promotion === undefined || ruling.concluded) return
  putDown(ruling, by, null, to, { color: by, role: promotion }, twoHands)
}

/**
 * Presses the clock. If their own clock is not running, the press has no effect. If the device has
 * ruled on the move already and the position before it stands again, there is no move to press for.
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

/** Reads the move: a legal move, what the hand did if it is not legal, or an error. */
function readMove(
  position: StandingPosition | undefined,
  act: ActOf<'move'>,
  opening: Opening,
): Move | HandMove | Refusal {
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
function startAgain(ruling: OpenRuling, by: Color): void {
  const { hand, board } = ruling.state
  if (hand === null || board === hand.base) return
  if (board !== null && hand.base !== null && board.equals(hand.base)) return
  ruling.happen({ type: 'pieces-restored', at: ruling.at, by })
}

/** The piece that the hand takes for this move. In Chess960 castling may move only the rook. */
const handled = (move: Move): Square =>
  move.kind === 'castling' && isRookCastling(move, move.rook) ? move.rook : move.from

function makeWhole(
  ruling: OpenRuling,
  position: StandingPosition,
  by: Color,
  move: Move,
  twoHands: boolean,
): void {
  const from = handled(move)
  const captured = capturedOn(position, move)
  touchOnce(ruling, by, from, position.at(from)!)
  if (captured !== null) touchOnce(ruling, by, captured, position.at(captured)!)
  if (!ruling.concluded) carryOut(ruling, by, move, twoHands)
}

function makeIllegal(
  ruling: OpenRuling,
  by: Color,
  { from, to, promotion, castling }: HandMove,
  twoHands: boolean,
): Refusal | undefined {
  startAgain(ruling, by)
  const piece = boardOf(ruling.state).at(from)
  if (piece === undefined) return refused('nothing-on-square', { square: makeSquare(from) })
  const before = obligationOf(ruling)
  const put = promotion === undefined ? piece : { color: by, role: promotion }
  const board = boardOf(ruling.state)
  const castles = castling ?? castlingAttempt(ruling.state.opening, board, by, from, to)
  // Illegal castling is carried out with both pieces, if there is room for them.
  const goes = castles !== null && hasRoom(board, castles) ? castles : null
  // Chess960: a king on or beside its target square would stay or make one step, so nobody can tell
  // what was done.
  if (castling !== undefined && goes === null && Math.abs(castling.kingTo - castling.king) < 2) {
    return refused('unreadable-move', { cause: 'no-room-to-castle' })
  }
  if (goes !== null) castleAnyway(ruling, by, goes, twoHands)
  else putDown(ruling, by, from, to, put, twoHands)
  if (ruling.concluded) return undefined
  afterHandling(ruling, by, { from, to: goes?.kingTo ?? to })
  if (ruling.state.turn === by) tellObligation(ruling, before, true)
  return undefined
}

/**
 * Puts king and rook where castling puts them. If one is in the other's way, the king is lifted
 * first.
 */
function castleAnyway(
  ruling: OpenRuling,
  by: Color,
  { king, rook, kingTo, rookTo }: CastlingAttempt,
  twoHands: boolean,
): void {
  const board = boardOf(ruling.state)
  const man = board.at(king)!
  const tower = board.at(rook)!
  touchOnce(ruling, by, king, man)
  if (kingTo !== rook && rookTo !== king) {
    if (kingTo !== king) putDown(ruling, by, king, kingTo, man, twoHands)
    if (!ruling.concluded) putDown(ruling, by, rook, rookTo, tower, twoHands)
    return
  }
  const square = makeSquare(king)
  ruling.happen({
    type: 'piece-removed',
    at: ruling.at,
    by,
    square,
    piece: makePieceLetter(man),
  })
  putDown(ruling, by, rook, rookTo, tower, twoHands)
  putDown(ruling, by, null, kingTo, man, twoHands)
}
