import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeStandings, type StandingsOptions } from '../standings/index.js'
import { player, tournament } from '../testing/tiny-tournament.js'
import type { PlayerRound, RoundOutcome, Tournament } from '../tournament.js'
import { parseTieBreaks } from './code.js'
import { tieBreakEditions } from './edition.js'
import { makeTieBreakField } from './tie-break-field.js'

const data = join(process.env.JADOUBE_DATA ?? '../shared/data', 'tournaments/sharly/json')

interface PapiRound {
  readonly result: number
  readonly color: string
  readonly opponent?: number
}

interface PapiFile {
  readonly variables: { readonly rounds: string }
  readonly players: readonly {
    readonly elo: number
    readonly rounds: Readonly<Record<string, PapiRound>>
  }[]
}

/**
 * The result codes of the files: 1 loss, 2 draw, 3 win, 4 and 5 forfeit losses, 6 forfeit win or
 * bye.
 */
function outcomeOf({ result, opponent }: PapiRound): RoundOutcome {
  if (opponent === undefined || opponent === null) {
    return result === 6 ? 'pairing-bye' : result === 2 ? 'half-bye' : 'zero-bye'
  }
  if (result === 6) return 'forfeit-win'
  if (result === 4 || result === 5) return 'forfeit-loss'
  return result === 3 ? 'won' : result === 2 ? 'drawn' : 'lost'
}

const points: Readonly<Partial<Record<RoundOutcome, number>>> = {
  won: 100,
  drawn: 50,
  'forfeit-win': 100,
  'pairing-bye': 100,
  'half-bye': 50,
}

function read(name: string): Tournament {
  const file = JSON.parse(readFileSync(join(data, `${name}.json`), 'utf8')) as PapiFile
  const rounds = Number(file.variables.rounds)
  return tournament(
    file.players.map(({ elo, rounds: given }, index) =>
      player(
        index + 1,
        elo,
        Array.from({ length: rounds }, (_, round): PlayerRound => {
          const each = given[String(round + 1)] ?? { result: 0, color: 'F' }
          const outcome = outcomeOf(each)
          return {
            outcome,
            opponent: each.opponent == null ? null : each.opponent + 1,
            colour: each.opponent == null ? null : each.color === 'B' ? 'white' : 'black',
            points: points[outcome] ?? 0,
          }
        }),
      ),
    ),
  )
}

function values(from: Tournament, code: string, more: Partial<StandingsOptions> = {}) {
  const tieBreaks = parseTieBreaks(code)
  if (!tieBreaks.ok) throw new Error(tieBreaks.error.reason)
  const attempt = makeStandings(from, { tieBreaks: tieBreaks.value, ...more })
  if (!attempt.ok) throw new Error(attempt.error.reason)
  const byId = new Map(
    attempt.value.places.map(each => [each.player, each.values[0]!.value?.value]),
  )
  return from.players.map(each => byId.get(each.id))
}

const half = (value: number | null | undefined) => Math.round((value ?? 0) * 100) / 100

