import { describe, expect, test } from 'vitest'
import { parseEntries } from './entry-list.js'

function read(...lines: readonly string[]) {
  const attempt = parseEntries(lines.join('\n'))
  if (!attempt.ok) throw new Error(attempt.error.code)
  const { entries, leftOut, problems, columns } = attempt.value
  return {
    people: entries.map(({ person }) => person),
    names: entries.map(({ person }) => person.name),
    clubs: entries.map(({ person }) => person.club),
    leftOut: leftOut.map(({ line }) => line),
    problems: problems.map(({ field, text }) => [field, text]),
    fields: columns.map(({ field }) => field),
  }
}

describe('marks and remarks beside a value', () => {
  test.each([
    ['2105*', 2105],
    ['1890 (1)', 1890],
    ['1890¹', 1890],
    ['1700 E', 1700],
    ['~1500', 1500],
    ['ca. 1400', 1400],
    ['1 850 ²', 1850],
    ['2,105', 2105],
    ['2044,5', 2044],
    ['1600?', 1600],
    ['2105 (FIDE)', 2105],
    ['1955 std', 1955],
    ['[1720]', 1720],
    ['1500/1480', 1500],
    ['-/1505', 1505],
    ['unrated*', null],
  ])('a rating written %j is %j', (text, rating) => {
    const list = read('Name;Rating', `Ana;${text}`)
    expect(list.people[0]?.rating).toBe(rating)
    expect(list.problems).toEqual([])
  })

  test.each(['1500/1480/1400', '1500/abc', 'about', '21O5'])(
    'a rating written %j is reported',
    text => {
      expect(read('Name;Rating', `Ana;${text}`).problems).toEqual([['rating', text]])
    },
  )

  test.each([
    ['12 Nov 1990', '1990/11/12'],
    ['12-Nov-90', '1990/11/12'],
    ['November 12, 1990', '1990/11/12'],
    ['12. XI. 1990', '1990/11/12'],
    ['12. listopadu 1990', '1990/11/12'],
    ['12. marraskuuta 1990', '1990/11/12'],
    ['12. новембар 1990', '1990/11/12'],
    ['1. července 2001', '2001/07/01'],
    ['1. června 2001', '2001/06/01'],
    ['3. maj 1985', '1985/05/03'],
    ['1990. 11. 12.', '1990/11/12'],
    ['1990*', '1990'],
    ['(1990)', '1990'],
    ['2008 (U18)', '2008'],
  ])('a birth written %j is %j', (text, birth) => {
    const list = read('Name;Born', `Ana;${text}`)
    expect(list.people[0]?.birth).toBe(birth)
    expect(list.problems).toEqual([])
  })

  test('the footnotes themselves are no players', () => {
    const list = read(
      'Name;Rating',
      'Ana Novak;2105*',
      'Bor Kos;1890 (1)',
      '* preliminary',
      '(1) national',
    )
    expect(list.names).toEqual(['Ana Novak', 'Bor Kos'])
    expect(list.leftOut).toEqual([4, 5])
  })

  test('an id of FIDE has spaces or a word before it', () => {
    const list = read('Name;FIDE ID', 'Ana;146 000 01', 'Bor;FIDE 14600002', 'Cene;ID: 14600003')
    expect(list.people.map(({ fideId }) => fideId)).toEqual(['14600001', '14600002', '14600003'])
  })
})

describe('what stands beside a name', () => {
  test('is its title or federation', () => {
    const list = read(
      'Player;Elo',
      'Novak, Ana (WGM);2300',
      'Kos Bor, IM;2400',
      'Hren Cene FM;2310',
      'Vidmar Dana (SLO);1900',
      'WIM Zupan Eva [CRO];2200',
      'SEO IM;1800',
      'Im, Ana;1700',
    )
    expect(list.people.map(({ name, title, federation }) => [name, title, federation])).toEqual([
      ['Novak, Ana', 'WGM', null],
      ['Kos Bor', 'IM', null],
      ['Hren Cene', 'FM', null],
      ['Vidmar Dana', null, 'SLO'],
      ['Zupan Eva', 'WIM', 'CRO'],
      ['SEO IM', null, null],
      ['Im, Ana', null, null],
    ])
  })

  test('is an address, a bullet or a picture, and no part of it', () => {
    const names = ['Ana Novak', 'Bor Kos']
    expect(read('Ana Novak <ana@example.org>', 'Bor Kos <bor@example.org>').names).toEqual(names)
    expect(read('- Ana Novak (2100)', '• Bor Kos 👍').names).toEqual(names)
    expect(read('1) Ana Novak 2100 ✅', '2) Bor Kos 🇸🇮').names).toEqual(names)
  })

  test('titles in Cyrillic and of Slovenian lists are read', () => {
    const list = read('Име;Титула', 'Ана;ФМ', 'Бојан;ВМ', 'Вера;ЖИМ', 'Драган;МК')
    expect(list.people.map(({ title }) => title)).toEqual(['FM', 'GM', 'WIM', null])
    expect(list.problems).toEqual([['title', 'МК']])
  })
})

