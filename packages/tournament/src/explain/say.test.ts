import { describe, expect, test } from 'vitest'
import { tournamentLanguages } from '../language.js'
import { qualityCriteria } from '../swiss/criteria.js'
import { pairDutch } from '../swiss/dutch.js'
import { roundsOf, smallTournament } from '../testing/small-tournaments.js'
import { tournamentOfLines } from '../testing/tournaments.js'
import type { WhyNot } from './reason.js'
import { sayBye, sayGame, sayWhyNotBye, sayWhyNotMeet } from './say.js'
import { sayWarning } from './say-warning.js'
import { tracePairing } from './trace.js'

const reasons: readonly WhyNot[] = [
  { kind: 'paired' },
  { kind: 'absent', player: 7 },
  { kind: 'absolute', criterion: 'C1', round: 3 },
  { kind: 'absolute', criterion: 'C3', colour: 'white' },
  { kind: 'absolute', criterion: 'C3', colour: 'black' },
  { kind: 'absolute', criterion: 'forbidden' },
  { kind: 'completion', criterion: 'C4' },
  { kind: 'completion', criterion: 'C5' },
  ...qualityCriteria.map(
    criterion => ({ kind: 'quality', criterion, now: 0, otherwise: 1 }) as const,
  ),
  ...(['4.2', '4.3', '4.4'] as const).map(article => ({ kind: 'order', article }) as const),
]

describe.each(tournamentLanguages)('%s', language => {
  test('every reason is one sentence of its own', () => {
    const sentences = reasons.map(reason => sayWhyNotMeet(reason, 7, 12, language))
    expect(new Set(sentences).size).toBe(reasons.length)
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^\n]*7[^\n]*\.$/u)
  })

  test('every reason against the bye is one sentence', () => {
    const all: readonly WhyNot[] = [
      ...reasons,
      { kind: 'absolute', criterion: 'C2' },
      { kind: 'even' },
    ]
    for (const reason of all) {
      expect(sayWhyNotBye(reason, 7, language)).toMatch(/^\p{Lu}[^\n]*\.$/u)
    }
  })

  test('every warning is one sentence', () => {
    const sentences = [
      sayWarning({ warning: 'rematch', entries: [7, 12], round: 2 }, language),
      sayWarning({ warning: 'forbidden-pair', entries: [7, 12] }, language),
      sayWarning({ warning: 'third-colour', entry: 7, colour: 'white' }, language),
      sayWarning({ warning: 'colour-difference', entry: 7, difference: 3 }, language),
      sayWarning({ warning: 'second-bye', entry: 7, round: 2 }, language),
    ]
    expect(new Set(sentences).size).toBe(5)
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^\n]*7[^\n]*\.$/u)
  })

  test('every game and every bye has an explanation', () => {
    for (let seed = 1; seed <= 20; seed++) {
      for (const before of roundsOf(smallTournament(seed))) {
        const attempt = pairDutch(before)
        if (!attempt.ok) continue
        const trace = tracePairing(attempt.value)
        expect(trace.games.length).toBe(attempt.value.games.length)
        for (const game of trace.games) {
          const sentences = sayGame(trace, game, language)
          expect(sentences.length).toBeGreaterThanOrEqual(3)
          for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|null|NaN/)
        }
        if (trace.bye !== null) {
          expect(sayBye(trace, trace.bye, language).length).toBeGreaterThanOrEqual(2)
        }
      }
    }
  })
})

test.each([
  ['en', 1, '1 player instead of 0 would move down'],
  ['en', 2, '2 players instead of 0 would move down'],
  ['sl', 1, 'bi se 1 igralec pomaknil navzdol'],
  ['sl', 2, 'bi se 2 igralca pomaknila navzdol'],
  ['sl', 3, 'bi se 3 igralci pomaknili navzdol'],
  ['sl', 5, 'bi se 5 igralcev pomaknilo navzdol'],
  ['sr', 1, 'тада би 1 играч прешао наниже'],
  ['sr', 2, 'тада би 2 играча прешла наниже'],
  ['sr', 5, 'тада би 5 играча прешло наниже'],
  ['sr', 21, 'тада би 21 играч прешао наниже'],
  ['cs', 1, '1 hráč by přešel níž'],
  ['cs', 2, '2 hráči by přešli níž'],
  ['cs', 5, '5 hráčů by přešlo níž'],
  ['fi', 1, '1 pelaaja siirtyisi alaspäin'],
  ['fi', 2, '2 pelaajaa siirtyisi alaspäin'],
] as const)('%s: %i of them', (language, otherwise, wanted) => {
  const reason = { kind: 'quality', criterion: 'C6', now: 0, otherwise } as const
  expect(sayWhyNotMeet(reason, 7, 12, language)).toContain(wanted)
})

