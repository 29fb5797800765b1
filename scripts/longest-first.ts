import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest, in this order. A clean clone knows no durations and would go by file
 * size; the browser tests are small files and would all come last, one after the other.
 */
export const longest = [
  'web/src/e2e/network.test.ts',
  'web/src/e2e/games.test.ts',
  'web/src/e2e/app.test.ts',
  'laws/src/game/invariants.test.ts',
  'web/src/e2e/hall.test.ts',
  'web/src/e2e/casebook.test.ts',
  'server/src/silent-process.test.ts',
  'web/src/e2e/eboard.test.ts',
  'scripts/packed.test.ts',
  'laws/src/article-04-act-of-moving/every-hand.test.ts',
  'web/src/e2e/tournament.test.ts',
  'conformance/conformance.test.ts',
  'server/src/stall.test.ts',
]

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex(file => moduleId.endsWith(file))
  return place === -1 ? longest.length : place
}

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files)
    return [...others].sort((one, other) => placeOf(one) - placeOf(other))
  }
}
