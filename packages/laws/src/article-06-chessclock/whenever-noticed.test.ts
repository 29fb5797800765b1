import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EventOf } from '../game/event.js'
import { ruleRecord } from '../record/index.js'

/** Knights that come and go, each move after so many seconds; now and then an illegal one. */
const thought = fc.record({
  seconds: fc.integer({ min: 1, max: 40 }),
  illegal: fc.integer({ min: 0, max: 9 }).map(number => number === 0),
})

const played = fc.record({
  laws: fc.constantFrom('fide-2009', 'finland-2009', 'fide-2017', 'fide-2018', 'fide-2023'),
  timeControl: fc.constantFrom(
    ...['60', '60+2', '60d5', '60b5', '3/40:40', '2/30+5:30+5'],
    // Long enough for the players to have to record at first (8.4).
    ...['330', '320+2', '330d5', '330b5', '3/330:310'],
  ),
  nextPeriod: fc.constantFrom('at-move-count', 'at-zero'),
  defaultTime: fc.constantFrom(20_000, 90_000, 600_000),
  isBlackLate: fc.boolean(),
  thoughts: fc.array(thought, { maxLength: 8 }),
})

type Played = typeof played extends fc.Arbitrary<infer T> ? T : never
type Line = Readonly<Record<string, unknown>>

const walk = ['g1f3', 'g8f6', 'f3g1', 'f6g8'] as const
const end = 1_000_000

function linesOf({ thoughts, isBlackLate, ...table }: Played): readonly Line[] {
  const { laws, timeControl, nextPeriod, defaultTime } = table
  const regulations = { calledByDevice: ['flags', 'illegal-moves'], nextPeriod, defaultTime }
  const lines: Line[] = [
    { jadoube: 'record/1', laws, mode: 'standard', timeControl, regulations },
    { at: 0, by: 'white', act: 'arrive' },
    ...(isBlackLate ? [] : [{ at: 0, by: 'black', act: 'arrive' }]),
    { at: 0, by: 'arbiter', act: 'start' },
  ]
  let at = 0
  for (const [ply, { seconds, illegal }] of thoughts.slice(0, isBlackLate ? 1 : 8).entries()) {
    const by = ply % 2 === 0 ? 'white' : 'black'
    const step = walk[ply % 4]!
    const [from, to] = [step.slice(0, 2), step.slice(2)]
    if (illegal) {
      at += 2000
      lines.push({ at, by, act: 'move', from, to: ply % 2 === 0 ? 'a4' : 'a5' })
    }
    at += seconds * 1000
    lines.push({ at, by, act: 'move', from, to })
  }
  return lines
}

const tick = (at: number): Line => ({ at, by: 'clock', act: 'tick' })

const recordingEnds: ReadonlySet<string> = new Set([
  'duty-to-record-ended',
  'recording-passed-to-arbiter',
])

/** How the game ended, what each player's flag did, and who no longer had to record. */
function outcomeOf(lines: readonly Line[]) {
  const ruled = ruleRecord(lines.map(line => JSON.stringify(line)).join('\n'))
  if (!ruled.ok) throw new Error(ruled.error.reason)
  const { events } = ruled.value
  const ended = events.find(
    (each): each is EventOf<'game-concluded'> => each.type === 'game-concluded',
  )
  return {
    flags: events.filter(({ type }) => type === 'flag-fallen'),
    recording: events.filter(({ type }) => recordingEnds.has(type)),
    end: ended && { at: ended.at, result: ended.result, reason: ended.reason },
  }
}

describe('whenever somebody looks at the clock', () => {
  test('[flag.considered-fallen, default.late-loses, score.exempt · fide-2018] flags fall, players are late and their duty to record ends at the same moment', () => {
    const ends = new Set<string>()
    fc.assert(
      fc.property(
        played,
        fc.array(fc.integer({ min: 0, max: end }), { maxLength: 12 }),
        (game, looks) => {
          const lines = linesOf(game)
          const [header, ...acts] = lines
          const watched = [...acts, ...looks.map(tick), tick(end)].sort(
            (one, other) => Number(one.at) - Number(other.at),
          )
          const once = outcomeOf([...lines, tick(end)])
          expect(outcomeOf([header!, ...watched])).toEqual(once)
          ends.add(String(once.end?.reason))
        },
      ),
      { numRuns: 150 },
    )
    // The games end in each of the ways that time brings about.
    expect([...ends].sort()).toEqual(expect.arrayContaining(['flag-fall', 'late']))
  })
})
