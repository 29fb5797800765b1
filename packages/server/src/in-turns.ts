/** Milliseconds for which one long answer may keep everybody else waiting. */
const LONGEST_TURN = 5

/** Those who have had their turn and are not done. */
const waiting: (() => void)[] = []

/**
 * Lets everybody else have their turn. Of all who make something long, one continues in each turn of the event loop: however many long
 * answers are made at once, a player waits for a piece of one of them.
 */
export const nextTurn = (): Promise<void> =>
  new Promise(resolve => {
    if (waiting.push(resolve) === 1) setImmediate(continueOne)
  })

function continueOne(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(continueOne)
}

/** Does something with each, and lets everybody else have their turn in between. */
export async function inTurns<T, R>(
  list: readonly T[],
  work: (each: T) => R,
): Promise<Awaited<R>[]> {
  const results: Awaited<R>[] = []
  // Where others are at it, even the first piece has to wait: a hundred requests may come in one turn.
  if (waiting.length > 0) await nextTurn()
  let turn = performance.now()
  for (const each of list) {
    results.push(await work(each))
    if (performance.now() - turn < LONGEST_TURN) continue
    await nextTurn()
    turn = performance.now()
  }
  return results
}
