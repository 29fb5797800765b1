import { parsePosition, type ReadPosition, standardFen } from '../fen.js'
import type { Position } from '../position.js'

const standard = /* @__PURE__ */ parsePosition(standardFen)

/**
 * The ordinary start of a game (Article 2.3).
 *
 * @example
 * standardPosition().turn // → 'white'
 */
export function standardPosition(): Position {
  if (!standard.ok) throw new Error('the standard position is one')
  return standard.value
}

/** The position that the tags say a game starts from: FEN, whatever SetUp says, else the ordinary one. */
export function startOf(fen: string | undefined): ReadPosition {
  return fen === undefined
    ? { ok: true, value: standardPosition(), faults: [] }
    : parsePosition(fen)
}
