import { test } from 'vitest'

/**
 * Every journey is made on every device, and every page is read in every language, but not all of it in `npm test`:
 * that takes one of each list, the next one every time. `npm run data` takes the others (`JADOUBE_TESTS=rest`).
 */
const isRest = process.env.JADOUBE_TESTS === 'rest'

let turn = 0

/** A file starts over, so that both runs make the same choices, whichever files shared a worker. */
export function startTurns(): void {
  turn = 0
}

/** One of `all` in `npm test`, and all but that one in `npm run data`. */
export function chosen<T>(all: readonly T[]): readonly T[] {
  const choice = turn++ % all.length
  return all.filter((_, index) => (index === choice) !== isRest)
}

/** `test.each` over those whose turn it is. The title names the device or the language: `npm run data` finds it by that. */
export const inTurn = ((cases: readonly unknown[]) => test.each(chosen(cases))) as typeof test.each
