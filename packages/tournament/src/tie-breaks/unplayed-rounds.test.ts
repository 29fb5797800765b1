import { describe, expect, test } from 'vitest'
import { player, round, tournament } from '../testing/tiny-tournament.js'
import { calculate } from './calculate.js'
import { parseTieBreak } from './code.js'
import { type TieBreakEditionId, tieBreakEditions } from './edition.js'
import { makeTieBreakField } from './tie-break-field.js'

/** A player who met player 99 until the score was reached, and has no unplayed round. */
function scorer(id: number, score: number) {
  const wins = Array.from({ length: Math.floor(score) }, () => round('w1 99'))
  return player(id, 2000, score % 1 === 0 ? wins : [...wins, round('w= 99')])
}

interface Example {
  readonly rounds: readonly string[]
  readonly opponents: Readonly<Record<number, number>>
}

function value({ rounds, opponents }: Example, code: string, edition: TieBreakEditionId) {
  const tieBreak = parseTieBreak(code)
  if (!tieBreak.ok) throw new Error(tieBreak.error.reason)
  const players = [
    player(1, 2400, rounds.map(round)),
    ...Object.entries(opponents).map(([id, score]) => scorer(Number(id), score)),
  ]
  const field = makeTieBreakField(
    tournament(players, { rounds: rounds.length, paired: rounds.length }),
    {
      edition: tieBreakEditions[edition],
      pairing: 'swiss',
      unratedCountAs: null,
    },
  )
  return calculate(field, tieBreak.value).get(1)!
}

// The worked examples of the Arbiters' Manual of 2026, with both editions.
const laxman: Example = {
  rounds: ['w1 11', 'w1 12', 'w0 13', 'Z', 'w1 15', 'w= 16', 'w1 17', 'w= 18', 'w1 19', 'w1 20'],
  opponents: { 11: 5, 12: 5, 13: 6.5, 15: 4.5, 16: 6, 17: 5, 18: 6.5, 19: 5.5, 20: 6 },
}
const forfeitWin: Example = {
  rounds: ['w1 11', 'w1 12', 'w1 13', 'w1 14', 'w= 15', 'w= 16', 'w+ 17', 'w1 18', 'w0 19'],
  opponents: { 11: 5.5, 12: 5.5, 13: 5.5, 14: 5.5, 15: 5.5, 16: 5.5, 17: 5.5, 18: 5.5, 19: 5.5 },
}
const forfeitLossAndAbsence: Example = {
  rounds: ['w1 11', 'w- 12', 'w1 13', 'w1 14', 'w1 15', 'w1 16', 'w1 17', 'w= 18', 'w0 19', 'Z'],
  opponents: { 11: 6.5, 12: 7, 13: 6.5, 14: 6.5, 15: 6.5, 16: 6.5, 17: 6.5, 18: 6.5, 19: 6 },
}
const firstRoundForfeit: Example = {
  rounds: [
    'w+ 11',
    'w1 12',
    'w1 13',
    'w1 14',
    'w1 15',
    'w1 16',
    'w1 17',
    'w1 18',
    'w1 19',
    'w= 20',
  ],
  opponents: { 11: 4.5, 12: 7, 13: 7, 14: 7, 15: 7, 16: 7, 17: 7, 18: 7.5, 19: 7.5, 20: 7.5 },
}

describe('worked examples of the Arbiters’ Manual', () => {
  test.each<[string, Example, string, number, number]>([
    ['a round missed', laxman, 'BH', 57, 55],
    ['a round missed', laxman, 'BH/C1', 50, 50],
    ['a round missed', laxman, 'SB', 37.25, 37.25],
    ['a forfeit win', forfeitWin, 'BH', 51, 49.5],
    ['a forfeit loss and an absence', forfeitLossAndAbsence, 'BH', 64.5, 63],
    ['a forfeit win in round 1', firstRoundForfeit, 'BH', 74, 69],
  ])('[C.07, 16.4] %s', (_title, example, code, before, now) => {
    expect(value(example, code, 'c07-2024').value).toBe(before)
    expect(value(example, code, 'c07-2026').value).toBe(now)
  })

  test('[C.07, 16.5] the missed round is left out, not the lowest opponent', () => {
    const out = value(laxman, 'BH/C1', 'c07-2026').terms.filter(each => each.leftOut !== null)
    expect(out).toMatchObject([{ round: 4, value: 5, leftOut: 'unplayed' }])
  })
})

describe('Sonneborn-Berger with voluntarily unplayed rounds', () => {
  // A half-point bye (2¼), a forfeit loss (0), and a draw with the lowest opponent (1½).
  const example: Example = {
    rounds: ['H', 'w1 11', 'w1 12', 'w1 13', 'w- 14', 'w1 15', 'w1 16', 'w= 17', 'w= 18'],
    opponents: { 11: 5, 12: 5, 13: 5, 14: 5, 15: 5, 16: 5, 17: 3, 18: 5 },
  }

  test('[C.07, 16.5.2] the lowest contribution of a missed round counts, not the lowest dummy', () => {
    const [all, cut] = ['SB', 'SB/C1'].map(code => value(example, code, 'c07-2026'))
    expect(all!.value! - cut!.value!).toBe(1.5)
    // Of the rest, the dummy of the bye has the lowest score: 2¼ is more than the 0 of the forfeit.
    expect(all!.value! - value(example, 'SB/C2', 'c07-2026').value!).toBe(3.75)
    expect(cut!.terms.find(each => each.leftOut !== null)).toMatchObject({
      round: 8,
      leftOut: 'least',
    })
  })
})

test('[C.07, 14.3] a median leaves out the least, then the most', () => {
  const example: Example = {
    rounds: ['w1 11', 'w1 12', 'w1 13', 'Z'],
    opponents: { 11: 1, 12: 2, 13: 4 },
  }
  // The dummy has 3, limited to two draws' worth less: four rounds of half a point.
  expect(value(example, 'BH', 'c07-2026').value).toBe(9)
  expect(value(example, 'BH/M1', 'c07-2026').value).toBe(3)
  expect(value(example, 'BH/M2', 'c07-2026').value).toBe(0)
})

test('[C.07, 16.6] /P counts a forfeit as a game with the scheduled opponent', () => {
  expect(value(forfeitWin, 'BH/P', 'c07-2024').value).toBe(49.5)
})
