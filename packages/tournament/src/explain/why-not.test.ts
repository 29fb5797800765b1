import { describe, expect, test } from 'vitest'
import { type DutchPairing, pairDutch } from '../swiss/dutch.js'
import { reasonsAgainstLiteral } from '../testing/reasons-against-literal.js'
import { tournamentOfLines } from '../testing/tournaments.js'
import type { Tournament } from '../tournament.js'
import { whyNotBye, whyNotMeet } from './why-not.js'

const pair = (tournament: Tournament): DutchPairing => {
  const attempt = pairDutch(tournament)
  if (!attempt.ok) throw new Error('this round cannot be paired')
  return attempt.value
}

test('the first criterion that gets worse agrees with brute force', () => {
  const seen = reasonsAgainstLiteral(
    Array.from({ length: 40 }, (_, i) => i + 1),
    7,
  )
  // All kinds of criteria occur, not only the easy ones.
  for (const each of ['C4', 'C6', 'C7', 'C12', 'C14', 'order']) {
    expect([each, (seen.get(each) ?? 0) > 0]).toEqual([each, true])
  }
})

describe('plain answers', () => {
  const lines = ['3w1', '4b1', '1b0', '2w0', 'coming-Z Z'.split(' ').reverse().join(' ')]
  const pairing = pair(tournamentOfLines(5, lines))

  test('they meet', () => {
    expect(whyNotMeet(pairing, 1, 2)).toEqual({ kind: 'paired' })
  })
  test('C1, with the round', () => {
    expect(whyNotMeet(pairing, 1, 3)).toEqual({ kind: 'absolute', criterion: 'C1', round: 1 })
  })
  test('one of them does not play', () => {
    expect(whyNotMeet(pairing, 1, 5)).toEqual({ kind: 'absent', player: 5 })
    expect(whyNotBye(pairing, 5)).toEqual({ kind: 'absent', player: 5 })
  })
  test('a brief answer considers only the absolute criteria, or says that nothing was compared', () => {
    const brief = { isBrief: true }
    for (const [a, b] of [
      [1, 2],
      [1, 3],
      [1, 5],
    ] as const)
      expect(whyNotMeet(pairing, a, b, brief)).toEqual(whyNotMeet(pairing, a, b))
    expect(whyNotMeet(pairing, 1, 4, brief)).toEqual({ kind: 'not-compared' })
    expect(whyNotBye(pairing, 5, brief)).toEqual({ kind: 'absent', player: 5 })
    expect(whyNotBye(pairing, 1, brief)).toEqual(whyNotBye(pairing, 1))
  })
  test('to meet somebody from below, a player would have to move down', () => {
    expect(whyNotMeet(pairing, 1, 4)).toMatchObject({ kind: 'quality', criterion: 'C6' })
  })
  test('there is no bye', () => {
    expect(whyNotBye(pairing, 4)).toEqual({ kind: 'even' })
  })
})

describe('why not the bye', () => {
  const pairing = pair(tournamentOfLines(5, ['4w1', '5b1', 'U', '1b0', '2w0']))

  test('C2: a player who had it', () => {
    expect(whyNotBye(pairing, 3)).toEqual({ kind: 'absolute', criterion: 'C2' })
  })
  test('C5: a player with more points than necessary', () => {
    expect(whyNotBye(pairing, 1)).toEqual({ kind: 'completion', criterion: 'C5' })
  })
  test('the player who gets it', () => {
    expect(whyNotBye(pairing, pairing.bye!)).toEqual({ kind: 'paired' })
  })
  test('C9: a player with more unplayed games', () => {
    const lines = ['3w1', '4b1', '1b0', '2w0', 'Z']
    expect(pair(tournamentOfLines(3, lines)).bye).toBe(4)
    expect(whyNotBye(pair(tournamentOfLines(3, lines)), 5)).toMatchObject({ criterion: 'C9' })
  })
})
