import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tournamentLanguages } from '../language.js'
import { randomTournament } from '../testing/random-tournament.js'
import { player, round, tinyTournament, tournament } from '../testing/tiny-tournament.js'
import { explainValue, parseTieBreaks } from '../tie-breaks/index.js'
import type { Tournament } from '../tournament.js'
import { makeStandings, type StandingsOptions } from './standings.js'

function stand(from: Tournament, codes: string, more: Partial<StandingsOptions> = {}) {
  const list = parseTieBreaks(codes)
  if (!list.ok) throw new Error(list.error.reason)
  return makeStandings(from, { tieBreaks: list.value, ...more })
}

function places(from: Tournament, codes: string, more: Partial<StandingsOptions> = {}) {
  const attempt = stand(from, codes, more)
  if (!attempt.ok) throw new Error(attempt.error.reason)
  return attempt.value.places.map(each => [each.player, each.rank])
}

// 1 and 2 drew and have 1½ each; 3 has 1 and 4 none.
const four = tinyTournament(['w1 4', 'b= 2'], ['b1 3', 'w= 1'], ['w0 2', 'b1 4'], ['b0 1', 'w0 3'])

describe('[C.07, 4.2] ties', () => {
  test('are shared at the end of the list', () => {
    expect(places(four, 'WIN')).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
      [4, 4],
    ])
  })

  test('are broken by the next tie-break in each group', () => {
    expect(places(four, 'WIN,BH')).toEqual([
      [2, 1],
      [1, 2],
      [3, 3],
      [4, 4],
    ])
  })

  test('are broken by lots that depend only on the seed', () => {
    const drawn = ['a', 'b', 'c', 'd', 'e'].map(lots => places(four, '', { lots }))
    expect(drawn.map(each => each.map(([, rank]) => rank))).toEqual(drawn.map(() => [1, 2, 3, 4]))
    expect(new Set(drawn.map(each => each[0]![0])).size).toBe(2)
    expect(places(four, '', { lots: 'a' })).toEqual(drawn[0])
  })

  test('PTS sets where the points count', () => {
    expect(places(four, 'TPN/R,PTS').map(([id]) => id)).toEqual([4, 3, 2, 1])
    expect(places(four, 'PTS,TPN').map(([id]) => id)).toEqual([1, 2, 3, 4])
  })
})

describe('tie-breaks that do not apply', () => {
  test('[C.07, 8] Buchholz in a round robin, by the edition of 2026', () => {
    const attempt = stand(four, 'BH', { pairing: 'fixed' })
    expect(attempt.ok ? null : attempt.error).toMatchObject({
      code: 'tie-break-not-here',
      tieBreak: 'BH',
    })
    expect(stand(four, 'BH', { pairing: 'fixed', edition: 'c07-2024' }).ok).toBe(true)
  })

  test.each(['STD', 'TPN', 'RTNG'])('%s is new in 2026', code => {
    expect(stand(four, code).ok).toBe(true)
    expect(stand(four, code, { edition: 'c07-2024' }).ok).toBe(false)
  })

  test('[C.07, 10] rating tie-breaks if a player has no rating', () => {
    const from = tournament([player(1, 2000, [round('w1 2')]), player(2, null, [round('b0 1')])])
    const attempt = stand(from, 'ARO,WIN')
    expect(attempt.ok && attempt.value.dropped).toEqual(['ARO'])
    const announced = stand(from, 'ARO', { unratedCountAs: 1400 })
    expect(announced.ok && announced.value.places[0]!.values[0]!.value?.value).toBe(1400)
  })

  test('a code may be written as in C.07', () => {
    const list = parseTieBreaks('bh-c1, ks/l-1')
    expect(list.ok && list.value.map(each => each.code)).toEqual(['BH/C1', 'KS/L-1'])
  })

  test.each([
    ['XX', 'tie-break-unknown'],
    ['BH/R', 'tie-break-modifier'],
    ['BH/C0', 'tie-break-modifier'],
    ['WIN/C1', 'tie-break-modifier'],
    ['OTHER_X', 'tie-break-unknown'],
  ])('%s is rejected', (codes, code) => {
    const list = parseTieBreaks(codes)
    expect(list.ok ? null : list.error.code).toBe(code)
  })
})

