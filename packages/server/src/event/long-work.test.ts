import { expect, test } from 'vitest'
import type { BoardId, CompetitionId } from '../store/index.js'
import { openMemoryStore } from '../store/memory-store.js'
import { decideOnThread, type FieldThread } from './large-field.js'
import { decideEvent } from './log/decide.js'
import type { LoggedAct } from './log/line.js'
import { type EventState, newEvent, newRound, unplayed } from './log/state.js'
import { incidentsOf } from './view/incidents.js'

const by = { role: 'arbiter', seat: 'a' } as const
const enters = (count: number): LoggedAct[] =>
  Array.from({ length: count }, (_, n) => ({ act: 'enter', name: `Player ${n}` }))

test.each([
  [50, []],
  [300, []],
  [500, ['decide']],
  [3000, ['decide']],
])(
  'a list of %i entries in an empty event is decided where it delays nobody',
  async (count, expected) => {
    const jobs: string[] = []
    // Only where it is decided matters here, so the thread does what would be done without it.
    const run = async (name: string) => {
      jobs.push(name)
      return decideEvent(newEvent, by, 0, [])
    }
    const deciding = { by, at: 0, acts: enters(count) }
    await decideOnThread({ run } as unknown as FieldThread, newEvent, deciding)
    expect(jobs).toEqual(expected)
  },
)

test('the incident report of a large round yields to other work', async () => {
  const memory = openMemoryStore()
  // Each board takes two milliseconds, as a board with a long log does.
  const slow = async () => {
    const end = performance.now() + 2
    while (performance.now() < end);
    return undefined
  }
  const store = Object.assign(Object.create(memory), {
    boards: Object.assign(Object.create(memory.boards), { get: slow }),
  }) as typeof memory
  const games = Array.from({ length: 60 }, (_, n) => ({ white: n, black: n + 60, result: null }))
  const state = {
    ...newEvent,
    tournament: { ...newEvent.tournament, rounds: [{ games }] },
    rounds: [
      { ...newRound, games: games.map(() => unplayed('electronic', 'abcdefghijk' as BoardId)) },
    ],
  } as unknown as EventState
  let turns = 0
  let isDone = false
  const others = (): void => {
    turns++
    if (!isDone) setImmediate(others)
  }
  setImmediate(others)
  const report = await incidentsOf({ store }, state, 'abcdefghijk' as CompetitionId, 1, 0)
  isDone = true
  expect(report?.boards).toEqual([])
  expect(turns).toBeGreaterThan(10)
  await memory.close()
})
