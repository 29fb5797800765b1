import { parsePosition } from '@jadoube/chess'
import { boardOf } from '@jadoube/chess/internals'
import { describe, expect, test } from 'vitest'
import { canCheckmate } from '../can-mate.js'
import { Closure } from '../closures/closure.js'
import type { Enclosure, Proof } from '../verdict.js'
import { checkLine, checkProof } from './check-proof.js'

function positionOf(fen: string) {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(fen)
  return position.value
}

const wall = positionOf('4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1')

function proofOf(): Proof {
  const answer = canCheckmate(wall, 'white')
  if (answer.verdict !== 'no') throw new Error(answer.verdict)
  return answer.proof
}

describe('the checker rejects wrong proofs', () => {
  test('accepts the original proof', () => {
    expect(checkProof(wall, 'white', proofOf())).toEqual({ accepted: true })
  })
  test('rejects a king with one square too few', () => {
    const proof = proofOf()
    const shrink = (enclosure: Enclosure, i: number): Enclosure => ({
      ...enclosure,
      pieces: enclosure.pieces.map((piece, m) => {
        if (m !== i) return piece
        return { ...piece, lo: piece.lo & ~(piece.lo & -piece.lo) }
      }),
    })
    const [first] = proof.enclosures
    const king = first.pieces.findIndex(piece => piece.role === 'king' && piece.color === 'white')
    const enclosures = [shrink(first, king)]
    expect(checkProof(wall, 'white', { ...proof, enclosures }).accepted).toBe(false)
  })
  test('rejects a pawn that can be captured but is marked as safe', () => {
    const open = positionOf('4k3/8/8/p7/8/8/8/R3K3 w - - 0 1')
    const proof = proofOf()
    expect(checkProof(open, 'white', proof).accepted).toBe(false)
  })
  test('rejects a stalemate that is not one', () => {
    // Any capture of a pawn stalemates White as long as f5 guards g4.
    const stuck = positionOf('8/8/3b3p/4bp1P/5p1K/4bPp1/5bP1/5k2 w - - 0 1')
    const free = positionOf('8/8/3b3p/4b2P/5p1K/4bPp1/5bP1/5k2 w - - 0 1')
    const closure = new Closure()
    const limits = { positions: 300, enclosures: 8, attempts: 20 }
    expect(closure.search(boardOf(stuck), 0, limits, true)).toBe('no')
    const proof: Proof = { positions: closure.positions, enclosures: closure.enclosures }
    expect(checkProof(stuck, 'white', proof)).toEqual({ accepted: true })
    const isOnF5 = (lo: number, hi: number) => lo === 0 && hi === 1 << 5
    const enclosures = proof.enclosures.map(enclosure => ({
      ...enclosure,
      pieces: enclosure.pieces.map(piece =>
        isOnF5(piece.lo, piece.hi) ? { ...piece, hi: 0, mayBeLost: true } : piece,
      ),
    }))
    const check = checkProof(free, 'white', { ...proof, enclosures })
    expect(check).toMatchObject({ accepted: false, reason: expect.stringContaining('left') })
  })
  test('rejects a proof without enclosures if play continues', () => {
    expect(checkProof(wall, 'white', { positions: 10, enclosures: [] }).accepted).toBe(false)
  })
  test('rejects an enclosure that contains a mate', () => {
    const rook = positionOf('8/8/8/4k3/8/8/8/R3K3 w - - 0 1')
    const everywhere = (color: 'white' | 'black', role: 'king' | 'rook', mayBeLost: boolean) => ({
      color,
      role,
      lo: -1,
      hi: -1,
      mayBeLost,
    })
    const pieces = [
      everywhere('white', 'king', false),
      everywhere('black', 'king', false),
      everywhere('white', 'rook', true),
    ]
    const enclosures = [{ family: 0, pieces, facing: [], castling: 0, rooks: [-1, -1, -1, -1] }]
    const check = checkProof(rook, 'white', { positions: 1, enclosures })
    expect(check).toMatchObject({ accepted: false, reason: expect.stringContaining('mate') })
  })
  test('rejects a line that is illegal or does not end in mate', () => {
    const position = positionOf('7k/8/6K1/8/8/8/8/1Q6 w - - 0 1')
    const answer = canCheckmate(position, 'white')
    if (answer.verdict !== 'yes') throw new Error('the queen mates')
    expect(checkLine(position, 'white', answer.line)).toEqual({ accepted: true })
    expect(checkLine(position, 'black', answer.line).accepted).toBe(false)
    expect(checkLine(position, 'white', []).accepted).toBe(false)
    expect(checkLine(position, 'white', [...answer.line, ...answer.line]).accepted).toBe(false)
  })
})
