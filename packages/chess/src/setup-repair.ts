import type { Setup } from './setup.js'
import { castlingFaultOf, enPassantIsPossible } from './setup-faults.js'
import type { Square } from './square.js'

/** The setup without impossible castling rights and without an impossible en passant square. */
export function repairSetup(setup: Setup): Setup {
  const castling: Square[] = []
  for (const rook of setup.castling) {
    if (castlingFaultOf(setup.placement, castling, rook) === undefined) castling.push(rook)
  }
  const enPassant = enPassantIsPossible(setup) ? setup.enPassant : undefined
  return { ...setup, castling, enPassant }
}
