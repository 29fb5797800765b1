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
    'rating rtg elo fideelo fiderating rtgi rtgint eloint irtg rejting рејтинг rating fide vahvuusluku selo wertung wertungszahl twz dwz ratingfide',
  federation:
    'federation fed country nation federacija федерација савез federace zveza država drzava zeme země liitto maa verband land foderation föderation',
  fideId:
    'fideid idfide fidenumber fideno fidenr fidenummer fidecode fidekod idnumber id fidetunnus фидеид',
  birth:
    'birth born birthday birthdate dateofbirth yearofbirth birthyear yob dob rojstvo rojen letorojstva datumrojstva рођен рођење годиште годинарођења godiste godište rodjenje narozen narozeni narození datumnarození datumnarozeni roknarození roknarozeni syntynyt syntymäaika syntymaaika syntymävuosi syntymavuosi geburtsdatum geburtsjahr geboren gebdatum jahrgang',
  sex: 'sex gender spol pol пол pohlavi pohlaví sukupuoli geschlecht mf',
  club: 'club team clubcity klub klubcity klubi клуб oddil oddíl seura verein vereinort ort',
}

const fieldOf = new Map(
  (Object.entries(headings) as [EntryField, string][]).flatMap(([field, words]) =>
    words.split(' ').map(word => [word, field] as const),
  ),
)

/** The field that a heading names, `null` where it names none. */
export function fieldOfHeading(heading: string): EntryField | null {
  const word = heading.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
  return fieldOf.get(word) ?? null
}
