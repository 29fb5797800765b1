import { legalMoves, Position, play, positionKey } from '@jadoube/chess'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPositions } from '../../../chess/src/testing/random-games.js'
import { randomSetups } from '../../../chess/src/testing/random-setups.js'
import { canComeBack, looksDead } from './looks-dead.js'

const setups = randomSetups.map(setup => {
  const position = Position.from(setup)
  if (!position.ok) throw new Error('a setup with faults')
  return position.value
})

/** Whether the position occurs again three legal moves later. */
function comesBack(before: Position, after: Position): boolean {
  const key = positionKey(before)
  return legalMoves(after).some(reply => {
    const first = play(after, reply)
    return legalMoves(first).some(back => {
      const second = play(first, back)
      return legalMoves(second).some(last => positionKey(play(second, last)) === key)
    })
  })
}

describe('[end.dead-position] a quiet move that can be taken back', () => {
  test('if canComeBack is true, the position can be reached again', () => {
    let yes = 0
    fc.assert(
      fc.property(fc.oneof(anyPositions, setups), fc.nat(1000), (before, pick) => {
        const moves = legalMoves(before)
        if (moves.length === 0) return
        const move = moves[pick % moves.length]
        const after = play(before, move)
        if (!canComeBack(before, move, after)) return
        yes++
        expect(comesBack(before, after)).toBe(true)
      }),
      { numRuns: 300 },
    )
    expect(yes).toBeGreaterThan(30)
  })
})

test('[end.dead-position] passing the number of legal moves gives the same guess', () => {
  fc.assert(
    fc.property(fc.oneof(anyPositions, setups), position => {
      const count = legalMoves(position).length
      expect(looksDead(position, count)).toBe(looksDead(position))
    }),
    { numRuns: 500 },
  )
})