describe('[C.07, 15.2] a round robin', () => {
  const from = tinyTournament(['w+ 2', 'Z', 'b1 3'], ['b- 1', 'w1 3', 'Z'], ['Z', 'b0 2', 'w0 1'])

  test('forfeits are games, except for ratings and games with Black', () => {
    const value = (code: string, edition: 'c07-2026' | 'c07-2024' = 'c07-2026') => {
      const attempt = stand(from, code, { pairing: 'fixed', edition })
      if (!attempt.ok) throw new Error(attempt.error.reason)
      const all = new Map(
        attempt.value.places.map(each => [each.player, each.values[0]!.value!.value]),
      )
      return [1, 2, 3].map(id => all.get(id))
    }
    expect(value('SB')).toEqual([1, 0, 0])
    expect(value('BPG')).toEqual([1, 0, 1])
    expect(value('BPG', 'c07-2024')).toEqual([1, 0, 1])
    expect(value('REP')).toEqual([2, 1, 2])
    expect(value('WON')).toEqual([1, 1, 0])
    expect(value('WIN')).toEqual([2, 1, 0])
    expect(value('ARO')).toEqual([1900, 1900, 1975])
    // Two games each in three rounds: the limit is one point out of two.
    expect(value('KS')).toEqual([1, 0, 0])
    expect(value('KS/L-2')).toEqual([2, 1, 0])
    expect(value('KS/L1')).toEqual([0, 0, 0])
  })
})

describe('[C.05] a round robin in which a player leaves', () => {
  // 4 played one of three games and lost it.
  const from = tinyTournament(
    ['w1 4', 'b= 3', 'w= 2'],
    ['w0 3', 'b+ 4', 'b= 1'],
    ['b1 2', 'w= 1', 'w+ 4'],
    ['b0 1', 'w- 2', 'b- 3'],
  )

  test('points against a player who completed less than half can be left out', () => {
    const attempt = stand(from, '', { pairing: 'fixed', excludeUnderHalf: true })
    expect(attempt.ok && attempt.value.excluded).toEqual([4])
    const points = attempt.ok && attempt.value.places.map(each => [each.player, each.points])
    expect(points).toEqual([
      [3, 1.5],
      [1, 1],
      [2, 0.5],
    ])
    const all = stand(from, '', { pairing: 'fixed' })
    expect(all.ok && all.value.places.length).toBe(4)
  })

  test('but not before the end', () => {
    const attempt = stand({ ...from, rounds: 4 }, '', { pairing: 'fixed', excludeUnderHalf: true })
    expect(attempt.ok && attempt.value.excluded).toEqual([])
  })
})

const codes =
  'PTS,DE,WIN,WON,BPG,BWG,PS,PS/C1,REP,STD,BH,BH/C1,BH/C2,BH/M1,BH/M2,FB,FB/C1,AOB,AOB/F,SB,SB/C1,KS,ARO,ARO/C1,TPR,PTP,APRO,APPO,TPN,RTNG'

test('in any tournament everybody has a place by points, whatever the order of entry', () => {
  fc.assert(
    fc.property(randomTournament, from => {
      const all = places(from, 'DE,BH/C1,SB')
      expect(all.map(([id]) => id).sort()).toEqual(from.players.map(each => each.id).sort())
      const shuffled = { ...from, players: [...from.players].reverse() }
      const ranks = (list: typeof all) => new Map(list.map(([id, rank]) => [id, rank]))
      expect(ranks(places(shuffled, 'DE,BH/C1,SB'))).toEqual(ranks(all))
    }),
    { numRuns: 200 },
  )
})

test('in any tournament every value is explained in every language, and sums add up', () => {
  fc.assert(
    fc.property(randomTournament, from => {
      const attempt = stand(from, codes)
      if (!attempt.ok) throw new Error(attempt.error.reason)
      for (const { values } of attempt.value.places) {
        const number = (code: string) =>
          values.find(each => each.tieBreak.code === code)!.value!.value!
        expect(number('BH/C1')).toBeLessThanOrEqual(number('BH'))
        expect(number('BH/C2')).toBeLessThanOrEqual(number('BH/C1'))
        expect(number('BH/M1')).toBeLessThanOrEqual(number('BH/C1'))
        for (const { tieBreak, value } of values) {
          if (value === null) continue
          if (value.method === 'sum') {
            const kept = value.terms.filter(each => each.leftOut === null)
            expect(kept.reduce((total, each) => total + each.value, 0)).toBeCloseTo(value.value!, 6)
          }
          for (const language of tournamentLanguages) {
            const text = explainValue(tieBreak, value, language)
            expect(text).not.toMatch(/undefined|null|NaN|Infinity|\[object/)
            expect(text).toMatch(/\.$/)
          }
        }
      }
    }),
    { numRuns: 60 },
  )
})
