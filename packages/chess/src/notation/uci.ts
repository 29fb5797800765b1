import { type Attempt, done, failed } from '../attempt.js'
import { castledKing, type Move } from '../move.js'
import type { PromotionRole } from '../piece.js'
import { makeSquare, parseSquare } from '../square.js'
import type { StandingPosition } from '../standing-position.js'
import { findMove, type WhyIllegal } from '../why-illegal.js'

/** How castling is written: the king's two squares (`e1g1`), or the king onto its rook (`e1h1`). */
export type UciStyle = 'standard' | 'chess960'

/** Why a text is no legal move of UCI. */
export type UciError = {
  readonly reason: string
  /** Where in the text, from 0. */
  readonly at: number
} & ({ readonly code: 'uci-syntax' } | { readonly code: 'uci-illegal'; readonly why: WhyIllegal })

const letters: Readonly<Record<PromotionRole, string>> = {
  queen: 'q',
  rook: 'r',
  bishop: 'b',
  knight: 'n',
}

/**
 * `e2e4`, `e7e8q`. In a Chess960 position where the king castles by one square or none, the standard
 * style would name another move; then the rook is named in it too.
 *
 * @example
 * makeUci(unwrap(parseSan(standardPosition(), 'e4'))) // → 'e2e4'
 */
export function makeUci(move: Move, style: UciStyle = 'standard'): string {
  const from = makeSquare(move.from)
  if (move.kind === 'castling') {
    const step = Math.abs(castledKing(move.from, move.rook) - move.from)
    return from + makeSquare(style === 'chess960' || step < 2 ? move.rook : move.to)
  }
  const promotion = move.kind === 'promotion' ? letters[move.promotion] : ''
  return from + makeSquare(move.to) + promotion
}

const roleOf = new Map<string | undefined, PromotionRole>(
  (Object.keys(letters) as PromotionRole[]).map(role => [letters[role], role]),
)

/**
 * Reads both styles of castling.
 *
 * @example
 * makeSan(standardPosition(), unwrap(parseUci(standardPosition(), 'g1f3'))) // → 'Nf3'
 */
export function parseUci(position: StandingPosition, text: string): Attempt<Move, UciError> {
  const from = parseSquare(text.slice(0, 2))
  const to = parseSquare(text.slice(2, 4))
  const promotion = roleOf.get(text.slice(4).toLowerCase())
  if (from === undefined || to === undefined || (text.length > 4 && promotion === undefined)) {
    const shown = JSON.stringify(text.length > 10 ? `${text.slice(0, 10)}…` : text)
    const at = from === undefined ? 0 : to === undefined ? 2 : 4
    return failed({ code: 'uci-syntax', reason: `${shown} is no move such as e2e4 or e7e8q`, at })
  }
  const found = findMove(position, { from, to, promotion })
  if (found.ok) return done(found.value)
  return failed({ code: 'uci-illegal', reason: found.error.reason, why: found.error, at: 0 })
}
