import { parsePosition, type ReadPosition, standardFen } from '../fen.js'
import type { Position } from '../position.js'

let standard: Position | undefined

/**
 * The ordinary start of a game (Article 2.3).
 *
 * @example
 * standardPosition().turn // → 'white'
 */
export function standardPosition(): Position {
  // Made when it is first asked for: a board fills the attack tables, and an import should not.
  standard ??= readStandard()
  return standard
}

function readStandard(): Position {
  const read = parsePosition(standardFen)
  if (!read.ok) throw new Error('the standard position is one')
  return read.value
}

/** The position that the tags say a game starts from: FEN, whatever SetUp says, else the ordinary one. */
export function startOf(fen: string | undefined): ReadPosition {
  return fen === undefined
    ? { ok: true, value: standardPosition(), faults: [] }
    : parsePosition(fen)
}
