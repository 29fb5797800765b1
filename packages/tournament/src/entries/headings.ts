/** What a column of a list of entries can contain. */
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

/**
 * Headings in English, Slovenian, Serbian (both alphabets), Czech, Finnish and German, as programs
 * write them.
 */
const headings: Readonly<Record<EntryField, string>> = {
  name: `name player players fullname playername ime igralec igralci igralka igrac igrač igrači име играч играчи hrac hráč hráči jmeno
    jméno nimi pelaaja pelaajat spieler spielername teilnehmer teilnehmername imeinpriimek imeiprezime имеипрезиме jménoapříjmení`,
  firstName: `firstname first givenname forename vorname imeigralca osobno krestni křestní křestníjméno krestnijmeno etunimi`,
  lastName: `lastname last surname familyname nachname familienname zuname priimek prezime презиме prijmeni příjmení sukunimi`,
  title: `title titl tit fidetitle naziv титула titula titul titel arvonimi zvanje звање`,
  rating: `rating rtg elo fideelo elofide fiderating rtgi eloi rtgint eloint irtg rejting рејтинг fide фиде vahvuusluku selo wertung
    wertungszahl twz dwz nwz ratingfide rtgn elon rtgnat elonat natelo natrtg nrtg srtng std lok`,
  federation: `federation fed country nation nationality nat federacija федерација савез savez federace zveza država drzava drž држава
    zeme země zemlja земља liitto maa verband land foderation föderation staat`,
  fideId: `fideid idfide fidenumber fideno fidenr fidenummer fidecode fidekod fidekód idnumber idno idnr id fidetunnus fidekoodi фидеид
    фидеброј fidebroj fidekenn fidekennung fideident fidecislo fidečíslo kodfide kódfide idfid`,
  birth: `birth born birthday birthdate dateofbirth yearofbirth birthyear byear bday yob dob rojstvo rojen rojena letorojstva letnik
    letnica letnicarojstva datumrojstva рођен рођење годиште годинарођења датумрођења godiste godište rodjenje rođen rođenje
    godinarođenja godinarodjenja datumrođenja narozen narozeni narození datumnarození datumnarozeni roknarození roknarozeni ročník
    rocnik syntynyt syntymäaika syntymaaika syntymävuosi syntymavuosi geb gebdat gebj jg nar roj рођ synt geburtsdatum geburtsjahr
    geburt geboren gebdatum gebjahr jahrgang`,
  sex: `sex gender g spol pol пол pohlavi pohlaví sukupuoli geschlecht geschl sukup mf mw mž mz mn mж мж`,
  club: `club team clubcity clubname klub klubcity klubi клуб oddil oddíl seura kerho društvo drustvo друштво verein vereinsname vereinort
    ort kraj město`,
}

/** A column that marks the women: any other content than "no" means a woman. */
const women = new Set(
  'w f ž ж female women woman girls ženske žene жене ženy dívky dekleta naiset tytöt damen frauen'.split(
    ' ',
  ),
)

/** Whether a column marks the women of a list. */
export const marksWomen = (heading: string): boolean =>
  women.has(heading.trim().toLowerCase().replace(/\.$/, ''))

const fieldOf = new Map(
  (Object.entries(headings) as [EntryField, string][]).flatMap(([field, words]) =>
    words.split(/\s+/).map(word => [word, field] as const),
  ),
)

/**
 * The meaning of a heading, and its weight: of two columns with the same meaning, the one with more
 * weight counts.
 */
export interface Heading {
  readonly field: EntryField
  /** 2 for FIDE or international, 1 for neither, 0 for national. */
  readonly weight: number
}

/** Words that mean the number of a thing, not the thing itself: `Club No`. */
const numbers = new Set(['no', 'nr', 'num', 'number', 'nummer', 'št', 'st', 'br', 'č', 'c', 'nro'])
/** Words for results in this tournament, not ratings: `Perf. Rtg`, `Rtg +/-`. */
const achieved = /perf|leistung|avg|schnitt|[+±]/i
/** The last word of headings such as `SLO rating`, `ČR Elo`. */
const ratings = new Set(['rating', 'rtg', 'elo', 'rejting', 'рејтинг', 'vahvuusluku'])

/** Words for birth, also abbreviated: `Leto roj.`, `God. rođ.`, `Dat. nar.` */
const birthWord = /^(roj|rođ|rodj|рођ|nar$|naroz|geb$|gebor|synt|birth|born)/
/** Where somebody was born does not matter. */
const placeWord = /^(kraj|mesto|место|misto|místo|place|ort|paikka)|paikka$|place$|ort$/

/** Reads a heading; `null` if it has no known meaning. A heading has no digits. */
export function readHeading(heading: string): Heading | null {
  if (/\d/.test(heading)) return null
  const parts = heading
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(each => each !== '')
  const joined = parts.join('')
  const field = marksWomen(heading) ? 'sex' : fieldOfParts(parts, joined)
  if (field === 'rating' && achieved.test(heading)) return null
  if (field !== undefined) return { field, weight: weightOf(field, joined) }
  const isRating = parts.length === 2 && ratings.has(parts[1] ?? '') && !achieved.test(heading)
  return isRating ? { field: 'rating', weight: 0 } : null
}

function fieldOfParts(parts: readonly string[], joined: string): EntryField | undefined {
  const known = fieldOf.get(joined)
  if (known !== undefined) return known
  const [first = '', second = '', ...more] = parts
  if (parts.some(each => birthWord.test(each)))
    return parts.some(each => placeWord.test(each)) ? undefined : 'birth'
  if ([second, ...more].some(each => numbers.has(each))) return undefined
  const field = fieldOf.get(first)
  // `FIDE-Titel` is a title, `Titel/Name` holds names.
  const isAbout = first === 'fide' || first === 'фиде' || field === 'title'
  const other = isAbout ? fieldOf.get(second) : undefined
  return field === 'title' && other !== 'name' ? field : (other ?? field)
}

function weightOf(field: EntryField, word: string): number {
  if (field !== 'rating' && field !== 'fideId') return 1
  if (/nat|^(rtgn|elon|nrtg|dwz|nwz|selo|lok)$/.test(word)) return 0
  return /fide|фиде|int|^(rtgi|eloi|irtg)/.test(word) ? 2 : 1
}
