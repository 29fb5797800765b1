import type { Color } from '@jadoube/chess'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holdsAfterEverySequence } from '../testing/every-sequence.js'
import { violations } from '../testing/invariants.js'
import { gameOf, setting } from '../testing/random-games.js'
import { playerOf } from './act.js'

const isRest = process.env.JADOUBE_TESTS === 'rest'

describe('after every act of a random game', { tags: 'sampled' }, () => {
  test('citations exist, nobody is blamed without a reason, no time is lost, nothing is asked twice', () => {
    fc.assert(
      fc.property(setting, from => {
        const { laws, steps } = gameOf(from)
        const acted = new Set<Color>()
        for (const step of steps) {
          const player = playerOf(step.act.by)
          if (player !== undefined) acted.add(player)
          const wrong = violations(step, laws, from.edition, acted)
          expect(wrong, JSON.stringify(step.act)).toEqual([])
        }
      }),
      { numRuns: isRest ? 300 : 50 },
    )
  })
})

// The data suites try sequences of four under every edition: invariants.suite.ts.
describe('every sequence of up to three acts', () =>
  holdsAfterEverySequence(3, ['fide-2023', 'finland-blitz-2008']))
