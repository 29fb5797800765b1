/** What a column of a list of entries can hold. */
export type EntryField =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'title'
  | 'rating'
  | 'federation'
  | 'fideId'
  | 'birth'
  | 'sex'
  | 'club'

/** Headings in English, Slovenian, Serbian (both alphabets), Czech, Finnish and German, as programs write them. */
const headings: Readonly<Record<EntryField, string>> = {
  name: 'name player fullname playername ime igralec igrac igrač име играч hrac hráč jmeno jméno nimi pelaaja spieler spielername teilnehmer',
  firstName:
    'firstname givenname forename vorname imeigralca osobno krestni křestní křestníjméno krestnijmeno etunimi',
  lastName:
    'lastname surname familyname nachname familienname priimek prezime презиме prijmeni příjmení sukunimi',
  title: 'title titl tit fidetitle naziv титула titula titul titel arvonimi',
  rating:
    'rating rtg elo fideelo elofide fiderating rtgi eloi rtgint eloint irtg rejting рејтинг fide vahvuusluku selo wertung wertungszahl twz dwz ratingfide rtgn elon rtgnat elonat natelo natrtg nrtg',
  federation:
    'federation fed country nation federacija федерација савез federace zveza država drzava zeme země liitto maa verband land foderation föderation',
  fideId:
    'fideid idfide fidenumber fideno fidenr fidenummer fidecode fidekod idnumber idno idnr id fidetunnus фидеид',
  birth:
    'birth born birthday birthdate dateofbirth yearofbirth birthyear yob dob rojstvo rojen letorojstva datumrojstva рођен рођење годиште годинарођења godiste godište rodjenje narozen narozeni narození datumnarození datumnarozeni roknarození roknarozeni syntynyt syntymäaika syntymaaika syntymävuosi syntymavuosi geb gebdat gebj jg nar roj рођ synt geburtsdatum geburtsjahr geburt geboren gebdatum gebjahr jahrgang',
  sex: 'sex gender spol pol пол pohlavi pohlaví sukupuoli geschlecht geschl mf',
  club: 'club team clubcity clubname klub klubcity klubi клуб oddil oddíl seura verein vereinsname vereinort ort',
}

const fieldOf = new Map(
  (Object.entries(headings) as [EntryField, string][]).flatMap(([field, words]) =>
    words.split(' ').map(word => [word, field] as const),
  ),
)

/** What a heading names, and how surely: of two columns with one meaning the surer counts. */
export interface Heading {
  readonly field: EntryField
  /** 2 of FIDE or international, 1 of neither, 0 national. */
  readonly weight: number
}

/** Numbers of something are not the thing: `Club No`. */
const numbers = new Set(['no', 'nr', 'num', 'number', 'nummer', 'št', 'st', 'br', 'č', 'c', 'nro'])

/** `null` where it names nothing. A heading has no digits. */
export function readHeading(heading: string): Heading | null {
  if (/\d/.test(heading)) return null
  const parts = heading
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(each => each !== '')
  const whole = parts.join('')
  const [first = '', ...rest] = parts
  // `Klub/Kraj`, `Elo int.`: the first word says what it is.
  const isNumber = rest.some(each => numbers.has(each))
  const field = fieldOf.get(whole) ?? (isNumber ? undefined : fieldOf.get(first))
  return field === undefined ? null : { field, weight: weightOf(field, whole) }
}

function weightOf(field: EntryField, word: string): number {
  if (field !== 'rating' && field !== 'fideId') return 1
  if (/nat|^(rtgn|elon|nrtg|dwz|selo)$/.test(word)) return 0
  return /fide|фиде|int|^(rtgi|eloi|irtg)/.test(word) ? 2 : 1
}
