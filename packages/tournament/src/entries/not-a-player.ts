import { withoutAddress } from './name-cell.js'

/**
 * Recognises lines without a player: an unpaired place, a sum below the table, a page footer. In
 * our languages and German.
 */

const listed = (text: string): readonly string[] => text.trim().split(/\s*\n\s*|\s*,\s*/)

const byes: ReadonlySet<string> = new Set(
  listed(`
  bye, half-point bye, half point bye, full-point bye, full point bye, zero-point bye, zero point bye, pab
  not paired, unpaired, no opponent, free, spielfrei, freilos
  prost, prosta, prosto, prosti, prosto kolo, prost igralec, brez nasprotnika, brez para
  слободан, слободна, slobodan, slobodna, слободно коло, slobodno kolo, бај, без противника, bez protivnika
  volno, volné kolo, volný los, bez soupeře
  vapaa, huili, huilaa, lepo, ei vastustajaa
`),
)

/** Whether a cell means that there is no player. A name such as `Bye, Anders` is a name. */
export const isByeText = (field: string): boolean =>
  field.length < LONGEST && letter.test(field) && byes.has(lower(field.replace(marks, ' ')))

const LONGEST = 60
const LONGEST_LINE = 400
const letter = /\p{L}/u
const marks = /[()[\]{}*."'\d]/g

const sums = listed(`
  total, totals, total players, number of players, players, players total, count, sum, average, average rating, rating average
  summe, gesamt, insgesamt, anzahl, anzahl teilnehmer, teilnehmer, durchschnitt, elo-schnitt, schnitt
  skupaj, skupno, skupno igralcev, skupaj igralcev, število igralcev, igralcev, povprečje, povprečni rating
  ukupno, ukupno igrača, broj igrača, igrača, prosek, prosečan rejting
  укупно, укупно играча, број играча, играча, просек, просечан рејтинг
  celkem, celkem hráčů, počet hráčů, počet, hráčů, průměr, průměrné elo, průměrný rating
  yhteensä, pelaajia, pelaajia yhteensä, osallistujia, keskiarvo, keskivahvuus
`)
// The longest first, so that no part of a phrase remains.
const sum = new RegExp(
  `^(${[...sums].sort((a, b) => b.length - a.length).join('|')})( |$)[^\\p{L}]*$`,
  'u',
)
/** `24 players`, `24 Teilnehmer`. */
const counted = new RegExp(`^\\d+ (${sums.join('|')})$`, 'u')

/** Whether a text is not a name: a sum, an address, a copyright notice or a page number. */
export function isNoName(whole: string): boolean {
  const text = whole.slice(0, LONGEST_LINE)
  if (!/\p{L}/u.test(text) || /©|\(c\)\s*\d{4}|https?:|www\./iu.test(text)) return true
  if (isOnlyAddress(text)) return true
  const plain = lower(text.replace(/[:=.]+/g, ' '))
  return sum.test(plain) || counted.test(plain) || page.test(plain)
}

/** An address of email, alone or after one word such as `Contact:`. */
function isOnlyAddress(text: string): boolean {
  const rest = withoutAddress(text)
  return rest !== text && rest.split(/\s+/).filter(each => letter.test(each)).length < 2
}

const page = /^(page|seite|stran|strana|страна|sivu) \d+( ?\/ ?\d+| \p{L}{1,5} \d+)?$/u

const lower = (text: string): string =>
  text.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).join(' ')
