import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseEntries } from './entry-list.js'

function read(text: string) {
  const attempt = parseEntries(text)
  if (!attempt.ok) throw new Error(attempt.error.code)
  return attempt.value
}

const person = {
  name: 'Novak, Žiga',
  sex: null,
  title: 'FM',
  rating: 2210,
  federation: 'SLO',
  fideId: null,
  birth: null,
  club: null,
}

describe('columns are known by their headings', () => {
  test.each([
    ['en', 'Name,Title,Rating,Fed'],
    ['sl', 'Ime,Naziv,Rejting,Zveza'],
    ['sr', 'Име,Титула,Рејтинг,Федерација'],
    ['cs', 'Jméno,Titul,Elo,Federace'],
    ['fi', 'Nimi,Arvonimi,Vahvuusluku,Maa'],
    ['de', 'Name,Titel,Elo,Land'],
  ])('%s', (_language, headings) => {
    for (const delimiter of [',', ';', '\t']) {
      const text = `${headings}\n"Novak, Žiga",FM,2210,SLO\n`
      const rows = text.replaceAll(/,(?! )/g, delimiter)
      expect(read(rows).entries).toEqual([{ line: 2, person }])
    }
  })

  test('first and last names are joined', () => {
    const [entry] = read(
      'Nachname;Vorname;Geburtsdatum;Verein\nMüller;Eva;31.12.1999;SK Süd',
    ).entries
    expect(entry!.person).toMatchObject({
      name: 'Müller, Eva',
      birth: '1999/12/31',
      club: 'SK Süd',
    })
  })

  test('of a column that nobody knows nothing is taken', () => {
    const list = read('No;Name;Shoe size\n1;Ana;38')
    expect(list.columns).toEqual([
      { heading: 'No', field: null },
      { heading: 'Name', field: 'name' },
      { heading: 'Shoe size', field: null },
    ])
  })
})

test('without headings columns are known by what they hold', () => {
  const list = read(
    '1\tGM\tCarlsen, Magnus\t2850\tNOR\t1503014\t1990\n2\t\tNovak, Ana\t1850\tSLO\t14600001\t2001\n',
  )
  expect(list.columns.map(each => each.field)).toEqual([
    null,
    'title',
    'name',
    'rating',
    'federation',
    'fideId',
    'birth',
  ])
  expect(list.entries[0]!.person).toMatchObject({
    name: 'Carlsen, Magnus',
    title: 'GM',
    rating: 2850,
  })
})

test('a list of names is enough', () => {
  expect(read('Ana\nBor\n\nCene').entries.map(each => [each.line, each.person.name])).toEqual([
    [1, 'Ana'],
    [2, 'Bor'],
    [4, 'Cene'],
  ])
})

test('quotes hold delimiters, quotes and line ends', () => {
  const [entry, next] = read('Name;Club\r\n"A ""B"" C";"one;\r\ntwo"\r\nD;E').entries
  expect(entry).toMatchObject({ line: 2, person: { name: 'A "B" C', club: 'one;\r\ntwo' } })
  expect(next).toMatchObject({ line: 4, person: { name: 'D' } })
})

test('what cannot be read is left empty and pointed out', () => {
  const list = read('Name;Rating;Born\nAna;abc;1990\nBor;0;sometime')
  expect(list.entries.map(each => each.person.rating)).toEqual([null, null])
  expect(list.problems).toEqual([
    { line: 2, column: 2, field: 'rating', text: 'abc' },
    { line: 3, column: 3, field: 'birth', text: 'sometime' },
  ])
})

test.each([
  ['', 'entries-empty'],
  ['\n\n', 'entries-empty'],
  ['Rating;Fed\n2000;SLO', 'entries-no-names'],
])('%j is %s', (text, code) => {
  const attempt = parseEntries(text)
  expect(attempt.ok ? null : attempt.error.code).toBe(code)
})

test.each(['\n', '\r\n', '\r'])(
  'the players of a report file are read, with lines that end in %j',
  end => {
    const report = [
      '012 Winter Open',
      '062 3',
      '001    1 mg   Novak, Ana                        2451 SLO    14600001 1990/05/31  0.0    1',
      '001    2 w    Müller, Eva-Maria                 1987 GER           0 1985/00/00  1.0    2  0000 - U',
      '001   12 m    Dvořák, Petr                         0 CZE',
      '### a remark with 001 in it',
    ].join(end)
    const read = parseEntries(report)
    if (!read.ok) throw new Error(read.error.code)
    const rows = read.value.entries.map(({ person: { club: _, ...person } }) =>
      Object.values(person),
    )
    expect(rows).toEqual([
      ['Novak, Ana', 'm', 'GM', 2451, 'SLO', '14600001', '1990/05/31'],
      ['Müller, Eva-Maria', 'w', null, 1987, 'GER', null, '1985'],
      ['Dvořák, Petr', 'm', null, null, 'CZE', null, null],
    ])
    expect(read.value.problems).toEqual([])
  },
)

test('no text makes it throw', () => {
  const piece = fc.constantFrom(
    '"',
    ';',
    ',',
    '\t',
    '\r',
    '\n',
    'Name',
    'Ana',
    '2000',
    ' ',
    '\uFEFF',
    'ž',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), pieces => {
      parseEntries(pieces.join(''))
    }),
    { numRuns: 500 },
  )
})
