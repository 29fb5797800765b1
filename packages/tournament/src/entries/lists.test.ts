import { describe, expect, test } from 'vitest'
import { parseEntries } from './entry-list.js'

/** Lists as organisers have them, with everything that programs, people and printers add. */
function read(...lines: readonly string[]) {
  const attempt = parseEntries(lines.join('\n'))
  if (!attempt.ok) throw new Error(attempt.error.code)
  const { entries, leftOut, problems, columns } = attempt.value
  return {
    people: entries.map(({ person }) => person),
    names: entries.map(({ person }) => person.name),
    leftOut: leftOut.map(({ line }) => line),
    problems: problems.map(({ line, field, text }) => [line, field, text]),
    fields: columns.map(({ field }) => field),
  }
}

describe('one name in two columns', () => {
  test.each([
    ['German, where the surname is called Name', 'Name;Vorname;DWZ'],
    ['German', 'Nachname;Vorname;Elo'],
    ['Slovenian', 'Priimek;Ime;Rating'],
    ['Serbian', 'Prezime;Ime;Rejting'],
    ['Serbian, Cyrillic', 'Презиме;Име;Рејтинг'],
    ['Czech', 'Příjmení;Jméno;Elo'],
    ['Finnish', 'Sukunimi;Etunimi;Vahvuusluku'],
    ['English', 'Surname;First name;Rating'],
  ])('%s', (_, heads) => {
    const { names, people } = read(heads, 'Novak;Ana;2105', 'Kos;;1700')
    expect(names).toEqual(['Novak, Ana', 'Kos'])
    expect(people.map(({ rating }) => rating)).toEqual([2105, 1700])
  })

  test('in the other order', () => {
    expect(read('Ime\tPriimek\tKlub', 'Ana\tNovak\tŠK Ig').names).toEqual(['Novak, Ana'])
    expect(read('Jméno;Příjmení', 'Jan;Dvořák').names).toEqual(['Dvořák, Jan'])
  })

  test('and the whole name in a third', () => {
    expect(read('Name;Vorname;Nachname', 'Müller, Eva;Eva;Müller').names).toEqual(['Müller, Eva'])
  })
})

describe('lines without a player are left out and reported', () => {
  test('the headings of a second page', () => {
    const list = read(
      'Nr.;Name;Elo;Land',
      '1;Huber, Franz;2011;AUT',
      'Nr.;Name;Elo;Land',
      '2;Maier, Eva;1890;AUT',
    )
    expect(list.names).toEqual(['Huber, Franz', 'Maier, Eva'])
    expect(list.leftOut).toEqual([3])
    expect(list.problems).toEqual([])
  })

  test.each([
    'bye',
    'BYE',
    'spielfrei',
    'prosto',
    'Prost',
    'слободан',
    'volno',
    'vapaa',
    '(not paired)',
  ])('a place without a player: %s', bye => {
    const list = read('No.;Name;Rtg', '1;Ana Novak;2000', `2;${bye};0`)
    expect(list.names).toEqual(['Ana Novak'])
    expect(list.leftOut).toEqual([3])
  })

  test.each([
    'Total: 24',
    'Total players;24',
    'Skupaj 24',
    'Število igralcev: 24',
    'Укупно: 24',
    'Ukupno igrača 24',
    'Celkem: 24',
    'Průměr;1954',
    'Yhteensä 24',
    'Anzahl Teilnehmer: 24',
    '24 Teilnehmer',
    'Durchschnitt;1954',
    'Page 1 of 3',
    'Stran 1 / 3',
    '© 2026 chess-results.com',
    'https://chess-results.com/tnr1.aspx',
    '---;---',
    '12.11.2026',
  ])('a sum or the foot of a page: %s', foot => {
    const list = read('Name;Rating', 'Ana Novak;2000', 'Bor Kos;1900', foot)
    expect(list.names).toEqual(['Ana Novak', 'Bor Kos'])
    expect(list.leftOut).toEqual([4])
    expect(list.problems).toEqual([])
  })

  test('a line whose name was forgotten', () => {
    const list = read('No.;Name;Rtg;Fed', '1;Ana Novak;2000;SLO', '2;;1850;CRO')
    expect(list.names).toEqual(['Ana Novak'])
    expect(list.leftOut).toEqual([3])
  })

  test('people with such names are kept', () => {
    const names = [
      'Bye, Anders',
      'Free, Paul',
      'Total, Marie',
      'Prosti, Jan',
      'Summe, Otto',
      'Page, Ruth',
    ]
    const list = read('Name;Rating', ...names.map(name => `${name};2000`))
    expect(list.names).toEqual(names)
    expect(list.leftOut).toEqual([])
  })
})

