import {
  type Move,
  makePieceLetter,
  type Position,
  parseSquare,
  play,
  type SquareName,
  squareNames,
} from '@jadoube/chess'
import type { PieceLetter, Sensed } from '../sensor.js'

/** One square that changes while a move is carried out. */
export interface Step {
  readonly square: SquareName
  readonly sensed: Sensed
}

const letterAt = (position: Position, square: SquareName): PieceLetter | null => {
  const piece = position.at(parseSquare(square)!)
  return piece === undefined ? null : makePieceLetter(piece)
}

/** What happens on the squares when this move is carried out, in the usual order or in another. */
export function stepsOf(position: Position, move: Move, isOther: () => boolean): Step[] {
  const after = play(position, move)
  const from = squareNames[move.from]!
  const to = squareNames[move.to]!
  const lift = (square: SquareName): Step => ({ square, sensed: null })
  const put = (square: SquareName): Step => ({ square, sensed: letterAt(after, square) })
  if (move.kind === 'castling') return castlingSteps(position, move, isOther)
  if (move.kind === 'en-passant') {
    const taken = squareNames[(move.from & 56) | (move.to & 7)]!
    return isOther() ? [lift(from), lift(taken), put(to)] : [lift(from), put(to), lift(taken)]
  }
  if (letterAt(position, to) === null) {
    if (move.kind === 'promotion' && isOther()) {
      // The pawn goes to the last rank first, and is exchanged there.
      return [lift(from), { square: to, sensed: letterAt(position, from) }, lift(to), put(to)]
    }
    return [lift(from), put(to)]
  }
  return isOther() ? [lift(to), lift(from), put(to)] : [lift(from), lift(to), put(to)]
}

function castlingSteps(
  position: Position,
  move: Extract<Move, { kind: 'castling' }>,
  isOther: () => boolean,
): Step[] {
  const after = play(position, move)
  const king = squareNames[move.from]!
  const rook = squareNames[move.rook]!
  const kingTo = squareNames[move.to]!
  const rookTo = squareNames[(move.from & 56) | (move.rook > move.from ? 5 : 3)]!
  const lift = (square: SquareName): Step => ({ square, sensed: null })
  const put = (square: SquareName): Step => ({ square, sensed: letterAt(after, square) })
  // In Chess960 a piece may end where the other began, or stay.
  const isCrossed = kingTo === rook || rookTo === king || kingTo === king || rookTo === rook
  if (isCrossed || isOther()) return [lift(king), lift(rook), put(rookTo), put(kingTo)]
  return [lift(king), put(kingTo), lift(rook), put(rookTo)]
}
