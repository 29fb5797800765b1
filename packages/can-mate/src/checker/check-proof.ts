import type { Color, Move, Position, Role } from '@jadoube/chess'
import {
  type Board,
  boardOf,
  LegalMoves,
  MAX_MOVES,
  moveCode,
  needPosition,
  pieceOf,
} from '@jadoube/chess/internals'
import type { Proof } from '../verdict.js'
import { findFrameFault } from './check-frames.js'
import { assignEach, Claim } from './claim.js'
import { findLeak } from './find-leak.js'
import { findMateSquare } from './find-mate-square.js'
import { cannotMateWith } from './material.js'

/** Whether a proof is accepted, and if not, why. */
export type ProofCheck =
  | { readonly accepted: true }
  | { readonly accepted: false; readonly reason: string }

const rejected = (reason: string): ProofCheck => ({ accepted: false, reason })

/**
 * Checks a proof that `winner` cannot mate. It shares only the legal moves with the solver. It
 * verifies that no move leaves the enclosures, that none of them contains a mate, and that all play
 * from the position ends in them, in stalemate, in mate of `winner`, or in material that cannot
 * mate.
 *
 * @example
 * const position = unwrap(parsePosition('8/8/8/4k3/8/8/8/4K2R w - - 0 1'))
 * const answer = canCheckmate(position, 'black')
 * answer.verdict === 'no' && checkProof(position, 'black', answer.proof).accepted // → true
 */
export function checkProof(position: Position, winner: Color, proof: Proof): ProofCheck {
  needPosition(position, 'checkProof')
  if (proof.frames !== undefined) {
    const fault = findFrameFault(position, winner, proof.frames)
    return fault === undefined ? { accepted: true } : rejected(fault)
  }
  const claims = proof.enclosures.map(enclosure => Claim.read(enclosure))
  const families = new Map<number, Claim[]>()
  for (const claim of claims)
    families.set(claim.family, [...(families.get(claim.family) ?? []), claim])
  for (const claim of claims) {
    const leak = findLeak(claim, families.get(claim.family)!, winner)
    if (leak !== undefined) return rejected(`an enclosure is left: ${leak}`)
    const mate = findMateSquare(claim, winner)
    if (mate !== undefined) return rejected(`a mate on ${mate} is not excluded`)
  }
  return playAll(position, winner, claims, proof.positions)
}

/** Plays everything that follows, as far as no claim contains it. */
function playAll(
  position: Position,
  winner: Color,
  claims: readonly Claim[],
  positions: number,
): ProofCheck {
  const legal = new LegalMoves()
  const list = new Int32Array(MAX_MOVES)
  const seen = new Set<string>()
  const waiting: Board[] = []
  const side = winner === 'white' ? 0 : 1
  /** Queues a position that was not met before. True if it is a mate by `winner`. */
  const meet = (board: Board, mayBeClaimed: boolean): boolean => {
    const { pieces, turn, castling, enPassant } = board
    const key = `${String.fromCharCode(...pieces)}${turn},${castling},${enPassant}`
    if (seen.has(key)) return false
    seen.add(key)
    legal.read(board)
    if (legal.count === 0) return legal.checks > 0 && board.turn !== side
    if (cannotMate(board, side)) return false
    if (mayBeClaimed && board.enPassant < 0 && claims.some(claim => contains(claim, board)))
      return false
    waiting.push(board.clone())
    return false
  }
  if (meet(boardOf(position), true)) return rejected('the position is checkmate')
  let first = true
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.size > positions * 2 + 1000) return rejected('play goes on longer than the proof says')
    const n = legal.read(next).list(list)
    const codes = list.slice(0, n)
    for (const code of codes) {
      const irreversible = next.pieces[(code >> 6) & 63] !== 0 || next.pieces[code & 63] >> 1 === 1
      const undo = next.make(code)
      const mate = meet(next, irreversible || first)
      next.unmake(code, undo)
      if (mate) return rejected('a mate was met')
    }
    first = false
  }
  return { accepted: true }
}

/**
 * Whether the position belongs to the claim: every piece on the board has a piece of the claim, and
 * no piece is missing that cannot be captured.
 */
function contains(claim: Claim, board: Board): boolean {
  if ((board.castling & ~claim.castling) !== 0) return false
  const pieces: { square: number; color: Color; role: string }[] = []
  for (let square = 0; square < 64; square++) {
    const piece = pieceOf(board.pieces[square])
    if (piece !== undefined) pieces.push({ square, ...piece })
  }
  const fits = (p: number, c: number) => {
    const { square, color, role } = pieces[p]
    const claimed = claim.pieces[c]
    if (claimed.color !== color || !claimed.squares.has(square)) return false
    return claimed.role === role || (claimed.role === 'wild' && role !== 'king')
  }
  if (pieces.length > claim.pieces.length) return false
  if (!pieces.every((_, p) => claim.pieces.some((_, c) => fits(p, c)))) return false
  const owner = assignEach(pieces.length, claim.pieces.length, fits)
  if (owner === undefined) return false
  if (!claim.pieces.every((claimed, c) => owner[c] >= 0 || claimed.mayBeLost)) return false
  return claim.facing.every(([white, black]) => {
    const low = pieces[owner[white]]
    const high = pieces[owner[black]]
    if (low === undefined || high === undefined) return true
    return (
      low.role === 'pawn' &&
      high.role === 'pawn' &&
      low.square % 8 === high.square % 8 &&
      low.square < high.square
    )
  })
}

/** Whether `winner` cannot mate anybody with the pieces on the board. */
function cannotMate(board: Board, winner: number): boolean {
  const own: Role[] = []
  const rest: Role[] = []
  const bishops: number[] = []
  for (let square = 0; square < 64; square++) {
    const piece = pieceOf(board.pieces[square])
    if (piece === undefined || piece.role === 'king') continue
    const isOwn = (piece.color === 'white' ? 0 : 1) === winner
    ;(isOwn ? own : rest).push(piece.role)
    if (piece.role === 'bishop') bishops.push(square)
  }
  return cannotMateWith(own, rest, bishops)
}

/** Checks that a line is a series of legal moves that ends in checkmate by `winner`. */
export function checkLine(position: Position, winner: Color, line: readonly Move[]): ProofCheck {
  needPosition(position, 'checkLine')
  const board = boardOf(position).clone()
  const legal = new LegalMoves()
  for (const move of line) {
    const code = moveCode(move)
    if (!legal.read(board).has(code)) return rejected('a move of the line is illegal')
    board.make(code)
  }
  legal.read(board)
  const mated = legal.count === 0 && legal.checks > 0 && board.turn !== (winner === 'white' ? 0 : 1)
  return mated ? { accepted: true } : rejected('the line does not end in checkmate')
}
