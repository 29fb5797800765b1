import { latinFromCyrillic } from '../explanations/transliteration.js'

/** A text as the search sees it: Latin letters, no marks on them, no capitals. */
export const fold = (text: string): string =>
  latinFromCyrillic(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    // Đ is a letter of its own in Unicode, not a D with a mark.
    .replaceAll('đ', 'd')

export const wordsOf = (text: string): readonly string[] =>
  fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Enough of a word to know it by in another case or number: `šahovska` in `šahovsko`. */
const stem = (word: string): string =>
  word.length < 5 ? word : word.slice(0, Math.max(4, word.length - 2))

/** How well a word that was asked for fits one in the text: 3 the same, 2 its beginning, 1 a form. */
function fit(asked: string, word: string): number {
  if (word === asked) return 3
  if (word.startsWith(asked)) return 2
  return word.startsWith(stem(asked)) ? 1 : 0
}

/** How well a text answers the words; 0 unless every one of them is in it in some form. */
export function answerTo(asked: readonly string[], words: readonly string[]): number {
  let sum = 0
  for (const one of asked) {
    let best = 0
    for (const word of words) best = Math.max(best, fit(one, word))
    if (best === 0) return 0
    sum += best
  }
  return sum
}
