import { expect, test } from 'vitest'
import { decideEvent } from './log/decide.js'
import type { LoggedAct } from './log/line.js'
import { type EventState, newEvent } from './log/state.js'
import { pack, unpack } from './packed-state.js'

const by = { role: 'organiser', seat: 'x' } as const

function after(state: EventState, ...acts: readonly object[]): EventState {
  const decided = decideEvent(state, by, 0, acts as readonly LoggedAct[])
  if (!decided.ok) throw new Error(JSON.stringify(decided.refusal))
  return decided.state
}

const enter = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ act: 'enter', name: `Player ${n}`, rating: 2500 - n }))

const event = after(
  newEvent,
  { act: 'open', name: 'Open', system: 'manual', rounds: 3 },
  { act: 'announce', name: 'Open', site: null, date: null, settings: { timeControl: '300' } },
  ...enter(600),
)
const games = (offset: number) =>
  Array.from({ length: 300 }, (_, n) => ({
    white: n + 1,
    black: 301 + ((n + offset) % 300),
  }))
const pair = (round: number) => ({ act: 'pair', round, games: games(round), bye: null })
const results = (round: number) =>
  games(round).map((_, n) => ({ act: 'report', round, board: n + 1, result: '1-0' }))

test('a state of any size is the same after it was packed for a worker thread', async () => {
  const played = after(event, pair(1), ...results(1), pair(2), { act: 'publish', round: 2 })
  for (const state of [newEvent, event, played]) {
    expect(unpack(await pack(state))).toEqual(state)
  }
})

test('a round that has not changed is not packed again', async () => {
  const one = after(event, pair(1), ...results(1))
  const two = after(one, pair(2))
  const [before, later] = [await pack(one), await pack(two)]
  expect(later.paired[0]).toBe(before.paired[0])
  expect(later.paired).toHaveLength(2)
  expect(await pack(two)).toBe(later)
})

test('packing a state does not block other work', async () => {
  const state = after(event, pair(1))
  let turns = 0
  const counted = { done: false }
  const ticking = (async () => {
    while (!counted.done) {
      turns++
      await new Promise(setImmediate)
    }
  })()
  await pack(state)
  counted.done = true
  await ticking
  expect(turns).toBeGreaterThan(3)
})
