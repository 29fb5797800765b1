import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editionIds } from '../editions/index.js'
import { allSequences, worlds } from '../testing/all-sequences.js'
import {
  mirroredAct,
  mirroredFen,
  mirroredRaw,
  whatFollowedIn,
  whatFollowedMirrored,
} from '../testing/mirrored.js'
import { gameOf, setting, tableOf } from '../testing/random-games.js'
import { follow } from '../the-laws/decide.js'

describe('the Laws treat both colours alike', () => {
  test('the same game with White and Black exchanged is ruled on in the same way', () => {
    fc.assert(
      fc.property(setting, chosen => {
        // Announced ranks are counted from White's side, and so is the number of the first move
        // (9.1.1).
        const regulations = chosen.regulations === 'strict' ? 'none' : chosen.regulations
        const from = { ...chosen, regulations, blind: 'nobody', twoBoards: false } as const
        const { laws, steps } = gameOf(from)
        let { state } = tableOf({ ...from, start: mirroredFen(from.start) })
        for (const { act, events, refused } of steps) {
          const decision = follow(state, mirroredAct(act), laws)
          const about = JSON.stringify(act)
          expect(decision.ok ? null : decision.refusal.code, about).toBe(refused)
          const followed = decision.ok ? decision.events : []
          expect(whatFollowedMirrored(followed), about).toEqual(whatFollowedIn(events))
          if (decision.ok) state = decision.state
        }
      }),
      { numRuns: 200 },
    )
  })

  test.each(worlds.map(world => [world.name, world] as const))('every sequence: %s', (_, world) => {
    const other = {
      ...world,
      start: mirroredFen(world.start),
      acts: world.acts.map(mirroredRaw),
      ...(world.begins && { begins: world.begins.map(mirroredRaw) }),
    }
    for (const edition of editionIds) {
      const followed: string[][] = []
      allSequences(world, edition, 3, ({ step, path }) => {
        followed.push([JSON.stringify(path), step.refused ?? '', ...whatFollowedIn(step.events)])
      })
      let next = 0
      allSequences(other, edition, 3, ({ step }) => {
        const [about, ...expected] = followed[next++]!
        const actual = [step.refused ?? '', ...whatFollowedMirrored(step.events)]
        if (actual.join() !== expected.join()) expect(actual, about).toEqual(expected)
      })
      expect(next).toBe(followed.length)
    }
  })
})
