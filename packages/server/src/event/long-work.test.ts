import { expect, test } from 'vitest'
import type { BoardId, CompetitionId } from '../store/index.js'
import { openMemoryStore } from '../store/memory-store.js'
import { decideOnThread, type FieldThread, makeTable } from './large-field.js'
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

test.each<[string, LoggedAct[], string[]]>([
  ['once', [{ act: 'pair-round', round: 1 }], []],
  [
    'again and again',
    Array.from({ length: 20 }, (): LoggedAct[] => [
      { act: 'pair-round', round: 1 },
      { act: 'unpair', round: 1, reason: 'again' },
    ]).flat(),
    ['decide'],
  ],
])('a field that the same request enters and pairs %s', async (_, pairing, expected) => {
  const jobs: string[] = []
  const run = async (name: string) => {
    jobs.push(name)
    return decideEvent(newEvent, by, 0, [])
  }
  const deciding = { by, at: 0, acts: [...enters(40), ...pairing] }
  await decideOnThread({ run } as unknown as FieldThread, newEvent, deciding)
  expect(jobs).toEqual(expected)
})

test('tables of few players in many rounds are made where they delay nobody', async () => {
  const jobs: string[] = []
  const run = async (name: string) => {
    jobs.push(name)
    return '{}'
  }
  const thread = { run } as unknown as FieldThread
  const wanted = { table: 'players', event: 'e', viewer: 'public' } as const
  const opened: LoggedAct = { act: 'open', name: 'Club', system: 'swiss', rounds: 40 }
  const entered = decideEvent(newEvent, by, 0, [opened, ...enters(100)])
  if (!entered.ok) throw new Error(JSON.stringify(entered))
  const { state } = entered
  const rounds = (count: number) => Array.from({ length: count }, () => ({ games: [] }))
  const stateOf = (count: number) =>
    ({
      ...state,
      tournament: { ...state.tournament, rounds: rounds(count) },
    }) as unknown as EventState
  await makeTable(thread, stateOf(9), wanted)
  expect(jobs).toEqual([])
  await makeTable(thread, stateOf(40), wanted)
  expect(jobs).toEqual(['table'])
})

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
