import { parsePosition } from '@jadoube/chess'
import { expect, test } from 'vitest'
import { editionIds } from '../editions/index.js'
import { refusalReasons } from '../game/refusal.js'
import { makeSnapshot, parseSnapshot } from '../game/snapshot.js'
import { openTable } from '../record/open-table.js'
import { summarise } from '../record/summary.js'
import { nextAct, seededNumbers } from '../testing/random-acts.js'
import { follow } from '../the-laws/decide.js'
import { evolve } from '../the-laws/evolve.js'

const starts = [
  'standard',
  'r3k2r/pppq1ppp/2n5/3Pp3/8/8/PPP2PPP/R3K2R w KQkq e6 0 10',
  '8/P6k/8/8/8/8/p6K/8 w - - 90 80',
]
const times = ['5400+30', '60', '40/600:300']
/** `npm run rest` plays three times as many games, and meets what is rare. */
const isWhole = process.env.JADOUBE_TESTS === 'rest'
const runs = isWhole ? 300 : 100

test('the Laws answer everything that is said and done at one board or two', {
  tags: 'sampled',
}, () => {
  const met = new Set<string>()
  const refused = new Set<string>()
  for (let seed = 0; seed < runs; seed++) {
    const { state: first, laws } = openTable({
      laws: editionIds[seed % editionIds.length]!,
      timeControl: times[seed % 3]!,
      start: starts[seed % 3]!,
      white: { visuallyDisabled: seed % 4 !== 1 },
      black: { visuallyDisabled: seed % 4 === 1 || seed % 4 === 2 },
      ...(seed % 5 > 1 ? { twoBoards: true } : null),
      boardKind: seed % 7 === 0 ? 'guarded' : 'physical',
    })
    const numbers = seededNumbers(seed * 7919 + 13)
    let state = first
    let replayed = first
    let at = 0
    for (let i = 0; i < 80; i++) {
      at += numbers(numbers(9) === 0 ? 40_000 : 2_000)
      const act = nextAct(state, at, numbers)
      if (act === null) continue
      const decision = follow(state, act, laws)
      if (!decision.ok) {
        expect(refusalReasons).toHaveProperty(decision.refusal.code)
        refused.add(decision.refusal.code)
        continue
      }
      const where = `seed ${seed}: ${JSON.stringify(act)}`
      expect(decision.events.length, where).toBeGreaterThan(0)
      for (const event of decision.events) {
        met.add(event.type)
        replayed = evolve(replayed, JSON.parse(JSON.stringify(event)))
      }
      state = decision.state
      const text = JSON.stringify(makeSnapshot(state))
      expect(JSON.stringify(makeSnapshot(replayed)), where).toBe(text)
      const back = parseSnapshot(JSON.parse(text))
      expect(back.ok && JSON.stringify(makeSnapshot(back.value)), where).toBe(text)
      expect(parsePosition(summarise(state, laws).fen).ok, where).toBe(true)
    }
  }
  for (const type of [
    'announced',
    'announcement-differs',
    'announcement-unclear',
    'assistant-admitted',
    'board-handled',
    'move-carried-out',
    'move-executed',
    'piece-felt',
    'two-boards-set-up',
  ]) {
    expect(met, type).toContain(type)
  }
  for (const code of [
    'assistant-may-not',
    'not-his-board',
    ...(isWhole ? ['slip-too-late'] : []),
  ]) {
    expect(refused, code).toContain(code)
  }
})
