import type { Square } from '../square.js'

/**
 * The rules that make a move illegal, by code: the rule's id in the catalogue and its article in
 * the 2023 edition. For `not-how-the-piece-moves` the rule depends on the piece: see
 * `howPiecesMove`.
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

/** The rule on how each piece moves, by role code. */
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

/** The reasons why a move is illegal, as stable codes. docs/codes.md lists them. */
export type IllegalCode = keyof typeof grounds | 'not-how-the-piece-moves'

/** Every code with the rules it may be based on. */
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

/** Why a move is illegal. `code` is stable; `reason` is in English. */
export interface WhyIllegal {
  readonly code: IllegalCode
  /** The id, in the catalogue of rules, of the rule that forbids it. */
  readonly rule: Ground[0]
  /** The rule's article in the 2023 edition. */
  readonly article: Ground[1]
  readonly reason: string
  /** The square of the piece that blocks or gives check, or where something is missing. */
  readonly square?: Square
}

function ground(code: IllegalCode, [rule, article]: Ground, reason: string, square?: Square) {
  const why: WhyIllegal = { code, rule, article, reason }
  return square === undefined ? why : { ...why, square }
}

/**
 * Builds a `WhyIllegal` for a code with one rule. The functions below are for codes with several
 * rules.
 */
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
