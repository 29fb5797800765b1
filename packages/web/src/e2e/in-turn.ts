import { test } from 'vitest'
import { restTitles } from './rest-titles.js'

/**
 * Every journey is made on every device, and every page is read in every language, but `npm test`
 * takes only one of each list, a different one every time. `npm run rest` takes the others
 * (`JADOUBE_TESTS=rest`).
 */
const isRest = process.env.JADOUBE_TESTS === 'rest'

let turn = 0

/**
 * Starts again for each file, so that both runs make the same choices, whichever files share a
 * worker.
 */
export function startTurns(): void {
  turn = 0
}

/** One of `all` in `npm test`, and the others in `npm run rest`. */
export function chosen<T>(all: readonly T[]): readonly T[] {
  const choice = turn++ % all.length
  return all.filter((_, index) => (index === choice) !== isRest)
}

/**
 * `test.each` over the chosen ones. The title must name the device or the language, by which `npm
 * run rest` finds it.
 */
export const inTurn = ((cases: readonly unknown[]) => {
  const each = test.each(chosen(cases)) as (title: string, ...rest: unknown[]) => void
  return (title: string, ...rest: unknown[]) => {
    const [first] = [cases[0]].flat()
    if (!restTitles.test(title.replace('%s', String(first)))) {
      throw new Error(`the title names no device and no language: ${title}`)
    }
    each(title, ...rest)
  }
}) as typeof test.each
