import {
  type Color,
  emptySetup,
  parsePlacement,
  type StandingPosition,
  standingPosition,
} from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import { canCheckmateAsItStands, isDeadAsItStands } from './as-it-stands.js'

/** A standing position, whether or not a legal game could lead to it. */
function standing(text: string, turn: Color): StandingPosition {
  const read = parsePlacement(text)
  if (!read.ok) throw new Error(read.error.reason)
  const position = standingPosition({ ...emptySetup, placement: read.value, turn })
  if (position === undefined) throw new Error('a king is missing')
  return position
}

describe('[end.dead-position · every edition] positions after an illegal move', () => {
  test.each([
    ['two kings and a pawn on its last rank', 'P3k3/8/8/8/8/8/8/4K3', 'dead'],
    ['pawns of both on their last ranks', 'P3k3/8/8/8/8/8/8/p3K3', 'dead'],
    ['a pawn that can still move besides', 'P3k3/8/8/8/8/8/4P3/4K3', 'alive'],
    ['a rook', 'P3k3/8/8/8/8/8/8/R3K3', 'alive'],
    ['a king that could be taken by a queen', '4k3/8/8/8/8/8/4Q3/4K3', 'alive'],
  ] as const)('%s', (_, placement, deadness) => {
    for (const turn of ['white', 'black'] as const) {
      expect(isDeadAsItStands(standing(placement, turn)), turn).toBe(deadness)
    }
  })

  test('a king that could be captured is not captured', () => {
    // White is to move and attacks the king. The only piece that could ever mate is that rook.
    const position = standing('4k3/8/8/8/8/8/8/r3R1K1', 'white')
    expect(canCheckmateAsItStands(position, 'white')).toBe('yes')
    expect(canCheckmateAsItStands(position, 'black')).toBe('yes')
  })

  test('a bishop mates beside a pawn that the other side left on its last rank', () => {
    // The pawn on b1 takes an escape square from the king in the corner.
    expect(canCheckmateAsItStands(standing('8/8/8/8/3B4/1K6/8/kp6', 'white'), 'white')).toBe('yes')
    expect(canCheckmateAsItStands(standing('8/8/8/8/3B4/1K6/8/kp6', 'white'), 'black')).toBe('no')
  })

  test('an ordinary position gives the same answer as canCheckmate', () => {
    expect(isDeadAsItStands(standing('4k3/8/8/8/8/8/8/4K3', 'white'))).toBe('dead')
    expect(isDeadAsItStands(standing('4k3/8/8/8/8/8/4R3/4K3', 'black'))).toBe('alive')
  })

  test('mate and stalemate on the board', () => {
    expect(canCheckmateAsItStands(standing('k7/1Q6/1K6/8/8/8/8/P7', 'black'), 'white')).toBe('yes')
    expect(isDeadAsItStands(standing('k7/8/1Q6/8/8/8/8/2K4p', 'black'))).toBe('dead')
  })
})
