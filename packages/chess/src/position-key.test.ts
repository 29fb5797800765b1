import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeFen } from './fen.js'
import { parseSan } from './notation/san-reading.js'
import { type Position, play } from './position.js'
import { positionKey, samePosition } from './position-key.js'
import { anyPositions, playRandomly, positionOf, startPosition } from './testing/random-games.js'

function after(position: Position, moves: string): Position {
  let now = position
  for (const text of moves.split(' ')) {
    const move = parseSan(now, text)
    if (!move.ok) throw new Error(`${text}: ${move.error.reason}`)
    now = play(now, move.value)
  }
  return now
}

describe('[rep.same-position · every edition] the same position', () => {
  test('different move orders lead to the same position', () => {
    const one = after(startPosition, 'Nf3 Nf6 Nc3 Nc6')
    const other = after(startPosition, 'Nc3 Nc6 Nf3 Nf6')
    expect(samePosition(one, other)).toBe(true)
    expect(samePosition(one, startPosition)).toBe(false)
    expect(samePosition(after(startPosition, 'Nf3 Nf6 Ng1 Ng8'), startPosition)).toBe(true)
  })

  test('different if the other player has the move', () => {
    const white = positionOf('4k3/8/8/8/8/8/8/4K3 w - - 0 1')
    const black = positionOf('4k3/8/8/8/8/8/8/4K3 b - - 0 1')
    expect(samePosition(white, black)).toBe(false)
  })

  test('the same whatever the counters say', () => {
    const one = positionOf('4k3/8/8/8/8/8/8/4K3 w - - 0 1')
    const other = positionOf('4k3/8/8/8/8/8/8/4K3 w - - 40 90')
    expect(samePosition(one, other)).toBe(true)
  })

  test('different if a castling right is lost', () => {
    const start = positionOf('4k3/8/8/8/8/8/8/4K2R w K - 0 1')
    expect(samePosition(after(start, 'Rh2 Kd8 Rh1 Ke8'), start)).toBe(false)
    expect(samePosition(after(start, 'Kd1 Kd8 Ke1 Ke8'), start)).toBe(false)
  })

  test('a castling right that cannot be used now still counts', () => {
    const blocked = positionOf('4k3/8/8/8/8/8/8/4KB1R w K - 0 1')
    const lost = positionOf('4k3/8/8/8/8/8/8/4KB1R w - - 0 1')
    expect(samePosition(blocked, lost)).toBe(false)
  })

  test('different if an en passant capture is possible', () => {
    const before = positionOf('4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1')
    const now = after(before, 'd5')
    expect(samePosition(after(now, 'Kd2 Ke7 Ke1 Ke8'), now)).toBe(false)
  })

  test('the same if no pawn could capture en passant', () => {
    const before = positionOf('4k3/3p4/8/8/8/8/8/4K3 b - - 0 1')
    const now = after(before, 'd5')
    expect(samePosition(after(now, 'Kd2 Ke7 Ke1 Ke8'), now)).toBe(true)
  })

  test('the same if a pin forbids the en passant capture', () => {
    // The pawn on e5 shields its king from the rook along the rank.
    const rank = after(positionOf('7k/3p4/8/K3P2r/8/8/8/8 b - - 0 1'), 'd5')
    expect(samePosition(after(rank, 'Ka4 Kg8 Ka5 Kh8'), rank)).toBe(true)
    // On the file, and on a diagonal.
    const file = after(positionOf('4r2k/3p4/8/4P3/8/8/4K3/8 b - - 0 1'), 'd5')
    expect(samePosition(after(file, 'Ke1 Kg8 Ke2 Kh8'), file)).toBe(true)
    const diagonal = after(positionOf('7k/3p4/5b2/4P3/8/2K5/8/8 b - - 0 1'), 'd5')
    expect(samePosition(after(diagonal, 'Kb4 Kg8 Kc3 Kh8'), diagonal)).toBe(true)
  })

  test('[c960.castle.once · every edition] which of two rooks may castle makes a difference', () => {
    const outer = positionOf('4k3/8/8/8/8/8/8/4K1RR w H - 0 1')
    const inner = positionOf('4k3/8/8/8/8/8/8/4K1RR w G - 0 1')
    expect(samePosition(outer, inner)).toBe(false)
  })
})

test('keys are equal exactly if the first four fields of the FEN are equal', () => {
  const fields = (position: Position) => makeFen(position).split(' ').slice(0, 4).join(' ')
  fc.assert(
    fc.property(
      anyPositions,
      fc.array(fc.nat(3), { minLength: 8, maxLength: 60, size: 'max' }),
      (start, picks) => {
        // Few choices per move, so that positions repeat.
        const positions = playRandomly(start, picks)
        const seen = new Map<string, string>()
        for (const position of positions) {
          const key = positionKey(position)
          expect(seen.get(fields(position)) ?? key).toBe(key)
          seen.set(fields(position), key)
        }
        expect(new Set(seen.values()).size).toBe(seen.size)
      },
    ),
    { numRuns: 100 },
  )
})
