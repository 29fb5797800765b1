import {
  legalMovesFrom,
  type Move,
  type PromotionRole,
  type Square,
  type StandingPosition,
} from '@jadoube/chess'
import type { HandAct } from './hand-act.js'

/** What a hand means in a friendly game: selecting a piece is no touch, and only whole legal moves are reported. */
export type FriendlyAct =
  | { readonly does: 'select'; readonly square: Square }
  | { readonly does: 'let-go' }
  | { readonly does: 'move'; readonly move: Move }
  /** The move of a pawn to its last rank; which piece it becomes is still to be chosen. */
  | { readonly does: 'promote'; readonly from: Square; readonly to: Square }

const letGo: FriendlyAct = { does: 'let-go' }

/** Reads what the hand did, while this piece is selected. */
export function friendlyAct(
  position: StandingPosition,
  held: Square | null,
  act: HandAct,
): FriendlyAct {
  switch (act.act) {
    case 'touch': {
      // In Chess960 the king castles onto its own rook.
      const castles = held === null ? null : movesTo(position, held, act.square)
      if (castles?.[0]?.kind === 'castling') return { does: 'move', move: castles[0] }
      const isOwn = position.at(act.square)?.color === position.turn
      return isOwn ? { does: 'select', square: act.square } : letGo
    }
    case 'place': {
      const [first, ...others] = movesTo(position, act.from, act.to)
      if (first === undefined) return letGo
      return others.length > 0
        ? { does: 'promote', from: act.from, to: act.to }
        : { does: 'move', move: first }
    }
    case 'adjust':
    case 'remove':
    case 'let-go':
      return letGo
  }
}

const movesTo = (position: StandingPosition, from: Square, to: Square): readonly Move[] =>
  legalMovesFrom(position, from).filter(move => squaresOf(move).includes(to))

/** Where a hand may put the piece: a castling king on its square, or onto the rook. */
const squaresOf = (move: Move): readonly Square[] =>
  move.kind === 'castling' ? [move.to, move.rook] : [move.to]

/** The squares that the piece can go to, to be marked where the table gives such help. */
export function targetsOf(
  position: StandingPosition | undefined,
  from: Square | null,
): readonly Square[] {
  if (position === undefined || from === null) return []
  return [...new Set(legalMovesFrom(position, from).map(({ to }) => to))]
}

const promoted: Readonly<Record<string, PromotionRole>> = {
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
}

/** The promotion to the piece of this English letter. */
export const promotionTo = (
  position: StandingPosition,
  from: Square,
  to: Square,
  letter: string,
): Move | undefined =>
  movesTo(position, from, to).find(
    move => move.kind === 'promotion' && move.promotion === promoted[letter],
  )
