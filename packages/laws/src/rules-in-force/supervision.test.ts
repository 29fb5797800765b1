import { describe, expect, test } from 'vitest'
import { editionIds, editionOf } from '../editions/index.js'
import { supervisionOf } from './supervision.js'

const with2009 = ['fide-2009', 'finland-2009'] as const
const since2017 = ['fide-2017', 'fide-2018', 'fide-2023'] as const

describe('adequate supervision', () => {
  test.each(since2017)('[rapid.sup.ratio · %s] four games to an arbiter are too many', laws => {
    const regulations = { gamesPerArbiter: 4 }
    expect(supervisionOf(editionOf(laws), { regulations }, 'rapid')).toBe('inadequate')
  })
  test.each(with2009)('[rapid.sup.ratio · %s] three games are only an example', laws => {
    const regulations = { gamesPerArbiter: 4 }
    expect(supervisionOf(editionOf(laws), { regulations }, 'rapid')).toBe('adequate')
  })
  test.each([...with2009, ...since2017])(
    '[blitz.sup.ratio · %s] in blitz one game to an arbiter',
    laws => {
      const of = (gamesPerArbiter: number) =>
        supervisionOf(editionOf(laws), { regulations: { gamesPerArbiter } }, 'blitz')
      expect([of(1), of(2)]).toEqual(['adequate', 'inadequate'])
    },
  )
  test.each(since2017)('[rapid.sup.recorded · %s] each game is recorded', laws => {
    const regulations = { gamesPerArbiter: 1, gamesRecorded: false }
    expect(supervisionOf(editionOf(laws), { regulations }, 'rapid')).toBe('inadequate')
  })
  test.each(editionIds)('it does not matter in standard play (%s)', laws => {
    const regulations = { gamesPerArbiter: 99, gamesRecorded: false }
    expect(supervisionOf(editionOf(laws), { regulations }, 'standard')).toBe('adequate')
  })
  test.each(since2017)('[rapid.regs.declare · %s] the declaration of the event decides', laws => {
    const regulations = { gamesPerArbiter: 99, gamesRecorded: false }
    const header = { supervision: 'adequate', regulations } as const
    expect(supervisionOf(editionOf(laws), header, 'rapid')).toBe('adequate')
  })
})
