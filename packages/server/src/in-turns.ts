/** Milliseconds for which one long answer may keep everybody else waiting. */
const LONGEST_TURN = 5

/** Does something with each, and lets everybody else have their turn in between. */
export async function inTurns<T, R>(
  list: readonly T[],
  work: (each: T) => R,
): Promise<Awaited<R>[]> {
  const results: Awaited<R>[] = []
  let turn = performance.now()
  for (const each of list) {
    results.push(await work(each))
    if (performance.now() - turn < LONGEST_TURN) continue
    await new Promise(setImmediate)
    turn = performance.now()
  }
  return results
}
