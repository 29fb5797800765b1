import { beforeAll, describe, expect, test, vi } from 'vitest'
import { fetchSentences, narration } from '../account/narration.js'
import { speak } from '../i18n/language.js'
import { compareEditions } from './compare-editions.js'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en')
  fetchSentences()
  await vi.waitFor(() => expect(narration.value).not.toBeNull(), { timeout: 30_000 })
}, 40_000)

const record = (acts: readonly object[], header: object = {}): string =>
  [
    {
      jadoube: 'record/1',
      laws: 'fide-2018',
      timeControl: '5400+30',
      boardKind: 'physical',
      ...header,
    },
    { at: 0, by: 'arbiter', act: 'start' },
    ...acts,
  ]
    .map(line => JSON.stringify(line))
    .join('\n')

const move = (at: number, by: string, from: string, to: string) => ({
  at,
  by,
  act: 'move',
  from,
  to,
})
const sees = (at: number) => ({ at, by: 'white', act: 'claim', claim: 'illegal-move' })

/** Black makes two illegal moves, both claimed. */
const twice = record([
  move(10_000, 'white', 'e2', 'e4'),
  move(20_000, 'black', 'g8', 'g6'),
  sees(25_000),
  move(30_000, 'black', 'g8', 'f6'),
  move(40_000, 'white', 'd2', 'd3'),
  move(50_000, 'black', 'f6', 'f4'),
  sees(55_000),
])

describe('one game under two editions', () => {
  test('[illegal.penalty-loss · fide-2018] [illegal.penalty-loss · fide-2009] the second illegal move loses in 2018, but in 2009 the game continues', () => {
    const compared = compareEditions(twice, 'fide-2018', 'fide-2009')
    expect(compared?.endsOnlyUnder).toBe('own')
    expect(compared?.differences).toHaveLength(1)
    const [difference] = compared?.differences ?? []
    expect(difference?.line).toBe(9)
    expect(difference?.own.map(({ article }) => article)).toContain('7.5.5')
    expect(difference?.own.some(({ text }) => text.startsWith('1–0'))).toBe(true)
    expect(difference?.other.some(({ text }) => text.startsWith('1–0'))).toBe(false)
    expect(difference?.other.map(({ article }) => article)).toContain('7.4.b')
  })

  test('is the same game under the same edition', () => {
    expect(compareEditions(twice, 'fide-2018', 'fide-2018')).toEqual({
      differences: [],
      endsOnlyUnder: null,
    })
  })

  test('a different article number alone is not a difference', () => {
    const mate = record([
      move(1000, 'white', 'f2', 'f3'),
      move(2000, 'black', 'e7', 'e5'),
      move(3000, 'white', 'g2', 'g4'),
      move(4000, 'black', 'd8', 'h4'),
    ])
    expect(compareEditions(mate, 'fide-2018', 'fide-2009')?.differences).toEqual([])
  })

  test('[auto.fivefold · fide-2018] a fifth repetition ends the game in 2018 only', () => {
    const round = (start: number) => [
      move(start, 'white', 'g1', 'f3'),
      move(start + 1000, 'black', 'g8', 'f6'),
      move(start + 2000, 'white', 'f3', 'g1'),
      move(start + 3000, 'black', 'f6', 'g8'),
    ]
    const text = record([1, 2, 3, 4, 5].flatMap(each => round(each * 10_000)))
    const compared = compareEditions(text, 'fide-2009', 'fide-2018')
    expect(compared?.endsOnlyUnder).toBe('other')
    expect(compared?.differences.at(-1)?.other.at(-1)?.text).toMatch(/^½–½: fivefold/)
  })

  test('a text that is not a record cannot be compared', () => {
    expect(compareEditions('nonsense', 'fide-2018', 'fide-2009')).toBeNull()
  })
})
