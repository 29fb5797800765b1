import { describe, expect, test } from 'vitest'
import { type EditionId, editionIds } from '../editions/index.js'
import { allSequences, worlds } from './all-sequences.js'
import { violations } from './invariants.js'

/** Checks the invariants after every sequence of acts in every world. */
export function holdsAfterEverySequence(
  length: number,
  editions: readonly EditionId[] = editionIds,
): void {
  describe.each(worlds.map(world => [world.name, world] as const))('%s', (_, world) => {
    test.each(editions)('holds what must hold, under %s', edition => {
      const found = new Map<string, string>()
      const steps = allSequences(world, edition, length, ({ step, laws, acted, path }) => {
        for (const wrong of violations(step, laws, edition, acted)) {
          if (!found.has(wrong)) found.set(wrong, JSON.stringify(path))
        }
      })
      expect([...found]).toEqual([])
      expect(steps).toBeGreaterThan(world.acts.length ** 2)
    })
  })
}
