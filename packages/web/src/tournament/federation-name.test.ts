import { parseEntries } from '@jadoube/tournament'
import { describe, expect, test } from 'vitest'
import { federationOf, isFederationName, withFederations } from './federation-name.js'

describe('a federation', () => {
  test.each([
    ['SLO', 'Slovenia', 'Slovenija', 'Словенија', 'Slovinsko', 'Slowenien', 'slovenija', 'SLO'],
    ['SRB', 'Serbia', 'Srbija', 'Србија', 'Srbsko', 'Serbien'],
    ['CZE', 'Czechia', 'Czech Republic', 'Češka', 'Чешка', 'Česko', 'Tšekki', 'Tschechien'],
    ['FIN', 'Finland', 'Finska', 'Финска', 'Finsko', 'Suomi', 'Finnland'],
    ['GER', 'Germany', 'Nemčija', 'Немачка', 'Nemačka', 'Německo', 'Saksa', 'Deutschland'],
    ['SUI', 'Switzerland', 'Švica', 'Швајцарска', 'Švýcarsko', 'Sveitsi', 'Schweiz'],
    ['CRO', 'Croatia', 'Hrvaška', 'Хрватска', 'Hrvatska', 'Chorvatsko', 'Kroatia', 'Kroatien'],
    ['BIH', 'Bosnia and Herzegovina', 'Bosna i Hercegovina', 'BiH', 'Босна и Херцеговина'],
    ['ENG', 'England', 'Anglija', 'Енглеска', 'Anglie', 'Englanti'],
    ['USA', 'United States', 'ZDA', 'САД', 'USA'],
    ['NED', 'Netherlands', 'Nizozemska', 'Холандија', 'Nizozemsko', 'Alankomaat', 'Niederlande'],
  ])('%s is known by its names', (code, ...names) => {
    for (const name of names) expect(federationOf(name), name).toBe(code)
  })

  test('given by a code is kept', () => {
    expect(['SLO', 'fin', 'FID'].map(federationOf)).toEqual(['SLO', 'FIN', 'FID'])
  })

  test.each([
    ['🇸🇮', 'SLO'],
    ['🇫🇮 Finland', 'FIN'],
    ['CZE - Czech Republic', 'CZE'],
    ['Česká republika (CZE)', 'CZE'],
    ['SRB, Beograd', 'SRB'],
  ])('written %s is %s', (text, code) => expect(federationOf(text)).toBe(code))

  test('is not guessed if it is unknown or could be several', () => {
    for (const text of ['Ruritania', 'United Kingdom', 'Velika Britanija', 'Korea', ''])
      expect(federationOf(text), text).toBeNull()
  })
})

test('a pasted list has the codes, and reports only what is not understood', () => {
  const parsed = parseEntries(
    'Name;Fed\nNovak, Ana;Slovenija\nKos, Bor;CRO\nZenda, Rudolf;Ruritania',
  )
  if (!parsed.ok) throw new Error(parsed.error.code)
  const { entries, problems } = withFederations(parsed.value)
  expect(entries.map(({ person }) => person.federation)).toEqual(['SLO', 'CRO', null])
  expect(problems.map(({ line, text }) => [line, text])).toEqual([[4, 'Ruritania']])
})

describe('a pasted table without headings', () => {
  const read = (text: string) => {
    const parsed = parseEntries(text, isFederationName)
    if (!parsed.ok) throw new Error(parsed.error.code)
    return withFederations(parsed.value).entries.map(({ person }) => [
      person.name,
      person.federation,
      person.rating,
    ])
  }

  test.each([
    ['after the name', (name: string, from: string, rating: number) => [name, from, rating]],
    ['before the name', (name: string, from: string, rating: number) => [from, name, rating]],
    ['at the end', (name: string, from: string, rating: number) => [rating, name, from]],
  ])('has a column of federations by name %s', (_, row) => {
    const lines = [
      row('Novak Ana', 'Slovenija', 2050),
      row('Kos Bor', 'Hrvatska', 1980),
      row('Virtanen Eero', 'Suomi', 1875),
      row('Smith John', 'Velika Britanija', 1700),
      row('Begić Ema', 'Bosna i Hercegovina', 1650),
    ]
    expect(read(lines.map(cells => cells.join('\t')).join('\n'))).toEqual([
      ['Novak Ana', 'SLO', 2050],
      ['Kos Bor', 'CRO', 1980],
      ['Virtanen Eero', 'FIN', 1875],
      ['Smith John', null, 1700],
      ['Begić Ema', 'BIH', 1650],
    ])
  })

  test('has names and clubs that are not taken for federations', () => {
    expect(read('Novak Ana;ŠK Ljubljana\nFrance Prešeren;ŠK Kranj\nJordan Tin;ŠD Celje')).toEqual([
      ['Novak Ana', null, null],
      ['France Prešeren', null, null],
      ['Jordan Tin', null, null],
    ])
  })
})
