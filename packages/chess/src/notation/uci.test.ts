import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chess960Position } from '../chess960.js'
import { legalMoves } from '../position.js'
import { positionOf, positionsWithMove, startPosition } from '../testing/random-games.js'
import { makeUci } from './uci.js'
import { parseUci } from './uci-reading.js'

test.each(['standard', 'chess960'] as const)('every written move is read back: %s', style => {
  fc.assert(
    fc.property(positionsWithMove, ([position, move]) => {
      const text = makeUci(move, style)
      expect(parseUci(position, text)).toEqual({ ok: true, value: move })
    }),
    { numRuns: 300 },
  )
})

test('every castling of the 960 first moves is read back in both styles', () => {
  let castlings = 0
  for (let number = 0; number < 960; number++) {
    const position = chess960Position(number)
    for (const move of legalMoves(position)) {
      if (move.kind !== 'castling') continue
      castlings++
      for (const style of ['standard', 'chess960'] as const) {
        expect(parseUci(position, makeUci(move, style))).toEqual({ ok: true, value: move })
      }
    }
  }
  // Guidelines II.3.2.7.3: the g-side in 90 starts, the c-side in 72, never both.
  expect(castlings).toBe(162)
})

describe('castling', () => {
  const position = positionOf('r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1')
  test.each([
    ['e8g8', 'e8h8'],
    ['e8c8', 'e8a8'],
  ])('%s is %s', (standard, chess960) => {
    const move = parseUci(position, standard)
    expect(move).toEqual(parseUci(position, chess960))
    if (!move.ok) throw new Error(move.error.reason)
    expect(makeUci(move.value)).toBe(standard)
    expect(makeUci(move.value, 'chess960')).toBe(chess960)
  })

  test('castling of the king by one square gives the rook in both styles', () => {
    const oneStep = positionOf('4k3/8/8/8/8/8/8/5K1R w H - 0 1')
    const castling = legalMoves(oneStep).find(move => move.kind === 'castling')
    if (castling === undefined) throw new Error('no castling')
    expect(makeUci(castling)).toBe('f1h1')
    expect(parseUci(oneStep, 'f1g1')).toMatchObject({ ok: true, value: { kind: 'normal' } })
  })

  test('a king that castles by three squares', () => {
    const threeSteps = positionOf('4k3/8/8/8/8/8/8/3K3R w H - 0 1')
    expect(parseUci(threeSteps, 'd1g1')).toMatchObject({ ok: true, value: { kind: 'castling' } })
    const rookOnG = positionOf('4k3/8/8/8/8/8/8/3K2R1 w G - 0 1')
    expect(parseUci(rookOnG, 'd1g1')).toMatchObject({ ok: true, value: { kind: 'castling' } })
  })

  test('of two rooks on one side, only the one with the right castles', () => {
    const inner = positionOf('4k3/8/8/8/8/8/8/RR2K3 w B - 0 1')
    expect(parseUci(inner, 'e1b1')).toMatchObject({ ok: true, value: { kind: 'castling' } })
    expect(parseUci(inner, 'e1a1')).toMatchObject({ error: { why: { code: 'own-piece-there' } } })
  })
})

describe('bad input', () => {
  test.each(['', 'e2', 'e2e', 'e2e9', 'i2i4', 'e2e4k', 'e2e4qq', '0000', 'E2E4', 'e2 e4', '\0'])(
    '%j is no move',
    text => {
      expect(parseUci(startPosition, text)).toMatchObject({ error: { code: 'uci-syntax' } })
    },
  )

  test('an illegal move says why', () => {
    expect(parseUci(startPosition, 'e2e5')).toMatchObject({
      error: { code: 'uci-illegal', why: { code: 'not-how-the-piece-moves' } },
    })
    expect(parseUci(startPosition, 'a1'.repeat(100_000))).toMatchObject({
      error: { code: 'uci-syntax' },
    })
  })
})