describe('as programs export them', () => {
  test('Vega: old titles, two-digit years, nothing known as 00.00.00', () => {
    const list = read(
      'NAME;COUNTRY;BIRTHDAY;GENDER;TITLE;IDFIDE;ELOFIDE;IDNAT;ELONAT;KCOEFF',
      'KOVAČ IVANA           ; CRO;13.04.63;f;IGM; 14500018; 2430; 0; 0; 0',
      'LEHTINEN EERO         ; FIN;03.07.09;m; NC;   500066;    0; 0; 1701; 0',
      'DUPONT JEAN           ; FRA;00.00.00;m;   ;        0;    0; 0; 0; 30',
    )
    expect(list.people).toMatchObject([
      { name: 'KOVAČ IVANA', sex: 'w', title: 'GM', rating: 2430, birth: '1963/04/13' },
      { name: 'LEHTINEN EERO', title: null, rating: 1701, birth: '2009/07/03', fideId: '500066' },
      { name: 'DUPONT JEAN', title: null, rating: null, birth: null, fideId: null },
    ])
    expect(list.problems).toEqual([])
  })

  test('Vega: short headings of its own file', () => {
    const [person] = read(
      'NAME; COUNTRY;BIRTHDAY;G;TITLE;IDFIDE;ELOFIDE; IDNAT;ELONAT;K;ISAVAL',
      'rossi anna ;ITA;31121999;f; WFM; 800001; 2105; 0; 0;20; 1',
    ).people
    expect(person).toMatchObject({ sex: 'w', title: 'WFM', rating: 2105, birth: '1999/12/31' })
  })

  test('Vega: its own report, with bars', () => {
    const list = read(
      '012 1 Torneo',
      '001 1|m|GM|Kovač Ivan|2430|CRO|14500018|2400|C12|1963/04/13|3.5|1|2 w 1',
      '001 2|w||Lehtinen Eeva|1801|FIN|500066|||2009|3.0|2|1 b 0',
    )
    expect(list.people).toMatchObject([
      {
        name: 'Kovač Ivan',
        sex: 'm',
        title: 'GM',
        rating: 2430,
        federation: 'CRO',
        birth: '1963/04/13',
      },
      {
        name: 'Lehtinen Eeva',
        sex: 'w',
        title: null,
        rating: 1801,
        fideId: '500066',
        birth: '2009',
      },
    ])
  })

  test('Swiss-Manager: its rating list', () => {
    const list = read(
      'ID_No;Name;Fed;Sex;ClubNumber;ClubName;Birthday;Rtg_Nat;Fide_No;Rtg_Int;Title;Type;Status;K',
      '4711;Wagner, Anna;AUT;w;17;SK Graz;2004-00-00;1850;1630000;1871;WCM;U22;;20',
      '4712;Gruber, Max;AUT;m;17;SK Graz;1970-00-00;1520;0;0;;;;40',
    )
    expect(list.people).toMatchObject([
      { fideId: '1630000', rating: 1871, title: 'WCM', birth: '2004', club: 'SK Graz', sex: 'w' },
      { fideId: null, rating: 1520, birth: '1970', sex: 'm' },
    ])
  })

  test('Swiss-Chess: participants, ELO and NWZ', () => {
    const list = read(
      'TlnNr\tTeilnehmer\tTitel\tELO\tNWZ\tAttr.\tVerein/Ort\tLand\tGeburt\tFideKenn.\tPKZ',
      '1\tSchulz,Peter\tFM\t2290\t2250\t\tSF Berlin\tGER\t1988\t4600001\t10123',
      '2\tKrause,Uta\t\t\t1640\tS\tTuS Makkabi\tGER\t1961\t\t10456',
    )
    expect(list.people).toMatchObject([
      { name: 'Schulz,Peter', title: 'FM', rating: 2290, fideId: '4600001', federation: 'GER' },
      { name: 'Krause,Uta', rating: 1640, club: 'TuS Makkabi', birth: '1961' },
    ])
  })

  test('chess-results: the final table, with ranks, tie-breaks and performances', () => {
    const list = read(
      '3. Rujanski open',
      'Final Ranking after 7 Rounds',
      'Rk.\tSNo\t\tName\tTyp\tsex\tFED\tRtg\tClub/City\tPts.\tTB1\tTB2\tRp\trtg+/-',
      '1\t3\tWIM\tHorvat, Petra\tU20\tw\tCRO\t2212\tŠK Rijeka\t6\t28,5\t31\t2301\t12,4',
      '2\t11\t\tNovak, Luka\t\t\tSLO\t0\tŠD Krka\t5,5\t27\t30\t1999\t',
      'Annotation:',
      'Tie Break1: Buchholz Tie-Breaks (variabel with parameter)',
    )
    expect(list.people).toMatchObject([
      { name: 'Horvat, Petra', title: 'WIM', rating: 2212, federation: 'CRO', sex: 'w' },
      { name: 'Novak, Luka', title: null, rating: null, club: 'ŠD Krka' },
    ])
    expect(list.leftOut).toEqual([6, 7])
    expect(list.problems).toEqual([])
  })

  test.each([
    ['sl', 'Št.\t\tIme\tFideID\tDrž.\tRtg\tKlub/Kraj'],
    ['cs', 'Č.\t\tJméno\tFIDE ID\tFED\tRtg\tKlub'],
    ['fi', 'Nro\t\tNimi\tFIDE-koodi\tMaa\tElo\tKerho'],
    ['de', 'Nr.\t\tTeilnehmer\tFideKenn.\tNat.\tTWZ\tVerein'],
    ['sr', 'Р.бр.\t\tИграч\tФИДЕ број\tДржава\tРејтинг\tКлуб'],
  ])('more headings, %s', (_, heads) => {
    const [person] = read(heads, '1\tFM\tNovak, Ana\t14600001\tSLO\t2251\tŠK Ig').people
    expect(person).toMatchObject({
      name: 'Novak, Ana',
      title: 'FM',
      fideId: '14600001',
      federation: 'SLO',
      rating: 2251,
      club: 'ŠK Ig',
    })
  })

  test('a printed table, its columns below one another', () => {
    const list = read(
      '                Zimní open 2026',
      '',
      'Č.  Jméno                  FED  Elo   Nar.  Oddíl',
      ' 1  Dvořák Petr            CZE  2105  1980  ŠK Duras Brno',
      ' 2  Svobodová Jana Marie   CZE  1874  2006  TJ Praga',
      ' 3  Nagy István            HUN        1999',
      ' 4  Malý Jan               CZE  1650        Slavia',
      'Celkem: 4',
    )
    expect(list.people).toMatchObject([
      {
        name: 'Dvořák Petr',
        federation: 'CZE',
        rating: 2105,
        birth: '1980',
        club: 'ŠK Duras Brno',
      },
      { name: 'Svobodová Jana Marie', rating: 1874, birth: '2006', club: 'TJ Praga' },
      { name: 'Nagy István', federation: 'HUN', rating: null, birth: '1999', club: null },
      { name: 'Malý Jan', rating: 1650, birth: null, club: 'Slavia' },
    ])
    expect(list.leftOut).toEqual([8])
  })

  test('a table that lost its columns on the way out of a PDF', () => {
    const list = read(
      'Nr. Name Land Elo',
      '1. FM Huber Franz AUT 2311',
      '2. Maier Eva Maria AUT 1890',
      'Nr. Name Land Elo',
      '3. Okay Cem TUR 2105',
    )
    expect(list.names).toEqual(['Huber Franz', 'Maier Eva Maria', 'Okay Cem'])
    expect(list.people.map(({ rating }) => rating)).toEqual([2311, 1890, 2105])
  })

  test('a table of a wiki', () => {
    const list = read(
      '| No. | Player | Rating | Country |',
      '|-----|--------|-------:|---------|',
      '| 1 | Ana Novak | 2100 | SLO |',
      '| 2 | Bor Kos | 1900 | SLO |',
    )
    expect(list.names).toEqual(['Ana Novak', 'Bor Kos'])
    expect(list.people[0]).toMatchObject({ rating: 2100, federation: 'SLO' })
    expect(list.leftOut).toEqual([2])
  })

  test('a club form: national rating first, email, phone, requested byes', () => {
    const list = read(
      'Timestamp,Surname,First name,E-mail,SLO rating,FIDE rating,Year of birth,Bye in round',
      '2026/11/02 10:11,Novak,Ana,ana@example.org,1990,2055,1990,3',
      '2026/11/03 09:00,Kos,Bor,,1650,unrated,2011,',
    )
    expect(list.people).toMatchObject([
      { name: 'Novak, Ana', rating: 2055, birth: '1990' },
      { name: 'Kos, Bor', rating: 1650, birth: '2011' },
    ])
    expect(list.problems).toEqual([])
    expect(list.fields).toEqual([
      null,
      'lastName',
      'firstName',
      null,
      'rating',
      'rating',
      'birth',
      null,
    ])
  })
})

