import { latinFromCyrillic } from '@jadoube/laws'

/** Letters that no mark makes of another one. */
const others: Readonly<Record<string, string>> = {
  đ: 'd',
  dj: 'd',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
}

/** As somebody types who looks for a name: `novak` for Novák, `duric` or `djuric` for Đurić and Ђурић. */
export const plainLetters = (text: string): string =>
  latinFromCyrillic(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/đ|dj|ł|ø|æ|ß/g, letter => others[letter]!)