describe('the Swiss tournament of the exercises of FIDE’s technical commission', () => {
  const swiss = read('tec-swiss')

  // In the order of the players' numbers. Where the editions differ, both are given.
  test.each<[code: string, edition: 'c07-2026' | 'c07-2024', values: number[]]>([
    ['PTS', 'c07-2026', [3.5, 4, 3.5, 3.5, 2.5, 3, 1.5, 2.5, 1.5, 1, 2.5, 2, 1.5, 2, 2, 3.5]],
    ['WIN', 'c07-2026', [2, 3, 2, 2, 2, 3, 1, 2, 1, 1, 2, 2, 1, 2, 2, 3]],
    ['WON', 'c07-2026', [2, 3, 2, 2, 2, 2, 1, 2, 0, 1, 1, 0, 1, 2, 2, 3]],
    ['BPG', 'c07-2026', [2, 3, 2, 2, 2, 2, 3, 2, 1, 3, 2, 0, 3, 2, 3, 2]],
    ['BWG', 'c07-2026', [1, 1, 1, 1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1]],
    ['REP', 'c07-2026', [5, 5, 5, 4, 5, 5, 5, 5, 3, 5, 5, 3, 5, 3, 5, 5]],
    ['PS', 'c07-2026', [11, 13, 11, 11.5, 5, 6, 6, 8.5, 2.5, 4, 5.5, 7, 7, 6, 7, 10.5]],
    ['PS/C1', 'c07-2026', [10, 12, 10.5, 10.5, 5, 6, 5, 8, 2.5, 4, 5, 7, 6, 5, 7, 10]],
    ['STD', 'c07-2026', [3.5, 4, 3.5, 3.5, 2.5, 3, 1.5, 2.5, 1.5, 1, 2.5, 2, 1.5, 2, 2, 3.5]],
    ['TPN', 'c07-2026', Array.from({ length: 16 }, (_, index) => index + 1)],
    ['RTNG', 'c07-2026', Array.from({ length: 16 }, (_, index) => 2200 - index * 50)],
    [
      'BH',
      'c07-2026',
      [12.5, 13, 15.5, 14, 8.5, 11.5, 14.5, 13.5, 9, 13, 12.5, 11.5, 14, 11, 12, 12.5],
    ],
    [
      'BH',
      'c07-2024',
      [12.5, 13, 15.5, 15, 8.5, 12, 14.5, 13.5, 9, 13, 13.5, 11.5, 14, 11, 12, 12.5],
    ],
    [
      'FB',
      'c07-2026',
      [13.5, 13.5, 15, 14.5, 10, 12, 13.5, 12.5, 9.5, 12.5, 12, 11, 13.5, 10.5, 12, 13.5],
    ],
    [
      'FB',
      'c07-2024',
      [13.5, 13.5, 15, 15.5, 10, 12, 13.5, 12.5, 9.5, 12.5, 12.5, 11.5, 13.5, 10.5, 12, 13.5],
    ],
    [
      'AOB',
      'c07-2026',
      [
        12.4, 13.6, 12.9, 13.38, 13.2, 13.25, 11.7, 12.9, 12.75, 10.8, 12.75, 14, 11.9, 13, 12.2,
        13.1,
      ],
    ],
    [
      'AOB',
      'c07-2024',
      [
        12.6, 13.6, 13.4, 13.38, 13.4, 13.25, 11.9, 13, 12.75, 10.9, 12.75, 15, 12.1, 13.17, 12.2,
        13.3,
      ],
    ],
    [
      'SB',
      'c07-2026',
      [8, 9.5, 10.5, 9.25, 4.25, 6, 3.25, 5.25, 2.25, 1.5, 4.75, 4, 4.25, 4.5, 3.5, 7.25],
    ],
    [
      'SB',
      'c07-2024',
      [8, 9.5, 10.5, 9.75, 4.25, 6.5, 3.25, 5.25, 2.25, 1.5, 5.75, 4, 4.25, 4.5, 3.5, 7.25],
    ],
    [
      'SB/C1',
      'c07-2026',
      [7.25, 8.5, 9.25, 7.75, 3.25, 5, 1.25, 3.75, 2.25, 0, 3.25, 4, 4.25, 3, 2.5, 5.75],
    ],
    [
      'SB/C1',
      'c07-2024',
      [7.25, 8.5, 9.25, 8, 3.25, 5.5, 1.25, 3.75, 2.25, 0, 4.25, 4, 4.25, 3, 2.5, 5.75],
    ],
    [
      'ARO',
      'c07-2026',
      [
        1820, 1880, 1940, 1888, 1690, 1813, 1760, 1730, 1975, 1880, 1863, 2050, 1930, 1800, 1860,
        1820,
      ],
    ],
    [
      'ARO/C1',
      'c07-2026',
      [1900, 1988, 2000, 1983, 1738, 1900, 1838, 1800, 2200, 1975, 2000, 0, 2025, 1900, 1963, 1900],
    ],
    [
      'TPR',
      'c07-2026',
      [
        1969, 2120, 2089, 2081, 1690, 1813, 1611, 1730, 1175, 1640, 1776, 1250, 1781, 1925, 1788,
        1969,
      ],
    ],
    [
      'PTP',
      'c07-2026',
      [
        2029, 2216, 2112, 2168, 1689, 1810, 1531, 1715, 950, 1575, 1763, 1250, 1744, 1942, 1768,
        2013,
      ],
    ],
    [
      'APRO',
      'c07-2026',
      [
        1789, 1856, 1904, 1772, 1719, 1846, 1869, 1915, 1805, 1717, 1840, 2081, 1879, 1775, 1776,
        1805,
      ],
    ],
    [
      'APPO',
      'c07-2026',
      [
        1769, 1852, 1934, 1784, 1676, 1836, 1890, 1924, 1802, 1687, 1836, 2168, 1909, 1756, 1767,
        1799,
      ],
    ],
  ])('%s by %s', (code, edition, expected) => {
    const known = tieBreakEditions[edition]
    expect(known.id).toBe(edition)
    expect(values(swiss, code, { edition }).map(half)).toEqual(expected)
  })

  test.each<['c07-2026' | 'c07-2024', Record<number, number>]>([
    [
      'c07-2026',
      {
        5: 7.5,
        8: 12,
        11: 11,
        7: 12.5,
        9: 7.5,
        13: 12,
        1: 11,
        3: 13,
        4: 11.5,
        16: 11,
        12: 9.5,
        14: 9,
        15: 11,
      },
    ],
    [
      'c07-2024',
      {
        5: 7.5,
        8: 12,
        11: 12,
        7: 12.5,
        9: 7.5,
        13: 12,
        1: 11,
        3: 13,
        4: 11.5,
        16: 11,
        12: 9.5,
        14: 9,
        15: 11,
      },
    ],
  ])('BH/C1 by %s', (edition, expected) => {
    const all = values(swiss, 'BH/C1', { edition })
    for (const [id, value] of Object.entries(expected))
      expect([id, all[Number(id) - 1]]).toEqual([id, value])
  })

  test('[C.07, 16.3] the scores as opponents count them', () => {
    const options = {
      edition: tieBreakEditions['c07-2026'],
      pairing: 'swiss',
      unratedCountAs: null,
    } as const
    const { adjusted } = makeTieBreakField(swiss, options)
    expect([...adjusted.values()].map(each => each / 100)).toEqual([
      3.5, 4, 3.5, 3.5, 2.5, 3, 1.5, 2.5, 1.5, 1, 2.5, 3, 1.5, 2, 2, 3.5,
    ])
  })
})

