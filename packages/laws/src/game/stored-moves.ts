import {
  type Move,
  makeSquare,
  parseSquare,
  type SquareName,
  type StandingPosition,
} from '@jadoube/chess'
import { moveCode, moveOf } from '@jadoube/chess/internals'
import type { PromotionLetter } from './event.js'
import { castlingMove, letterOfPromotion, moveOfWritten, promotionOf } from './written-move.js'

// Moves in a snapshot: text that any program can read, not internal numbers.

/** Moves to which a player is bound. */
export interface Binding {
  readonly released: readonly Move[] | null
  readonly intended: Move | null
}

/** Such a move in a snapshot. It can be read without its position. */
interface StoredMove {
  readonly kind: Move['kind']
  readonly from: SquareName
  readonly to: SquareName
  readonly promotion?: PromotionLetter
  readonly rook?: SquareName
}

export interface StoredBinding {
  readonly released: readonly StoredMove[] | null
  readonly intended: StoredMove | null
}

export const writeBinding = ({ released, intended }: Binding): StoredBinding => ({
  released: released?.map(storeMove) ?? null,
  intended: intended && storeMove(intended),
})

export const readBinding = ({ released, intended }: StoredBinding): Binding => ({
  released: released?.map(restoreMove) ?? null,
  intended: intended && restoreMove(intended),
})

function storeMove(move: Move): StoredMove {
  const { kind } = move
  const squares = { kind, from: makeSquare(move.from), to: makeSquare(move.to) }
  if (kind === 'promotion') return { ...squares, promotion: letterOfPromotion(move.promotion) }
  return kind === 'castling' ? { ...squares, rook: makeSquare(move.rook) } : squares
}

function restoreMove({ kind, promotion, rook, ...squares }: StoredMove): Move {
  const from = parseSquare(squares.from)!
  const to = parseSquare(squares.to)!
  if (kind === 'castling') return castlingMove(from, parseSquare(rook!)!)
  const move: Move =
    kind === 'promotion'
      ? { kind, from, to, promotion: promotionOf(promotion!) }
      : { kind, from, to }
  // Each move is one shared value.
  return moveOf(moveCode(move))
}

/** Reads a legal move in UCI. Castling is the king onto its rook. */
export function moveOfUci(position: StandingPosition, text: string): Move {
  const from = text.slice(0, 2) as SquareName
  const to = text.slice(2, 4) as SquareName
  const king = position.at(parseSquare(from)!)
  const rook = position.at(parseSquare(to)!)
  if (king?.role === 'king' && rook?.role === 'rook' && rook.color === king.color) {
    return castlingMove(parseSquare(from)!, parseSquare(to)!)
  }
  const promotion = text.slice(4).toUpperCase() as PromotionLetter
  return moveOfWritten(position, { from, to, ...(text.length > 4 ? { promotion } : null) })
}
