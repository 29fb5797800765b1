import { parseEntries } from '@jadoube/tournament'
import { describe, expect, test } from 'vitest'
import { federationOf, withFederations } from './federation-name.js'

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
