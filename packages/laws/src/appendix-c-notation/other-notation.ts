import { makeSquare } from '@jadoube/chess'
import { isTakenOver, type Ply } from '../game/history.js'

// Descriptive notation gives a square by the piece of its file and a rank from the player's own
// side: P-K4, QN-Q2, BxP; in Spanish P4R, C3AR. Numeric notation writes files as digits: 5254.
const descriptive =
  /^(?:[KQ]?(?:Kt|[KQRBNP]){1,2}[-x×](?:[KQ]?(?:Kt|[KQRBNP]){1,2}\d?)|[PRDTAC][1-8][RDTAC]{1,2}|[PRDTAC]x[PDTAC])(?:\(.*\))?(?:ch|\+|e\.p\.)?[!?]*$/
const numeric = /^([1-8])([1-8])([1-8])([1-8])[1-4]?$/

const squareOf = (file: string, rank: string): string => `${'abcdefgh'[Number(file) - 1]}${rank}`

/**
 * Whether a move is not written in algebraic notation, the only one that counts (Appendix C). Four
 * digits may mean anything, so they count as a move only if they are the squares of the last one.
 */
export function isOtherNotation(text: string, last: Ply | null): boolean {
  return text
    .split(/\s+/)
    .map(token => token.replace(/^\d{1,3}[.…]+/, ''))
    .some(token => descriptive.test(token) || isNumeric(token, last))
}

function isNumeric(token: string, last: Ply | null): boolean {
  const digits = numeric.exec(token)
  if (digits === null || last === null || isTakenOver(last)) return false
  const [, fromFile = '', fromRank = '', toFile = '', toRank = ''] = digits
  const { from, to } = last.move
  return (
    squareOf(fromFile, fromRank) === makeSquare(from) && squareOf(toFile, toRank) === makeSquare(to)
  )
}
