import type { Language } from './language.js'

const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  ђ: 'đ',
  е: 'e',
  ж: 'ž',
  з: 'z',
  и: 'i',
  ј: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'ć',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'č',
  ш: 'š',
}

/** The three Cyrillic letters that are two letters in Latin script. */
const digraphs: Readonly<Record<string, string>> = { љ: 'lj', њ: 'nj', џ: 'dž' }

const isCapital = (letter: string | undefined): boolean =>
  letter !== undefined && letter !== letter.toLowerCase()

/** A capital digraph is `Lj` in a word and `LJ` among capitals (Његош, but ЊЕГОШ). */
function digraph(text: string, at: number, latin: string): string {
  if (!isCapital(text[at])) return latin
  const neighbour = /\p{L}/u.test(text[at + 1] ?? '') ? text[at + 1] : text[at - 1]
  return isCapital(neighbour) ? latin.toUpperCase() : latin[0]!.toUpperCase() + latin.slice(1)
}

/** Writes Serbian Cyrillic in Latin letters. Other characters stay as they are. */
export function latinFromCyrillic(text: string): string {
  let latin = ''
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    const low = letter.toLowerCase()
    if (digraphs[low] !== undefined) latin += digraph(text, at, digraphs[low])
    else if (letters[low] !== undefined)
      latin += isCapital(letter) ? letters[low].toUpperCase() : letters[low]
    else latin += letter
  }
  return latin
}

/** A written text in the alphabet of the shown language. */
export const inLettersOf = (language: Language, text: string): string =>
  language === 'sr-Latn' ? latinFromCyrillic(text) : text