describe('values', () => {
  test.each([
    ['1990', '1990'],
    ['31.12.1990', '1990/12/31'],
    ['31. 12. 1990', '1990/12/31'],
    ['31.12.1990.', '1990/12/31'],
    ['31.12.90', '1990/12/31'],
    ['1.2.05', '2005/02/01'],
    ['31121990', '1990/12/31'],
    ['19901231', '1990/12/31'],
    ['20041963', '1963/04/20'],
    ['1990-12-31', '1990/12/31'],
    ['1990-12-31 00:00:00', '1990/12/31'],
    ['12/31/1990', '1990/12/31'],
    ['31/12/1990', '1990/12/31'],
    ['1990/00/00', '1990'],
    ['07', '2007'],
    ['63', '1963'],
    ['0000-00-00', null],
  ])('a birth written %j is %j', (text, birth) => {
    const list = read('Name;Geb.', `Ana;${text}`)
    expect(list.people[0]?.birth).toBe(birth)
    expect(list.problems).toEqual([])
  })

  test.each(['99.99.1990', 'spring 1990', '32.01.1990', '13.13.2000'])(
    'a birth written %j is reported',
    text => {
      expect(read('Name;Geb.', `Ana;${text}`).problems).toEqual([[2, 'birth', text]])
    },
  )

  test.each(['', '-', '–', '0', 'unr.', 'Unrated', 'n/a', 'ohne', 'brez', 'bez', '?'])(
    'a rating written %j means unknown, and is not reported',
    text => {
      const list = read('Name;Rating', `Ana;${text}`, 'Bor;2000')
      expect(list.people[0]?.rating).toBeNull()
      expect(list.problems).toEqual([])
    },
  )

  test('a national title is reported and not taken for another title', () => {
    const list = read('Ime;Naziv', 'Ana;MK', 'Bor;AGM', 'Cene;FM')
    expect(list.people.map(({ title }) => title)).toEqual([null, null, 'FM'])
    expect(list.problems).toEqual([
      [2, 'title', 'MK'],
      [3, 'title', 'AGM'],
    ])
  })

  test('national and online titles are reported wherever they stand, and are no part of a name', () => {
    const other = (...lines: readonly string[]) => {
      const attempt = parseEntries(lines.join('\n'))
      if (!attempt.ok) throw new Error(attempt.error.code)
      const { entries, problems } = attempt.value
      return {
        people: entries.map(({ person }) => [person.title, person.name]),
        other: problems.flatMap(({ line, text, isOtherTitle }) =>
          isOtherTitle === true ? [[line, text]] : [],
        ),
      }
    }
    const people = [
      [null, 'Novak Ana'],
      ['WCM', 'Kos Eva'],
      [null, 'Hren Cene'],
    ]
    const reported = [
      [1, 'NM'],
      [3, 'AIM'],
    ]
    const below = reported.map(([line, text]) => [Number(line) + 1, text])
    expect(other('Name;Title', 'Novak Ana;NM', 'Kos Eva;WCM', 'Hren Cene;AIM')).toEqual({
      people,
      other: below,
    })
    expect(other('Name;Rating', 'NM Novak Ana;2000', 'WCM Kos Eva;1900', 'AIM Hren Cene;')).toEqual(
      {
        people,
        other: below,
      },
    )
    // A printed list, and columns without headings.
    expect(
      other('1. NM Novak Ana 2000 SLO', '2. WCM Kos Eva 1900 SLO', '3. AIM Hren Cene 1800 SLO'),
    ).toEqual({ people, other: reported })
    expect(other('NM\tNovak Ana\t2000', 'WCM\tKos Eva\t1900', 'AIM\tHren Cene\t1800')).toEqual({
      people,
      other: reported,
    })
    // A name may look like a title.
    expect(other('Name;Rating', 'Nm Novak;2000', 'Lm, Ana;1900').other).toEqual([])
  })

  test('a federation is a code, and a name is reported', () => {
    const list = read('Name;Fed', 'Ana;SLO', 'Bor;Slovenija', 'Cene;fin')
    expect(list.people.map(({ federation }) => federation)).toEqual(['SLO', null, 'FIN'])
    expect(list.problems).toEqual([[3, 'federation', 'Slovenija']])
  })

  test('below FIDE there may be ids', () => {
    const list = read('Name;FIDE;Elo', 'Ana;14600001;2000', 'Bor;14600002;1900')
    expect(list.people.map(({ fideId, rating }) => [fideId, rating])).toEqual([
      ['14600001', 2000],
      ['14600002', 1900],
    ])
    expect(read('Name;FIDE', 'Ana;2000').people[0]?.rating).toBe(2000)
  })

  test('performances are not ratings', () => {
    const list = read('Name;Rtg;Perf. Rtg;Rtg +/-', 'Ana;;2212;+12', 'Bor;1900;1800;-3')
    expect(list.people.map(({ rating }) => rating)).toEqual([null, 1900])
  })

  test('without headings, ratings that look like years are ratings', () => {
    const list = read('Ana Novak\t1985', 'Bor Kos\t2010', 'Cene Hren\t1999')
    expect(list.people.map(({ rating, birth }) => [rating, birth])).toEqual([
      [1985, null],
      [2010, null],
      [1999, null],
    ])
  })
})