test.each([
  ['sl', 'bi se 2 igralca namesto 1 pomaknila navzdol'],
  ['sr', 'тада би 2 играча уместо 1 прешла наниже'],
  ['cs', '2 hráči místo 1 by přešli níž'],
  ['fi', '2 pelaajaa (nyt 1) siirtyisi alaspäin'],
] as const)('%s says how many it is now, if anybody', (language, wanted) => {
  const reason = { kind: 'quality', criterion: 'C6', now: 1, otherwise: 2 } as const
  expect(sayWhyNotMeet(reason, 7, 12, language)).toContain(wanted)
})

test('a game is explained from the bracket to the colours', () => {
  const tournament = tournamentOfLines(5, [
    '4w1 2b=',
    '5b1 1w=',
    '6w1 4b=',
    '1b0 3w=',
    '2w0 6b1',
    '3b0 5w0',
  ])
  const attempt = pairDutch(tournament)
  if (!attempt.ok) throw new Error('this round can be paired')
  const trace = tracePairing(attempt.value)
  const say = (player: number) => {
    const game = trace.games.find(({ white, black }) => [white, black].includes(player))!
    return sayGame(trace, game, 'en')
  }
  // 1 and 2 have met; 1 and 3 both prefer White (C12), so 2 meets 3.
  expect(say(2)).toEqual([
    'Bracket 1 (score 1½) had 3 players.',
    'S1: 1. S2: 2, 3.',
    'The natural opponent of player 2 was player 1.',
    'Players 2 and 1 have already met, in round 2.',
    'Both players get the colour they prefer.',
  ])
  expect(say(1)).toEqual([
    'Bracket 2 (score 1) had 2 players.',
    'S1: 1. S2: 5.',
    'Bracket 1 had an odd number of players, so player 1 moved down from it.',
    'If player 3 had moved down instead, 3 players instead of 1 would move down.',
    'Player 1 meets their natural opponent, player 5.',
    'Both players prefer White equally; player 1 is ranked higher.',
  ])
})

test('of a long list the ends and the two players are named', () => {
  const nobodyPlayed = Array.from({ length: 40 }, () => '')
  const attempt = pairDutch({
    ...tournamentOfLines(5, nobodyPlayed),
    initialColour: 'white',
  })
  if (!attempt.ok) throw new Error('this round can be paired')
  const trace = tracePairing(attempt.value)
  const game = trace.games.find(({ white, black }) => [white, black].includes(7))!
  expect(sayGame(trace, game, 'en', String, 12)[1]).toBe(
    'S1: 1, 2, …, 7, …, 19, 20. S2: 21, 22, …, 27, …, 39, 40.',
  )
  expect(sayGame(trace, game, 'en')[1]).toMatch(/^S1: 1, 2, 3, 4, .* 40\.$/)
})

test.each([
  ['cs', 1, '1 hráč by nedostal barvu, na kterou má nárok.'],
  ['cs', 2, '2 hráči by nedostali barvu, na kterou mají nárok.'],
  ['cs', 5, '5 hráčů by nedostalo barvu, na kterou mají nárok.'],
  ['fi', 1, '1 pelaaja jäisi ilman väriä, joka hänelle kuuluu.'],
  ['fi', 2, '2 pelaajaa jäisi ilman väriä, joka heille kuuluu.'],
] as const)('in %s, %i players are spoken of in the right number', (language, otherwise, says) => {
  const reason = { kind: 'quality', criterion: 'C12', now: 0, otherwise } as const
  expect(sayWhyNotMeet(reason, 7, 12, language)).toMatch(
    new RegExp(`${says.replace(/[().]/g, '\\$&')}$`),
  )
})
