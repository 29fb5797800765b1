import { minutes } from '@jadoube/clock'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type EditionParameters, editionIds, editionOf } from '../editions/index.js'
import type { RulesHeader } from './header.js'
import { originOf } from './origin.js'
import { resumptionTimeOf, ruleParameterNames, rulesInForce } from './rules-in-force.js'

test('a table without settings uses the edition', () => {
  const rules = rulesInForce({ laws: 'fide-2018', timeControl: '40/5400+30:1800+30' })
  expect(rules).toMatchObject(editionOf('fide-2018').parameters)
  expect(rules).toMatchObject({
    laws: 'fide-2018',
    mode: 'standard',
    supervision: 'adequate',
    boardKind: 'physical',
    fideRated: false,
    guidelinesIII: false,
    deviceCallsFlags: false,
    deviceCallsIllegalMoves: false,
    withoutEffect: [],
  })
})

test('the layers are in order: edition, mode, regulations, table', () => {
  const edition = { laws: 'fide-2018', timeControl: '600+5' } as const
  const mode = { ...edition, supervision: 'inadequate' } as const
  const event = {
    ...mode,
    regulations: { readings: { bothFlagsDown: 'arbiter-if-order-unknown' } },
  } as const
  const table = {
    ...event,
    table: { readings: { bothFlagsDown: 'by-period-if-order-unknown' } },
  } as const
  expect([edition, mode, event, table].map(header => rulesInForce(header).bothFlagsDown)).toEqual([
    'arbiter-if-order-unknown',
    'draw-if-order-unknown',
    'arbiter-if-order-unknown',
    'by-period-if-order-unknown',
  ])
  expect(
    [edition, mode, event, table].map(
      header => originOf(rulesInForce(header), 'bothFlagsDown').layer,
    ),
  ).toEqual(['edition', 'mode', 'regulations', 'table'])
})

describe('where a value came from', () => {
  test('[illegal.penalty-loss · fide-2018] the edition and its article', () =>
    expect(originOf(rulesInForce({ laws: 'fide-2018' }), 'illegalMovesToLose')).toEqual({
      layer: 'edition',
      edition: 'fide-2018',
      article: '7.5.5',
      basis: 'stated',
    }))

  test('[touch.scope · finland-2009] the text under the overlay', () =>
    expect(originOf(rulesInForce({ laws: 'finland-2009' }), 'touchTest')).toEqual({
      layer: 'edition',
      edition: 'fide-2009',
      article: '4.3',
      basis: 'stated',
    }))

  test('[blitz.penalty.one-minute · fide-2018] the mode, its supervision and the article', () =>
    expect(
      originOf(rulesInForce({ laws: 'fide-2018', timeControl: '180+2' }), 'illegalMoveBonusMs'),
    ).toEqual({
      layer: 'mode',
      mode: 'blitz',
      supervision: 'adequate',
      edition: 'fide-2018',
      article: 'B.2',
      basis: 'stated',
    }))

  test('[default.time-value · fide-2018] the regulation, and the article that permits it', () => {
    const rules = rulesInForce({ laws: 'fide-2018', regulations: { defaultTime: minutes(15) } })
    expect(rules.defaultTimeMs).toBe(900_000)
    expect(originOf(rules, 'defaultTimeMs')).toEqual({
      layer: 'regulations',
      regulation: 'defaultTime',
      edition: 'fide-2018',
      article: '6.7.1',
      basis: 'stated',
    })
  })

  test('the table, and defaults', () => {
    const rules = rulesInForce({ laws: 'fide-2018', boardKind: 'guarded' })
    expect(originOf(rules, 'boardKind')).toEqual({ layer: 'table', setting: 'boardKind' })
    expect(originOf(rules, 'noDrawAgreement')).toEqual({ layer: 'default' })
  })
})

test('[adjourn.late.loss · fide-2018] the default time counts at resumption too', () => {
  const regulations = { defaultTime: minutes(30) }
  expect(resumptionTimeOf(rulesInForce({ laws: 'fide-2018', regulations }))).toBe(minutes(30))
  expect(resumptionTimeOf(rulesInForce({ laws: 'fide-2018' }))).toBe(0)
})

test('[adjourn.late.loss · fide-2009] one hour, whatever the default time', () => {
  const regulations = { defaultTime: minutes(30) }
  expect(resumptionTimeOf(rulesInForce({ laws: 'fide-2009', regulations }))).toBe(minutes(60))
})

test('[adjourn.late.override · fide-2009] regulations may say otherwise', () => {
  const regulations = { resumptionTime: minutes(20) }
  expect(resumptionTimeOf(rulesInForce({ laws: 'fide-2009', regulations }))).toBe(minutes(20))
})

const headers: fc.Arbitrary<RulesHeader> = fc.record(
  {
    laws: fc.constantFrom(...editionIds),
    timeControl: fc.constantFrom('40/5400+30:1800+30', '7200', '900', '600+5', '300', '180+2'),
    supervision: fc.constantFrom('adequate' as const, 'inadequate' as const),
    regulations: fc.record(
      {
        defaultTime: fc.integer({ min: 0, max: 60 }).map(minutes),
        guidelinesIII: fc.boolean(),
        fideRated: fc.boolean(),
        arbiter: fc.constantFrom('present' as const, 'none' as const),
        recording: fc.constantFrom('required' as const, 'optional' as const),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['laws'] },
)

test('every header gives every parameter a value, and each value an origin', () => {
  fc.assert(
    fc.property(headers, header => {
      const rules = rulesInForce(header)
      expect(Object.isFrozen(rules)).toBe(true)
      for (const parameter of ruleParameterNames) {
        expect(rules[parameter]).not.toBeUndefined()
        const origin = originOf(rules, parameter)
        const { clauses } = rules.layers.findLast(
          layer => layer.layer === origin.layer && layer.clauses[parameter] !== undefined,
        )!
        expect(clauses[parameter]!.value).toBe(rules[parameter])
      }
    }),
    { numRuns: 60 },
  )
})

test('the rules of one table are the same each time', () => {
  const header = { laws: 'fide-2017', timeControl: '300', supervision: 'inadequate' } as const
  expect(rulesInForce(header)).toEqual(rulesInForce(header))
})

test('the rules in force have all parameters', () => {
  const names = Object.keys(editionOf('fide-2018').parameters) as (keyof EditionParameters)[]
  expect(ruleParameterNames).toEqual(expect.arrayContaining(names))
  expect(new Set(ruleParameterNames).size).toBe(ruleParameterNames.length)
})
