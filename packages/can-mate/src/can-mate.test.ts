import { type Color, type Position, parsePosition } from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import { canCheckmate, isDead } from './can-mate.js'
import { checkLine, checkProof } from './checker/check-proof.js'

function positionOf(fen: string): Position {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(`${fen}: ${position.error.reason}`)
  return position.value
}

/** The verdict, with its line or proof accepted by the checker. */
function verdict(fen: string, color: Color): string {
  const position = positionOf(fen)
  const answer = canCheckmate(position, color)
  if (answer.verdict === 'yes') {
    expect(checkLine(position, color, answer.line), fen).toEqual({ accepted: true })
  }
  if (answer.verdict === 'no') {
    expect(checkProof(position, color, answer.proof), fen).toEqual({ accepted: true })
  }
  return answer.verdict
}

describe('[end.dead-position] who can still mate', () => {
  // Positions that sites score as wins because they consider only material, and what follows from
  // Article 6.9.
  const cases: [fen: string, color: Color, verdict: 'yes' | 'no', why: string][] = [
    ['5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1', 'black', 'no', 'a locked wall'],
    ['5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1', 'white', 'yes', 'the bishop gets through'],
    ['8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - - 0 1', 'white', 'no', 'a wall of pawns'],
    ['4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1', 'white', 'no', 'a wall of pawns'],
    ['4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1', 'black', 'no', 'a wall of pawns'],
    ['r7/K1k5/8/8/8/8/8/8 w - - 0 1', 'black', 'no', 'the only move takes the rook'],
    ['7k/6q1/p4PPK/6PP/8/5P2/8/8 w - - 0 1', 'black', 'no', 'single moves up to mate by White'],
    [
      '8/p6p/5kp1/5pP1/5P1K/1r5P/8/8 b - - 0 1',
      'white',
      'no',
      'every reply to the check stalemates',
    ],
    ['7r/2PR4/6pk/6q1/5P1K/r7/8/8 w - - 0 1', 'black', 'no', 'the only move mates Black'],
    ['8/8/3b3p/4bp1P/5p1K/4bPp1/5bP1/5k2 w - - 0 1', 'white', 'no', 'taking a pawn stalemates'],
    ['8/8/7p/5p1P/5p1K/4bPp1/5bPb/4bkb1 b - - 0 1', 'white', 'no', 'taking a pawn stalemates'],
    ['8/1p2B1B1/1PpB1B2/k1P1B3/p1P2B2/P7/5K2/8 w - - 0 1', 'black', 'no', 'it stalemates here too'],
    [
      '8/8/3b3p/4bp1P/5p1K/4bPp1/5bP1/5k2 w - - 0 1',
      'black',
      'no',
      'the king takes, and stalemates',
    ],
    ['3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 3 57', 'white', 'no', 'D3 issue 48'],
    ['3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 3 57', 'black', 'no', 'D3 issue 48'],
    ['1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1', 'white', 'yes', 'D3 issue 48'],
    ['1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1', 'black', 'yes', 'D3 issue 48'],
    ['6Q1/8/4n3/8/ppp5/qkp3b1/rnp5/n1K5 b - - 0 1', 'white', 'no', 'the knight on b2 mates'],
    ['8/6pp/8/8/ppp5/bkp4Q/qnp5/n1K5 w - - 0 1', 'white', 'no', 'who takes in the cage is taken'],
    [
      'bn1n2k1/2p2p1b/2p2Pp1/1pKp1pP1/1P1P1P2/8/5B2/2B3B1 b - - 0 1',
      'white',
      'no',
      'a knight that moves mates',
    ],
    [
      '1b1k4/p1p1pBp1/P1P1P1P1/p1p1p1p1/8/2p5/P1P1P1P1/3K4 w - - 0 1',
      'black',
      'no',
      'no pawn jumps, whichever was taken before it',
    ],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'white', 'yes', 'the start'],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'black', 'yes', 'the start'],
    ['8/8/8/8/8/8/k1K5/8 w - - 0 1', 'white', 'no', 'bare kings'],
    ['8/8/8/4k3/8/8/4P3/4K3 w - - 0 1', 'white', 'yes', 'a pawn'],
    ['8/8/8/4k3/8/8/4P3/4K3 w - - 0 1', 'black', 'no', 'a king alone'],
    ['8/8/8/4k3/8/2n5/4N3/4K3 w - - 0 1', 'white', 'yes', 'knight against knight'],
    ['8/8/8/4k3/8/2q5/4N3/4K3 w - - 0 1', 'white', 'no', 'a knight against a queen'],
    ['8/8/8/4k3/8/2r5/4N3/4K3 w - - 0 1', 'white', 'yes', 'a knight against a rook'],
    ['8/8/8/4kb2/8/8/5B2/4K3 w - - 0 1', 'white', 'yes', 'bishops of different colours'],
    ['8/8/8/4kb2/8/8/4B3/4K3 w - - 0 1', 'white', 'no', 'bishops of one colour'],
    ['8/8/8/4k1r1/8/8/4B3/4K3 w - - 0 1', 'white', 'no', 'a bishop against a rook'],
    ['8/8/8/4k1p1/8/8/4B3/4K3 w - - 0 1', 'white', 'yes', 'a bishop against a pawn'],
  ]
  test.each(cases)('%s %s: %s (%s)', (fen, color, expected) => {
    expect(verdict(fen, color)).toBe(expected)
  })
})

