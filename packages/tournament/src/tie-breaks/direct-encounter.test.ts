import { describe, expect, test } from 'vitest'
import { tinyTournament } from '../testing/tiny-tournament.js'
import type { Tournament } from '../tournament.js'
import { parseTieBreak } from './code.js'
import { directEncounter } from './direct-encounter.js'
import { tieBreakEditions } from './edition.js'
import { makeTieBreakField, type PairingKind } from './tie-break-field.js'

function groups(from: Tournament, tied: number[], code = 'DE', pairing: PairingKind = 'swiss') {
  const tieBreak = parseTieBreak(code)
  if (!tieBreak.ok) throw new Error(tieBreak.error.reason)
  const edition = tieBreakEditions['c07-2026']
  const field = makeTieBreakField(from, { edition, pairing, unratedCountAs: null })
  return directEncounter(field, tied, tieBreak.value).groups.map(each =>
    [...each].sort((one, other) => one - other),
  )
}

describe('[C.07, 6.2] all have met', () => {
  test('the separate standings rank them', () => {
    const from = tinyTournament(['w1 2', 'w1 3', 'Z'], ['b0 1', 'Z', 'w1 3'], ['Z', 'b0 1', 'b0 2'])
    expect(groups(from, [1, 2, 3])).toEqual([[1], [2], [3]])
  })

  test('a circle of wins stays tied', () => {
    const from = tinyTournament(['w1 2', 'w0 3', 'Z'], ['b0 1', 'Z', 'w1 3'], ['Z', 'b1 1', 'b0 2'])
    expect(groups(from, [1, 2, 3])).toEqual([[1, 2, 3]])
  })

  test('those still tied are ranked again by their own games', () => {
    // 2½, 1½, 1 and 1: 3 beat 4.
    const from = tinyTournament(
      ['w= 2', 'w1 3', 'w1 4'],
      ['b= 1', 'w0 4', 'w1 3'],
      ['w1 4', 'b0 1', 'b0 2'],
      ['b0 3', 'b1 2', 'b0 1'],
    )
    expect(groups(from, [1, 2, 3, 4])).toEqual([[1], [2], [3], [4]])
  })
})

describe('[C.07, 6.3] not all have met', () => {
  test('a player who stays alone at the top in any case is first', () => {
    // 1 beat 2 and 3, who have not met.
    const from = tinyTournament(['w1 2', 'w1 3'], ['b0 1', 'Z'], ['Z', 'b0 1'])
    expect(groups(from, [1, 2, 3])).toEqual([[1], [2, 3]])
  })

  test('a lead that a missing game could undo does not count', () => {
    const from = tinyTournament(['w1 2', 'Z'], ['b0 1', 'Z'], ['Z', 'Z'])
    expect(groups(from, [1, 2, 3])).toEqual([[1, 2, 3]])
  })

  test('it does not apply if pairings are fixed', () => {
    const from = tinyTournament(['w1 2', 'w1 3'], ['b0 1', 'Z'], ['Z', 'b0 1'])
    expect(groups(from, [1, 2, 3], 'DE', 'fixed')).toEqual([[1, 2, 3]])
  })
})

test('[C.07, 6.1.2] several games count with their average', () => {
  // 1 and 2 met twice: 1½ to ½, on average ¾ to ¼. 3 beat 1 and drew with 2, so that both have ¾;
  // their own games then rank them.
  const from = tinyTournament(
    ['w1 2', 'b= 2', 'w0 3', 'Z'],
    ['b0 1', 'w= 1', 'Z', 'w= 3'],
    ['Z', 'Z', 'b1 1', 'b= 2'],
  )
  expect(groups(from, [1, 2, 3])).toEqual([[3], [1], [2]])
})

describe('[C.07, 6.1.1] forfeits', () => {
  const from = tinyTournament(['w+ 2'], ['b- 1'])

  test('do not count in a Swiss tournament', () => {
    expect(groups(from, [1, 2])).toEqual([[1, 2]])
  })

  test('count with /P and in a round robin', () => {
    expect(groups(from, [1, 2], 'DE/P')).toEqual([[1], [2]])
    expect(groups(from, [1, 2], 'DE', 'fixed')).toEqual([[1], [2]])
  })
})
