import type { Position } from '@jadoube/chess'

/** 5.2.2: neither player can mate by any series of legal moves. */
export function isDead(position: Position): boolean {
  // Only a capture, a promotion or a pawn that closes the position can have taken the last mate away.
  if (position.quiet > 0) return false
  let minor = 0
  for (const code of position.board.pieces) {
    const role = code >> 1
    if (code === 0 || role === 6) continue
    if (role !== 2 && role !== 3) return false
    minor++
  }
  return minor <= 1
}
