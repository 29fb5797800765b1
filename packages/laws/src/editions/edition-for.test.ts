import { describe, expect, test } from 'vitest'
import { editionFor } from './edition-for.js'
import type { EditionId } from './edition-id.js'
import { editionOf } from './editions.js'
import type { EditionParameters, ParameterName } from './parameters.js'

const idFor = (...occasion: Parameters<typeof editionFor>) => editionFor(...occasion)?.id ?? null

describe('the Laws of a day and a place', () => {
  test('[scope.edition-by-date · fide-2009, fide-2017, fide-2018, fide-2023] by the day', () => {
    expect(idFor({ day: '2009-06-30' })).toBeNull()
    expect(idFor({ day: '2009-07-01' })).toBe('fide-2009')
    expect(idFor({ day: '2017-06-30' })).toBe('fide-2009')
    expect(idFor({ day: '2017-07-01' })).toBe('fide-2017')
    expect(idFor({ day: '2018-01-01' })).toBe('fide-2018')
    expect(idFor({ day: '2022-12-31' })).toBe('fide-2018')
    expect(idFor({ day: '2023-01-01' })).toBe('fide-2023')
  })

  test('[scope.edition-by-date · finland-2009, finland-blitz-2008] in Finland too', () => {
    const federation = 'FIN'
    expect(idFor({ day: '2009-06-30', federation })).toBeNull()
    expect(idFor({ day: '2009-07-01', federation })).toBe('finland-2009')
    expect(idFor({ day: '2008-12-01', federation, mode: 'blitz' })).toBe('finland-blitz-2008')
    expect(idFor({ day: '2007-12-01', federation, mode: 'blitz' })).toBeNull()
    // Since 2017 no edition allows a federation its own rules.
    expect(idFor({ day: '2017-07-01', federation })).toBe('fide-2017')
    expect(idFor({ day: '2017-07-01', federation, mode: 'blitz' })).toBe('fide-2017')
  })

  test('[preface.federation.territory · fide-2009, finland-2009, finland-blitz-2008] nowhere else', () => {
    for (const mode of ['standard', 'rapid', 'blitz'] as const) {
      expect(idFor({ day: '2010-05-01', mode })).toBe('fide-2009')
      expect(idFor({ day: '2010-05-01', federation: 'SWE', mode })).toBe('fide-2009')
    }
  })

  test('[preface.federation.not-fide-events · fide-2009, finland-2009, finland-blitz-2008] rated games keep the Laws', () => {
    const rated = { day: '2010-05-01', federation: 'FIN', fideRated: true } as const
    expect(idFor({ ...rated, mode: 'blitz' })).toBe('finland-2009')
    // In it, FIDE's own values apply where the Laws leave nothing to regulations.
    const { whenFideRated } = editionOf('finland-2009')
    expect(whenFideRated?.devicePenalties?.value).toEqual(
      editionOf('fide-2009').parameters.devicePenalties,
    )
  })

  test('[fi.note.fi-blitz-applies · finland-2009, finland-blitz-2008] national blitz has its own rules', () => {
    const national = { day: '2010-05-01', federation: 'FIN' } as const
    expect(idFor({ ...national, mode: 'blitz' })).toBe('finland-blitz-2008')
    expect(idFor({ ...national, mode: 'rapid' })).toBe('finland-2009')
    expect(idFor({ ...national, mode: 'standard' })).toBe('finland-2009')
  })
})

/** The parameters in which two editions differ. */
function differences(one: EditionId, other: EditionId): readonly string[] {
  const values = (id: EditionId): EditionParameters => editionOf(id).parameters
  return (Object.keys(values(one)) as ParameterName[])
    .filter(name => JSON.stringify(values(one)[name]) !== JSON.stringify(values(other)[name]))
    .sort()
}

test('[preface.federation.no-conflict · fide-2009, finland-2009] Finland adds to the Laws and changes nothing else', () => {
  // The Laws leave lateness to the event, and the rest is notation added by the Finnish text. The
  // ladder for telephones does deviate, so it does not apply to rated games.
  expect(differences('fide-2009', 'finland-2009')).toEqual([
    'arbiterMaySpareLate',
    'defaultTimeMs',
    'devicePenalties',
    'enPassantMarks',
    'mateSigns',
  ])
})

test('[preface.federation.no-conflict · finland-blitz-2008] what the blitz rules do not say, the Laws still do', () => {
  const { statedAt } = editionOf('finland-blitz-2008')
  for (const name of differences('fide-2009', 'finland-blitz-2008') as ParameterName[]) {
    expect(statedAt[name], name).not.toBeNull()
  }
})