describe('lines of messages', () => {
  test.each(['–', '-', '/'])('with %s between the parts', mark => {
    const list = read(
      `Ana Novak ${mark} 2100 ${mark} ŠK Ig`,
      `Bor Kos ${mark} 1950 ${mark} ŠD Krka`,
      `Cene Hren ${mark} ?`,
      'Novák - Horváth Jana 1800',
    )
    expect(list.people.map(({ name, rating, club }) => [name, rating, club])).toEqual([
      ['Ana Novak', 2100, 'ŠK Ig'],
      ['Bor Kos', 1950, 'ŠD Krka'],
      ['Cene Hren', null, null],
      ['Novák - Horváth Jana', 1800, null],
    ])
  })

  test('with a colon before the rating', () => {
    const list = read('Ana Novak: 2100', 'Bor Kos: 1950', 'Cene Hren: unrated')
    expect(list.names).toEqual(['Ana Novak', 'Bor Kos', 'Cene Hren'])
  })

  test('a line of several people is a list, and one name with a comma is not', () => {
    expect(read('Ana Novak, Bor Kos, Cene Hren').names).toEqual([
      'Ana Novak',
      'Bor Kos',
      'Cene Hren',
    ])
    expect(read('Ana Novak <a@b.si>; Bor Kos <b@b.si>').names).toEqual(['Ana Novak', 'Bor Kos'])
    expect(read('Novak Ana, Marija').names).toEqual(['Novak Ana, Marija'])
  })
})

describe('columns', () => {
  test.each([
    ['sl', 'Priimek in ime;Leto roj.;M/Ž;Društvo', 'Ž'],
    ['sr', 'Prezime i ime;God. rođ.;Pol;Klub', 'Ž'],
    ['sr, Cyrillic', 'Презиме и име;Датум рођ.;Пол;Клуб', 'Ж'],
    ['cs', 'Příjmení a jméno;Dat. nar.;Pohlaví;Oddíl', 'žena'],
    ['fi', 'Nimi;Synt.vuosi;Sukup.;Seura', 'N'],
    ['de', 'Name;Geb.-Jahr;M/W;Verein/Ort', 'W'],
    ['en', 'Name;Year born;M/F;Club', '♀'],
  ])('abbreviated headings, %s', (_, heads, woman) => {
    const [person] = read(heads, `Novak Ana;1990;${woman};ŠK Ig`).people
    expect(person).toMatchObject({ name: 'Novak Ana', birth: '1990', sex: 'w', club: 'ŠK Ig' })
  })

  test.each([
    ['w', 'w', ''],
    ['F', 'x', ''],
    ['Female', 'yes', 'no'],
    ['Жене', 'да', 'не'],
    ['Naiset', '1', '0'],
  ])('a column %s marks the women', (head, yes, no) => {
    const list = read(`Name;${head};Rtg`, `Novak Ana;${yes};2100`, `Kos Bor;${no};1950`)
    expect(list.people.map(({ sex }) => sex)).toEqual(['w', null])
    expect(list.problems).toEqual([])
  })

  test('where somebody was born is not when', () => {
    expect(read('Name;Place of birth;Geburtsort;Born', 'Ana;Ig;Ig;1990').fields).toEqual([
      'name',
      null,
      null,
      'birth',
    ])
  })

  test('of two things are split', () => {
    const list = read(
      'Name\tRtg\tFed, Club',
      'Novak, Ana\t2100\tSLO, ŠK Ig',
      'Kos, Bor\t1950\tSLO, ŠD Krka, Novo mesto',
    )
    expect(list.people.map(({ federation, club }) => [federation, club])).toEqual([
      ['SLO', 'ŠK Ig'],
      ['SLO', 'ŠD Krka, Novo mesto'],
    ])
    const names = read('Name, Club\tRtg', 'Kos, Bor, ŠD Krka\t1950', 'Hren Cene, ŠK Ig\t1900')
    expect(names.names).toEqual(['Kos, Bor', 'Hren Cene'])
    expect(names.clubs).toEqual(['ŠD Krka', 'ŠK Ig'])
  })

  test('of titles and names, and of FIDE titles', () => {
    const list = read(
      'Titel/Name;ELO/DWZ;FIDE-Titel',
      'WFM Maier, Eva;2105/-;',
      'Huber, Franz;-/2290;FM',
    )
    expect(list.people.map(({ name, title, rating }) => [name, title, rating])).toEqual([
      ['Maier, Eva', 'WFM', 2105],
      ['Huber, Franz', 'FM', 2290],
    ])
  })

  test('with headings in two rows', () => {
    const list = read('Name\tRating\t\tClub', '\tSLO\tFIDE\t', 'Novak Ana\t2100\t2131\tŠK Ig')
    expect(list.people).toMatchObject([{ name: 'Novak Ana', rating: 2131, club: 'ŠK Ig' }])
    const parts = read('Nimi\t\tElo', 'Sukunimi\tEtunimi\t', 'Virtanen\tEero\t2010')
    expect(parts.people).toMatchObject([{ name: 'Virtanen, Eero', rating: 2010 }])
  })

  test('of teams in merged cells belong to every player of the team', () => {
    const list = read(
      'Team;Name',
      'ŠK Ljubljana;Novak Ana',
      ';Kos Bor',
      'ŠD Krka;Hren Cene',
      ';Vidmar D',
    )
    expect(list.clubs).toEqual(['ŠK Ljubljana', 'ŠK Ljubljana', 'ŠD Krka', 'ŠD Krka'])
    // Below a heading for clubs, an empty cell means no club.
    expect(read('Club;Name', 'ŠK Ig;Novak Ana', ';Kos Bor').clubs).toEqual(['ŠK Ig', null])
  })

  test('without headings: surnames and first names, and the club', () => {
    expect(read('Novak\tAna\t2100', 'Kos\tBor\t1950').names).toEqual(['Novak, Ana', 'Kos, Bor'])
    const list = read('Novak, Ana\t2100\tŠK Ig, Ljubljana', 'Kos, Bor\t1950\tŠD Krka')
    expect(list.clubs).toEqual(['ŠK Ig, Ljubljana', 'ŠD Krka'])
    // Two further texts could be anything.
    expect(read('Novak, Ana\tŠK Ig\tvlak', 'Kos, Bor\tŠD Krka\tavto').clubs).toEqual([null, null])
  })
})
