import { canCheckmate, type Position } from '@jadoube/chess'
import { movablePieces } from '../game/legal-codes.js'

const PAWN = 1
const fewMen = 5

/** Enough for every dead position that was ever met; what needs more goes on being played. */
const nodes = 20_000

/**
 * 5.2.2: neither player can mate by any series of legal moves. The proof is asked for only where it can
 * be had: with few men, with the pawns locked, or where nearly every move is forced.
 */
export function isDead(position: Position): boolean {
  if (!mayBeDead(position)) return false
  const { turn } = position
  const other = turn === 'white' ? 'black' : 'white'
  if (canCheckmate(position, turn, { nodes }).verdict !== 'no') return false
  return canCheckmate(position, other, { nodes }).verdict === 'no'
}

function mayBeDead(position: Position): boolean {
  const { pieces } = position.board
  // A quiet move takes the last mate away only by force.
  if (position.quiet > 0) return movablePieces(position) === 1 && men(pieces) <= fewMen
  return men(pieces) <= fewMen || freePawns(pieces) <= 1
}

function men(pieces: Uint8Array): number {
  let count = 0
  for (let square = 0; square < 64; square++) if (pieces[square] !== 0) count++
  return count
}

/** Pawns that can step forward or capture, pins and checks aside. */
function freePawns(pieces: Uint8Array): number {
  let free = 0
  for (let square = 8; square < 56; square++) {
    const code = pieces[square]!
    if (code >> 1 !== PAWN) continue
    const black = code & 1
    const ahead = black === 0 ? square + 8 : square - 8
    const file = square & 7
    const takes = (to: number) => pieces[to] !== 0 && (pieces[to]! & 1) !== black
    if (pieces[ahead] === 0) free++
    else if (file > 0 && takes(ahead - 1)) free++
    else if (file < 7 && takes(ahead + 1)) free++
  }
  return free
}
