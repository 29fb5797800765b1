import { latinFromCyrillic } from '@jadoube/laws'

/** Letters that are not a base letter with a diacritic. */
const others: Readonly<Record<string, string>> = {
  đ: 'd',
  dj: 'd',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
}

/**
 * Simplifies a text for searching: `novak` finds Novák, `duric` or `djuric` finds Đurić and Ђурић.
 */
export const plainLetters = (text: string): string =>
  latinFromCyrillic(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/đ|dj|ł|ø|æ|ß/g, letter => others[letter]!)
