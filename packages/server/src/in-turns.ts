/** Milliseconds for which one long answer may block the event loop. */
const LONGEST_TURN = 5

/** Jobs that have yielded and are not done. */
const waiting: (() => void)[] = []

/**
 * Yields to other work. Of all long jobs, only one continues in each turn of the event loop:
 * however many run at once, a player waits for a piece of one of them.
 */
export const nextTurn = (): Promise<void> =>
  new Promise(resolve => {
    if (waiting.push(resolve) === 1) setImmediate(continueOne)
  })

function continueOne(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(continueOne)
}

/** Does something with each item, yielding to other work in between. */
export async function inTurns<T, R>(
  list: readonly T[],
  work: (each: T) => R,
): Promise<Awaited<R>[]> {
  const results: Awaited<R>[] = []
  // If other long jobs are running, even the first piece waits: a hundred requests may come in one
  // turn.
  if (waiting.length > 0) await nextTurn()
  let turnStart = performance.now()
  for (const each of list) {
    results.push(await work(each))
    if (performance.now() - turnStart < LONGEST_TURN) continue
    await nextTurn()
    turnStart = performance.now()
  }
  return results
}
