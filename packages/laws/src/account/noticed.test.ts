import { describe, expect, test } from 'vitest'
import { ruleRecord } from '../record/index.js'
import { makeAccount } from './account.js'

/** The account of a game, in lines. */
function account(header: object, acts: readonly object[], language: 'en' | 'cs' | 'fi' = 'en') {
  const lines = [{ jadoube: 'record/1', laws: 'fide-2023', ...header }, ...acts]
  const ruled = ruleRecord(lines.map(line => JSON.stringify(line)).join('\n'))
  if (!ruled.ok) throw new Error(ruled.error.reason)
  return makeAccount(ruled.value, language)
}

const flagOf = (at: number, acts: readonly object[] = []) => [
  { at: 0, by: 'arbiter', act: 'start' },
  { at: 2000, by: 'white', act: 'move', san: 'e4' },
  ...acts,
  { at, by: 'white', act: 'claim', claim: 'flag' },
]

describe('what was noticed later than it came', () => {
  test('[flag.considered-fallen · fide-2023] a flag counts from its claim, and the account says when the time ran out', () => {
    const told = account({ timeControl: '300' }, flagOf(322_000))
    expect(told).toContain(
      '           Black’s flag has fallen. The time had run out 20 seconds earlier. (Article 6.8)',
    )
  })

  test('one minute has the form that the language needs', () => {
    const table = { timeControl: '300' }
    const told = (language: 'cs' | 'fi') => account(table, flagOf(362_000), language).join('\n')
    expect(told('cs')).toContain('Čas vypršel o 1 minutu dříve.')
    expect(told('fi')).toContain('Aika oli loppunut 1 minuuttia aiemmin.')
  })

  test('a flag that is claimed at once is told without it', () => {
    const told = account({ timeControl: '300' }, flagOf(302_400)).join('\n')
    expect(told).toContain('Black’s flag has fallen. (Article 6.8)')
  })

  test('[flag.considered-fallen · fide-2023] a flag that the device called fell when the time ran out', () => {
    const table = { timeControl: '300', regulations: { calledByDevice: ['flags'] } }
    expect(account(table, flagOf(322_000))).toContain(
      '  0:05:02  Black’s flag has fallen. (Article 6.8)',
    )
  })

  test('[default.late-loses · fide-2023] a late player has lost at the default time, whenever that is noticed', () => {
    const table = { timeControl: '5400', regulations: { defaultTime: 1_800_000 } }
    const told = account(table, [
      { at: 0, by: 'arbiter', act: 'start' },
      { at: 0, by: 'white', act: 'arrive' },
      { at: 4_200_000, by: 'black', act: 'arrive' },
    ])
    expect(told).toContain(
      '  0:30:00  White wins because the opponent is late: +/–. This was noticed 40 minutes later. (Article 6.7.1)',
    )
  })

  test('[score.exempt · fide-2023] the duty to record ends with less than five minutes left, not with the next act', () => {
    const told = account({ timeControl: '5400' }, [
      { at: 0, by: 'arbiter', act: 'start' },
      { at: 2000, by: 'white', act: 'move', san: 'e4' },
      { at: 5_300_000, by: 'black', act: 'move', san: 'e5' },
    ])
    expect(told).toContain('  1:25:02  Black no longer has to record in this period. (Article 8.4)')
    expect(told).toContain('  1:28:20  Black plays 1… e5.')
  })
})