describe('[end.dead-position] where other solvers are known to be wrong', () => {
  const cases: [fen: string, color: Color][] = [
    ['3b1b2/3k4/2pp4/3p4/1p1K1p1p/bP1P1P1P/8/1B3B2 w - - 0 1', 'white'],
    ['8/1p2p1p1/1P2P1P1/Bp2pBp1/1P2P1P1/7k/1P2P3/7K b - - 0 1', 'white'],
    ['k7/1pK3p1/6Pb/1p4pB/bP4P1/Bp6/1P4P1/8 b - - 0 1', 'white'],
    ['k7/1pK3p1/6Pb/1p4pB/bP4P1/Bp6/1P4P1/8 b - - 0 1', 'black'],
    ['3b4/4p1p1/1p1pP1P1/1P1PpBp1/1pBpP1P1/1P1P4/4K1P1/2k5 w - - 0 1', 'white'],
    ['1b3kBR/4pP1P/1p1pP2P/1P1P4/8/K5p1/6P1/1B6 b - - 0 1', 'white'],
    // Mates in diagrams that no game reaches: mate is checked before material.
    ['8/8/8/8/8/2b1k1b1/8/3RKR2 w - - 0 1', 'black'],
    ['8/8/8/8/8/1k6/b1b5/RKR5 w - - 0 1', 'black'],
    ['5B2/7r/5K1k/7r/8/4B3/8/8 b - - 0 1', 'white'],
  ]
  test.each(cases)('%s %s can mate', (fen, color) => {
    expect(verdict(fen, color)).toBe('yes')
  })
})

describe('[end.dead-position] what counts', () => {
  const locked = '4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 b -'
  test('a legal en passant capture may be the only way to mate', () => {
    expect(verdict(`${locked} a3 0 1`, 'white')).toBe('yes')
    expect(verdict(`${locked} a3 0 1`, 'black')).toBe('yes')
    expect(isDead(positionOf(`${locked} - 0 1`))).toBe('dead')
  })
  test('an en passant capture that a pin forbids does not count', () => {
    expect(isDead(positionOf('8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/4K3 b - e3 0 1'))).toBe('dead')
  })
  test('material is checked after an en passant capture too', () => {
    // All other moves of White are stalemate.
    expect(verdict('6K1/8/7k/5BpP/6P1/8/8/8 w - g6 0 61', 'black')).toBe('no')
  })
  test('stalemate and being mated end the search', () => {
    expect(verdict('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'white')).toBe('no')
    expect(verdict('7k/6Q1/6K1/8/8/8/8/8 b - - 0 1', 'black')).toBe('no')
    expect(verdict('7k/6Q1/6K1/8/8/8/8/8 b - - 0 1', 'white')).toBe('yes')
  })
  test('the move counters do not matter', () => {
    expect(verdict('8/8/8/3k4/8/8/4Q3/4K3 w - - 149 300', 'white')).toBe('yes')
  })
})

describe('limits', () => {
  const hard = '8/b1k3b1/5b2/p1p1p1p1/P1P1P1P1/2K5/b5B1/8 b - - 0 1'
  test('nodes limit the work, and the same limits give the same verdict', () => {
    const once = canCheckmate(positionOf(hard), 'white', { nodes: 2000 })
    canCheckmate(positionOf('8/8/8/4k3/8/8/4P3/4K3 w - - 0 1'), 'white')
    expect(canCheckmate(positionOf(hard), 'white', { nodes: 2000 })).toEqual(once)
    if (once.verdict === 'undetermined') expect(once.spent).toBeLessThan(20_000)
  })
  test('an aborted search is undetermined', () => {
    const signal = AbortSignal.abort()
    expect(canCheckmate(positionOf(hard), 'white', { signal }).verdict).toBe('undetermined')
  })
})
