import { needPosition, needText } from '../argument.js'
import { type Attempt, done, failed } from '../attempt.js'
import type { Move } from '../move.js'
import type { PromotionRole } from '../piece.js'
import { parseSquare } from '../square.js'
import type { StandingPosition } from '../standing-position.js'
import { findMove, type WhyIllegal } from '../why-illegal.js'
import { isNullMoveText } from './null-move.js'
import { promotionLetters } from './uci.js'

/** Why a text is not a legal move in UCI notation. */
export type UciError = {
  readonly reason: string
  /** The position in the text, from 0. */
  readonly at: number
} & ({ readonly code: 'uci-syntax' } | { readonly code: 'uci-illegal'; readonly why: WhyIllegal })

const roleOf = /* @__PURE__ */ findRoles()

function findRoles(): ReadonlyMap<string, PromotionRole> {
  const roles = Object.keys(promotionLetters) as PromotionRole[]
  return new Map(roles.map(role => [promotionLetters[role], role]))
}

/**
 * Reads a move in UCI notation, with either style of castling.
 *
 * @example
 * makeSan(standardPosition(), unwrap(parseUci(standardPosition(), 'g1f3'))) // → 'Nf3'
 */
export function parseUci(position: StandingPosition, text: string): Attempt<Move, UciError> {
  needPosition(position, 'parseUci')
  needText(text, 'parseUci')
  const from = parseSquare(text.slice(0, 2))
  const to = parseSquare(text.slice(2, 4))
  const promotion = roleOf.get(text.slice(4).toLowerCase())
  if (from === undefined || to === undefined || (text.length > 4 && promotion === undefined)) {
    const shown = JSON.stringify(text.length > 10 ? `${text.slice(0, 10)}…` : text)
    const at = from === undefined ? 0 : to === undefined ? 2 : 4
    const reason = isNullMoveText(text)
      ? 'a null move, which the Laws do not have'
      : `${shown} is not a move such as e2e4 or e7e8q`
    return failed({ code: 'uci-syntax', reason, at })
  }
  const found = findMove(position, { from, to, promotion })
  if (found.ok) return done(found.value)
  return failed({ code: 'uci-illegal', reason: found.error.reason, why: found.error, at: 0 })
}
