import { type Instant, timeLeft } from '@jadoube/clock'
import { describe, expect, test } from 'vitest'
import { ruleRecord } from '../record/index.js'
import { evolve } from '../the-laws/evolve.js'

/** The summary of a record, one act per line. */
function ruled(header: object, acts: readonly object[]) {
  const lines = [{ jadoube: 'record/1', laws: 'fide-2018', ...header }, ...acts]
  const read = ruleRecord(lines.map(line => JSON.stringify(line)).join('\n'))
  if (!read.ok) throw new Error(read.error.reason)
  expect(read.value.events.filter(({ type }) => type === 'refused')).toEqual([])
  return read.value
}

const clocksAfter = (header: object, acts: readonly object[]) => ruled(header, acts).summary.clocks

describe('[irreg.restore-times · fide-2018] a position is reinstated while a clock runs', () => {
  const played = [
    { at: 0, by: 'white', act: 'move', san: 'e4' },
    { at: 10_000, by: 'black', act: 'move', san: 'e5' },
    { at: 20_000, by: 'white', act: 'move', san: 'Nf3' },
    { at: 30_000, by: 'arbiter', act: 'adjourn', sessionEnds: 30_000, resumes: 1_000_000 },
    { at: 40_000, by: 'black', act: 'seal', text: 'Nc6' },
  ]

  test('the time that an absent player used before the resumption still counts for them', () => {
    const { state } = ruled({ timeControl: '5400', regulations: { resumptionTime: 3_600_000 } }, [
      ...played,
      { at: 1_030_000, by: 'arbiter', act: 'tick' },
    ])
    expect(state).toMatchObject({ status: 'adjourned', clock: { state: 'running', turn: 'white' } })
    const { clock } = evolve(state, {
      type: 'position-reinstated',
      at: 1_060_000,
      ply: 1,
      fen: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
      touched: [],
      released: null,
      withdrawn: null,
    })
    const left = (side: 'white' | 'black') => timeLeft(clock!, side, 1_060_000 as Instant)
    expect([left('white'), left('black')]).toEqual([5_330_000, 5_370_000])
  })

  test('the time of the player who had the move before still counts for them', () =>
    expect(
      clocksAfter({ timeControl: '5400' }, [
        ...played.slice(0, 3),
        { at: 50_000, by: 'arbiter', act: 'reinstate', ply: 2 },
        { at: 55_000, by: 'arbiter', act: 'tick' },
      ]),
    ).toEqual({ white: 5_385_000, black: 5_360_000 }))
})

test('[clock.restart · fide-2018] the player who has the move after a ruling gets their full delay', () =>
  expect(
    clocksAfter({ timeControl: '3600d10' }, [
      { at: 0, by: 'white', act: 'move', san: 'e4' },
      { at: 3_000, by: 'black', act: 'move', san: 'e5' },
      // White uses six of their ten seconds before the arbiter stops the clocks.
      { at: 9_000, by: 'arbiter', act: 'pause' },
      { at: 20_000, by: 'arbiter', act: 'reinstate', ply: 1 },
      { at: 28_000, by: 'arbiter', act: 'tick' },
    ]),
  ).toEqual({ white: 3_600_000, black: 3_600_000 }))
