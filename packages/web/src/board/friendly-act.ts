import {
  legalMovesFrom,
  type Move,
  type PromotionRole,
  type Square,
  type StandingPosition,
} from '@jadoube/chess'
import type { HandAct } from './hand-act.js'

/**
 * What the hand means in a friendly game. Selecting a piece is not a touch, and only complete legal
 * moves are reported.
 */
export type FriendlyAct =
  | { readonly kind: 'select'; readonly square: Square }
  | { readonly kind: 'let-go' }
  | { readonly kind: 'move'; readonly move: Move }
  /** A pawn move to the last rank. The piece has not been chosen yet. */
  | { readonly kind: 'promote'; readonly from: Square; readonly to: Square }

const letGo: FriendlyAct = { kind: 'let-go' }

/** Interprets an act of the hand while the piece on `held` is selected. */
export function friendlyAct(
  position: StandingPosition,
  held: Square | null,
  act: HandAct,
): FriendlyAct {
  switch (act.act) {
    case 'touch': {
      // In Chess960 the king castles by moving onto its own rook.
      const castles = held === null ? null : movesTo(position, held, act.square)
      if (castles?.[0]?.kind === 'castling') return { kind: 'move', move: castles[0] }
      const isOwn = position.at(act.square)?.color === position.turn
      return isOwn ? { kind: 'select', square: act.square } : letGo
    }
    case 'place': {
      const [first, ...others] = movesTo(position, act.from, act.to)
      if (first === undefined) return letGo
      return others.length > 0
        ? { kind: 'promote', from: act.from, to: act.to }
        : { kind: 'move', move: first }
    }
    case 'adjust':
    case 'remove':
    case 'let-go':
      return letGo
  }
}

const movesTo = (position: StandingPosition, from: Square, to: Square): readonly Move[] =>
  legalMovesFrom(position, from).filter(move => squaresOf(move).includes(to))

/** The squares where a hand may put the piece. A castling king may also be put on the rook. */
const squaresOf = (move: Move): readonly Square[] =>
  move.kind === 'castling' ? [move.to, move.rook] : [move.to]

/** Returns the squares that the piece can go to, to be marked if the table gives such help. */
export function targetsOf(
  position: StandingPosition | undefined,
  from: Square | null,
): readonly Square[] {
  if (position === undefined || from === null) return []
  return [...new Set(legalMovesFrom(position, from).map(({ to }) => to))]
}

const rolesByLetter: Readonly<Record<string, PromotionRole>> = {
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
}

/** Finds the promotion to the piece with this English letter. */
export const promotionTo = (
  position: StandingPosition,
  from: Square,
  to: Square,
  letter: string,
): Move | undefined =>
  movesTo(position, from, to).find(
    move => move.kind === 'promotion' && move.promotion === rolesByLetter[letter],
  )