test('[C.07, 6] direct encounter in the longer Swiss tournament of the exercises', () => {
  const swiss = read('tec-swiss-direct-encounter')
  const tieBreaks = parseTieBreaks('DE')
  if (!tieBreaks.ok) throw new Error(tieBreaks.error.reason)
  const attempt = makeStandings(swiss, { tieBreaks: tieBreaks.value })
  if (!attempt.ok) throw new Error(attempt.error.reason)
  // On 6 points, player 6 is ahead of 1 and 4, and they are ahead of 2. All others stay tied.
  expect(attempt.value.places.map(each => [each.rank, each.player])).toEqual([
    [1, 3],
    [2, 6],
    [3, 1],
    [3, 4],
    [5, 2],
    [6, 7],
    [6, 8],
    [6, 16],
    [9, 5],
    [9, 10],
    [9, 14],
    [9, 15],
    [13, 11],
    [14, 9],
    [14, 12],
    [16, 13],
  ])
})

test('progressive scores and Buchholz of another exercise', () => {
  const swiss = read('pl-swiss')
  expect(values(swiss, 'PS')).toEqual([
    11, 12.5, 9.5, 9.5, 12.5, 10.5, 8, 3, 4.5, 5.5, 8.5, 1.5, 2.5, 6,
  ])
  expect(values(swiss, 'BH')).toEqual([
    14.5, 15, 14, 14.5, 13.5, 13.5, 13.5, 10.5, 11.5, 11, 13, 10, 9, 11,
  ])
  const cut = values(swiss, 'BH/C1')
  expect([cut[8], cut[11]]).toEqual([10, 9.5])
})

describe('the round robin of the exercises', () => {
  const robin = read('tec-round-robin')

  test.each<[string, number[]]>([
    ['PTS', [3.5, 3.5, 3.5, 1.5, 1.5, 1.5]],
    ['SB', [9.25, 6.25, 6.25, 4.25, 3.25, 2.25]],
    ['SB/C1', [9.25, 4.75, 4.75, 4.25, 3.25, 1.5]],
    ['KS', [2, 0.5, 0.5, 1, 0.5, 0]],
  ])('%s', (code, expected) => {
    expect(values(robin, code, { pairing: 'fixed' })).toEqual(expected)
  })

  test('[C.07, 6] direct encounter', () => {
    const tieBreaks = parseTieBreaks('DE')
    if (!tieBreaks.ok) throw new Error(tieBreaks.error.reason)
    const attempt = makeStandings(robin, { tieBreaks: tieBreaks.value, pairing: 'fixed' })
    if (!attempt.ok) throw new Error(attempt.error.reason)
    expect(attempt.value.places.map(each => [each.player, each.rank])).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [6, 4],
      [5, 5],
      [4, 6],
    ])
  })
})

test('[C.07, 9.2] Koya with opponents exactly at the limit', () => {
  expect(values(read('manual-koya'), 'KS', { pairing: 'fixed' })).toEqual([
    0.5, 2, 0, 2, 1.5, 0.5, 2, 0,
  ])
})
