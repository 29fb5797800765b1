import type { Color } from '@jadoube/chess'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editionIds } from '../editions/index.js'
import { allSequences, worlds } from '../testing/all-sequences.js'
import { violations } from '../testing/invariants.js'
import { gameOf, setting } from '../testing/wild-games.js'
import { playerOf } from './act.js'

describe('after every act of a random game', () => {
  test('what is cited exists, nobody innocent is accused, no time is lost, nothing is asked twice', () => {
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
      { numRuns: 300 },
    )
  })
})

describe.each(worlds.map(world => [world.name, world] as const))(
  'every sequence: %s',
  (_, world) => {
    test.each(editionIds)('holds what must hold, under %s', edition => {
      const found = new Map<string, string>()
      const steps = allSequences(world, edition, 4, ({ step, laws, acted, path }) => {
        for (const wrong of violations(step, laws, edition, acted)) {
          if (!found.has(wrong)) found.set(wrong, JSON.stringify(path))
        }
      })
      expect([...found]).toEqual([])
      expect(steps).toBeGreaterThan(500)
    })
  },
)
