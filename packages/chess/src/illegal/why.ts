import type { Square } from '../square.js'

/**
 * The grounds on which a move is illegal: the catalogue's rule and its article in the edition of 2023.
 * Where the rule depends on the piece (`not-how-the-piece-moves`), the ground names the piece.
 */
const grounds = {
  'empty-square': ['move.illegal', '3.10.2'],
  'same-square': ['move.illegal', '3.10.2'],
  'no-such-piece': ['move.illegal', '3.10.2'],
  'not-your-piece': ['game.white-first', '1.2'],
  'own-piece-there': ['move.no-own-square', '3.1'],
  'king-cannot-be-captured': ['game.no-king-capture', '1.4.1'],
  'path-blocked': ['move.sliders-blocked', '3.5'],
  'pawn-blocked': ['pawn.one-step', '3.7.1'],
  'pawn-not-on-its-first-move': ['pawn.two-step', '3.7.2'],
  'nothing-to-capture': ['pawn.capture', '3.7.3'],
  'en-passant-too-late': ['pawn.en-passant-now', '3.7.3.2'],
  'promotion-missing': ['pawn.promote-must', '3.7.3.3'],
  'promotion-not-allowed': ['pawn.promote-must', '3.7.3.3'],
  'king-left-in-check': ['check.no-self-check', '3.9.2'],
  'king-into-check': ['check.no-self-check', '3.9.2'],
  'castling-right-lost': ['castle.lost-king', '3.8.2.1'],
  'castling-path-blocked': ['castle.barred-blocked', '3.8.2.2.2'],
  'castling-out-of-check': ['castle.barred-attack', '3.8.2.2.1'],
  'castling-through-attack': ['castle.barred-attack', '3.8.2.2.1'],
  'castling-into-attack': ['castle.barred-attack', '3.8.2.2.1'],
} as const

/** By role code: how each piece moves. */
const howPiecesMove = [
  ['move.illegal', '3.10.2'],
  ['pawn.one-step', '3.7.1'],
  ['move.knight', '3.6'],
  ['move.bishop', '3.2'],
  ['move.rook', '3.3'],
  ['move.queen', '3.4'],
  ['king.step', '3.8.1'],
] as const

const others = {
  twoStep: ['pawn.two-step', '3.7.2'],
  lostRook: ['castle.lost-rook', '3.8.2.1.2'],
} as const

type Ground =
  | (typeof grounds)[keyof typeof grounds]
  | (typeof howPiecesMove)[number]
  | (typeof others)[keyof typeof others]

/** The codes of why a move may be illegal. */
export type IllegalCode = keyof typeof grounds | 'not-how-the-piece-moves'

/** Every code with the rules it may rest on. */
export const illegalGrounds = (): readonly (readonly [
  code: IllegalCode,
  rule: Ground[0],
  article: Ground[1],
])[] => [
  ...(Object.keys(grounds) as (keyof typeof grounds)[]).map(
    code => [code, grounds[code][0], grounds[code][1]] as const,
  ),
  ...howPiecesMove
    .slice(1)
    .map(([rule, article]) => ['not-how-the-piece-moves', rule, article] as const),
  ['pawn-blocked', ...others.twoStep],
  ['castling-right-lost', ...others.lostRook],
]

/** Why a move is illegal. `code` is stable; `reason` is for an English reader. */
export interface WhyIllegal {
  readonly code: IllegalCode
  /** The catalogue's id of the rule that forbids it. */
  readonly rule: Ground[0]
  /** The rule's number in the edition of 2023. */
  readonly article: Ground[1]
  readonly reason: string
  /** What stands in the way, gives the check, or is missing. */
  readonly square?: Square
}

function ground(code: IllegalCode, [rule, article]: Ground, reason: string, square?: Square) {
  const why: WhyIllegal = { code, rule, article, reason }
  return square === undefined ? why : { ...why, square }
}

export function why(code: keyof typeof grounds, reason: string, square?: Square): WhyIllegal {
  return ground(code, grounds[code], reason, square)
}

export function notHowItMoves(role: number, reason: string): WhyIllegal {
  return ground('not-how-the-piece-moves', howPiecesMove[role], reason)
}

export function twoStepBlocked(reason: string, square: Square): WhyIllegal {
  return ground('pawn-blocked', others.twoStep, reason, square)
}

export function rookHasMoved(reason: string): WhyIllegal {
  return ground('castling-right-lost', others.lostRook, reason)
}
