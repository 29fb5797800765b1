import { describe, expect, test } from 'vitest'
import { sayFault } from '../explain/say.js'
import { tournamentLanguages } from '../language.js'
import { tournamentOfLines } from '../testing/tournaments.js'
import { fideDutch } from './dutch.js'

const faultOf = (...parameters: Parameters<typeof tournamentOfLines>) => {
  const attempt = fideDutch.pair(tournamentOfLines(...parameters))
  if (attempt.ok) throw new Error('this round can be paired')
  return attempt.error
}

describe('a round that cannot be paired gives the reason and the players', () => {
  test('C1: everybody has met everybody', () => {
    const fault = faultOf(9, ['2w1', '1b0'])
    expect(fault).toEqual({ code: 'pairing-impossible', criterion: 'C1', players: [1, 2] })
  })

  test('C2: the only one left over had the bye', () => {
    const fault = faultOf(9, ['U'])
    expect(fault).toEqual({ code: 'pairing-impossible', criterion: 'C2', players: [1] })
  })

  test('C3: both must have White', () => {
    const lines = ['3b1 4b1', '4b0 3b0', '1w0 2w1 coming-Z', '2w1 1w0 coming-Z']
    const fault = faultOf(9, lines)
    expect(fault).toEqual({ code: 'pairing-impossible', criterion: 'C3', players: [1, 2] })
  })

  test('forbidden pairs', () => {
    const forbiddenPairs = [{ players: [1, 2] as const, fromRound: 1, toRound: 3 }]
    const fault = faultOf(9, ['', ''], { forbiddenPairs })
    expect(fault).toEqual({ code: 'pairing-impossible', criterion: 'forbidden', players: [1, 2] })
  })

  test('several requirements together', () => {
    const forbiddenPairs = [{ players: [1, 2] as const, fromRound: 1, toRound: 3 }]
    const fault = faultOf(9, ['2w1', '1b0'], { forbiddenPairs })
    expect(fault).toEqual({ code: 'pairing-impossible', criterion: null, players: [1, 2] })
  })

  test('nobody is present', () => {
    expect(faultOf(9, ['coming-Z'])).toEqual({
      code: 'nobody-to-pair',
      criterion: null,
      players: [],
    })
    expect(faultOf(9, [])).toMatchObject({ code: 'nobody-to-pair' })
  })

  test('in five languages', () => {
    const fault = faultOf(9, ['2w1', '1b0'])
    const sentences = tournamentLanguages.map(language => sayFault(fault, language))
    expect(new Set(sentences).size).toBe(5)
    for (const sentence of sentences) expect(sentence).toMatch(/: 1, 2\.$/)
  })
})
