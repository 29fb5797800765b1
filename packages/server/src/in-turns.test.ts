import { expect, test } from 'vitest'
import { inTurns, nextTurn } from './in-turns.js'

let pieces = 0

/** Keeps the processor busy for a moment, like a long answer. */
function work(): void {
  const from = performance.now()
  while (performance.now() - from < 2);
  pieces++
}

test('with many long jobs at once, other work waits for a piece of only one of them', async () => {
  const list = Array.from({ length: 10 }, (_, n) => n)
  const answers = Array.from({ length: 30 }, () => inTurns(list, work))
  let isDone = false
  const all = Promise.all(answers).then(done => {
    isDone = true
    return done
  })
  const between: number[] = []
  while (!isDone) {
    const before = pieces
    await new Promise(setImmediate)
    between.push(pieces - before)
  }
  expect((await all).map(each => each.length)).toEqual(answers.map(() => list.length))
  // One piece of each of them would be at least 90.
  expect(Math.max(...between)).toBeLessThan(10)
})

test('waiting jobs continue in order, one per turn of the event loop', async () => {
  const came: string[] = []
  const turn = async (name: string) => {
    await nextTurn()
    came.push(name)
  }
  const all = Promise.all([turn('first'), turn('second'), turn('third')])
  await new Promise(setImmediate)
  await Promise.resolve()
  expect(came.length).toBeLessThan(3)
  await all
  expect(came).toEqual(['first', 'second', 'third'])
})
