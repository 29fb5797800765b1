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

describe('columns are recognised by their headings', () => {
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

  test('an unknown column is ignored', () => {
    const list = read('No;Name;Shoe size\n1;Ana;38')
    expect(list.columns).toEqual([
      { heading: 'No', field: null },
      { heading: 'Name', field: 'name' },
      { heading: 'Shoe size', field: null },
    ])
  })
})

test('without headings, columns are recognised by their content', () => {
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

test('an unreadable cell is left empty and reported', () => {
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

test('it never throws, whatever the text', () => {
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

describe('as programs and websites write it', () => {
  const ana = {
    name: 'Novak, Ana',
    title: 'GM',
    rating: 2451,
    federation: 'SLO',
    fideId: '14600001',
  }
  const club = 'ŠK Ljubljana'
  const row = `1\tGM\tNovak, Ana\t14600001\tSLO\t2451\t${club}`

  test.each([
    ['en', 'No.\t\tName\tFideID\tFED\tRtg\tClub/City'],
    ['de', 'Nr.\t\tName\tFideID\tLand\tElo\tVerein/Ort'],
    ['sl', 'Št.\t\tIme\tFideID\tDržava\tRtg\tKlub/Kraj'],
    ['sr', 'Br.\t\tIme\tFideID\tFED\tRejting\tKlub/Mesto'],
    ['sr, Cyrillic', 'Бр.\t\tИме\tФИДЕ ИД\tСавез\tРејтинг\tКлуб/Место'],
    ['cs', 'č.\t\tJméno\tFideID\tFED\tElo\tKlub/Místo'],
    ['fi', 'Nro\t\tNimi\tFIDE-tunnus\tMaa\tVahvuusluku\tSeura/Kaupunki'],
  ])('chess-results, %s: titles without a heading, and lines above the table', (_, head) => {
    const text = `Weekend Open, Ljubljana\nStarting rank list\n\n${head}\n${row}\n`
    expect(read(text).entries).toMatchObject([{ line: 5, person: { ...ana, club } }])
  })

  test.each([
    ['en', 'No.;Name;Title;IDNo;Rtg;RtgI;Birth;Fed;sex;Type;Gr;ClubNo;Club name;FIDE-No'],
    [
      'de',
      'Nr.;Name;Titel;ID;Elo nat.;Elo int.;Geburt;Verband;Geschl.;Typ;Gr;VereinNr;Vereinsname;Fide-Nr.',
    ],
  ])('Swiss-Manager, %s: the FIDE rating and the FIDE id, not the national ones', (_, head) => {
    const line = `1;Novak, Ana;GM;777;2300;2451;31.12.1990;SLO;w;;;12;${club};14600001`
    const [entry] = read(`${head}\n${line}`).entries
    expect(entry?.person).toEqual({ ...ana, club, sex: 'w', birth: '1990/12/31' })
  })

  test('Vega: short titles, and a birth of which only the year is known', () => {
    const head = 'NAME;COUNTRY;BIRTHDAY;GENDER;TITLE;IDFIDE;FIDEELO;IDNAT;NATELO'
    const [entry] = read(`${head}\nNovak, Ana;SLO;1990-00-00;f;g;14600001;2451;77;2300`).entries
    expect(entry?.person).toMatchObject({ ...ana, sex: 'w', birth: '1990' })
  })

  test('a national rating is better than none', () => {
    expect(read('Name;Elo nat.\nAna;1800').entries[0]?.person.rating).toBe(1800)
  })

  test('names with a comma are names, alone and in a table with commas', () => {
    const names = (text: string) => read(text).entries.map(each => each.person.name)
    expect(names('Novak, Ana\nVirtanen, Eero')).toEqual(['Novak, Ana', 'Virtanen, Eero'])
    expect(names('Novak, Ana')).toEqual(['Novak, Ana'])
    const table = read('Novak, Ana,2451,SLO\nVirtanen, Eero,2380,FIN').entries
    expect(table.map(({ person: { name, rating } }) => [name, rating])).toEqual([
      ['Novak, Ana', 2451],
      ['Virtanen, Eero', 2380],
    ])
    expect(read('Name, Rating\nAna, 2000').entries[0]?.person).toMatchObject({
      name: 'Ana',
      rating: 2000,
    })
  })

  test('a printed list without cells', () => {
    const text =
      '  1.  GM  Novak Ana     2451 SLO 14600001\n  2.      van der Berg Eero   2380 FIN\n'
    const people = read(text).entries.map(({ person: each }) => [
      each.title,
      each.name,
      each.rating,
      each.federation,
      each.fideId,
    ])
    expect(people).toEqual([
      ['GM', 'Novak Ana', 2451, 'SLO', '14600001'],
      [null, 'van der Berg Eero', 2380, 'FIN', null],
    ])
  })

  test('a name that looks like a heading is a name if it has a number', () => {
    expect(read('Player 1\nPlayer 2').entries.map(each => each.person.name)).toEqual([
      'Player 1',
      'Player 2',
    ])
  })

  test('invisible characters are removed from names', () => {
    const [one, other] = read('Name\nA\u0000n\u202Ea\n"No\nvak"').entries
    expect([one?.person.name, other?.person.name]).toEqual(['Ana', 'No vak'])
  })
})

describe('lists as clubs have them', () => {
  test.each([
    ['1500', 1500],
    ['K1500', 1500],
    ['K 1450', 1450],
    ['1000K', 1000],
    ['1800 N', 1800],
    ['1\u00a0950', 1950],
    ['2.210', 2210],
    ['(2380)', 2380],
    ['12345', null],
    ['abc', null],
    ['15', null],
  ])('a rating written %j is %j', (text, rating) => {
    const [entry] = read(`Name;Rating\nNovak, Ana;${text}`).entries
    expect(entry!.person.rating).toBe(rating)
  })

  test('without an international rating the national one is used', () => {
    const list = read('Name;EloN;EloI\nMüller, Jörg;2210;2195\nSchmidt, Anna;K1500;\nWeiß, Udo;0;0')
    expect(list.entries.map(({ person: { rating } }) => rating)).toEqual([2195, 1500, null])
    expect(list.problems).toEqual([])
  })

  test('a title before the name is a title', () => {
    const list = read(
      'Name;Rating\nWGM Kosteniuk, Alexandra;2500\nFM. Hren, Tadej;2301\nImre, Nagy;1900',
    )
    expect(list.entries.map(({ person: { title, name } }) => [title, name])).toEqual([
      ['WGM', 'Kosteniuk, Alexandra'],
      ['FM', 'Hren, Tadej'],
      [null, 'Imre, Nagy'],
    ])
  })

  test.each(['Geb.', 'Geb.-Datum', 'Jahrgang', 'Nar.', 'Born', 'Syntynyt', 'Roj.'])(
    'the year of birth stands under %s',
    heading => {
      const [entry] = read(`Name;${heading}\nAna;1980`).entries
      expect(entry!.person.birth).toBe('1980')
    },
  )

  test('a printed list has ratings in brackets, and titles before names', () => {
    const list = read('1. GM Ana Novak 2451 SLO\n2. Eero Virtanen (2380)\n3 Luka Horvat')
    expect(
      list.entries.map(({ person: { title, name, rating } }) => [title, name, rating]),
    ).toEqual([
      ['GM', 'Ana Novak', 2451],
      [null, 'Eero Virtanen', 2380],
      [null, 'Luka Horvat', null],
    ])
  })
})
