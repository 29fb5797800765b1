import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeFen } from '../fen.js'
import { parseSanLine } from '../notation/line.js'
import { type Position, play } from '../position.js'
import { samePosition } from '../position-key.js'
import { anyPositions, playRandomly, positionOf, startPosition } from '../testing/random-games.js'
import { polyglotKey } from './polyglot.js'
import { zobristKey } from './zobrist.js'

function after(line: string): Position {
  const moves = parseSanLine(startPosition, line)
  if (!moves.ok) throw new Error(moves.error.reason)
  return moves.value.reduce(play, startPosition)
}

describe('the key of Polyglot', () => {
  // The examples from the description of the format.
  // biome-ignore format: a table
  test.each([
    ['', '463b96181691fc9c'],
    ['e4', '823c9b50fd114196'],
    ['e4 d5', '0756b94461c50fb0'],
    ['e4 d5 e5', '662fafb965db29d4'],
    ['e4 d5 e5 f5', '22a48b5a8e47ff78'],
    ['e4 d5 e5 f5 Ke2', '652a607ca3f242c1'],
    ['e4 d5 e5 f5 Ke2 Kf7', '00fdd303c946bdd9'],
    ['a4 b5 h4 b4 c4', '3c8123ea7b067637'],
    ['a4 b5 h4 b4 c4 bxc3 Ra3', '5c3f9b829b279560'],
  ])('after %j', (line, key) => {
    expect(polyglotKey(after(line)).toString(16).padStart(16, '0')).toBe(key)
  })

  test('a FEN gives the same key as the moves, also with a pinned pawn beside', () => {
    const fen = '8/8/8/K2pP2r/8/8/8/7k w - d6 0 1'
    const moved = play(positionOf('8/3p4/8/K3P2r/8/8/8/7k b - - 0 1'), {
      kind: 'normal',
      from: 'd7',
      to: 'd5',
    })
    expect(polyglotKey(positionOf(fen))).toBe(polyglotKey(moved))
    // The capture is illegal, so it does not count for Article 9.2.
    expect(makeFen(positionOf(fen))).toContain(' w - - ')
  })
})

describe('the key of Zobrist', () => {
  test('[rep.same-position · every edition] is equal exactly if positions are the same', () => {
    const keys = new Map<bigint, Position>()
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 20, maxLength: 80 }), choices => {
        for (const position of playRandomly(startPosition, choices)) {
          const known = keys.get(zobristKey(position))
          if (known === undefined) keys.set(zobristKey(position), position)
          else expect(samePosition(known, position)).toBe(true)
        }
      }),
    )
    expect(keys.size).toBeGreaterThan(1000)
  })

  test('does not depend on how the position was reached', () => {
    fc.assert(
      fc.property(anyPositions, position => {
        expect(zobristKey(positionOf(makeFen(position)))).toBe(zobristKey(position))
      }),
    )
  })

  test('does not change between versions', () => {
    expect(zobristKey(startPosition).toString(16)).toMatch(/^[0-9a-f]{14,16}$/)
    expect(zobristKey(after('Nf3 Nf6 Ng1 Ng8'))).toBe(zobristKey(startPosition))
    expect(zobristKey(after('e4'))).not.toBe(zobristKey(after('e3')))
  })
})
