import { describe, test } from 'vitest'

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
function chosen<T>(all: readonly T[]): readonly T[] {
  const choice = turn++ % all.length
  return all.filter((_, index) => (index === choice) !== isRest)
}

/** What `test.each` passes on: the values of a list, or the one value. */
type Values<T> = T extends readonly unknown[] ? [...T] : [T]
type Body<T> = (...values: Values<T>) => Promise<void> | void
interface Options {
  readonly tags?: 'rest'
}

const spread = <T>(value: T): Values<T> => (Array.isArray(value) ? value : [value]) as Values<T>

/**
 * Like `test.each`, over the chosen ones. A test with the tag `rest` is only in `npm run rest`, and
 * there for all of them.
 */
export function inTurn<const T>(cases: readonly T[]) {
  const taken = chosen(cases)
  return (title: string, ...[options, body]: [Body<T>] | [Options, Body<T>]): void => {
    if (body !== undefined) {
      test.for(cases)(title, options as Options, value => body(...spread(value)))
      return
    }
    const only = options as Body<T>
    test.for(taken)(title, isRest ? { tags: 'rest' } : {}, value => only(...spread(value)))
  }
}

/** Like `describe.each`, over the chosen ones. */
export function describeInTurn<const T>(cases: readonly T[]) {
  const taken = chosen(cases)
  return (title: string, body: Body<T>): void =>
    describe.for(taken)(title, isRest ? { tags: 'rest' } : {}, value => body(...spread(value)))
}
