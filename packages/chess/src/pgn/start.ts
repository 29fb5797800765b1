import { parsePosition, type ReadPosition, standardFen } from '../fen.js'
import type { Position } from '../position.js'

let standard: Position | undefined

/**
 * The standard starting position (Article 2.3).
 *
 * @example
 * standardPosition().turn // → 'white'
 */
export function standardPosition(): Position {
  // Created on first use: a board fills the attack tables, and importing the package should not.
  standard ??= readStandard()
  return standard
}

function readStandard(): Position {
  const read = parsePosition(standardFen)
  if (!read.ok) throw new Error('the standard position is not valid')
  return read.value
}

/**
 * The starting position of a game: that of the FEN tag if there is one, otherwise the standard one.
 * The SetUp tag is ignored.
 */
export function startOf(fen: string | undefined): ReadPosition {
  return fen === undefined
    ? { ok: true, value: standardPosition(), faults: [] }
    : parsePosition(fen)
}
