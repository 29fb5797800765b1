import { latinFromCyrillic } from '../explanations/transliteration.js'

/** Folds a text for the search: Latin letters without diacritics, lower case. */
export function fold(text: string): string {
  const latin = (cyrillic.test(text) ? latinFromCyrillic(text) : text).toLowerCase()
  if (!beyondAscii.test(latin)) return latin
  return (
    latin
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      // In Unicode, Đ is a separate letter, not a D with a diacritic.
      .replaceAll('đ', 'd')
  )
}

const cyrillic = /[\u0400-\u04ff]/
const beyondAscii = /[^\0-\x7f]/

/** Word groups that have a meaning only together, as one word. */
const wordGroups: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can|could)\s?(?:not|['’]?t)\b/g, 'cannot'],
  // *Won’t* does not mean that somebody has won.
  [/\bwon['’]t\b/g, 'will not'],
  [/n['’]t\b/g, ' not'],
  [/\bne\s(more|morem|mores|moremo|moze|mozes|mogu)\b/g, 'ne$1'],
  [/\b(ei|en|et|eivat)\s(voi|voida|voinut|pysty)\b/g, 'eivoi'],
  [/\bup to date\b/g, 'uptodate'],
  // Serbian *povući* is to withdraw and also to move: *before I move*.
  [/\b(pre\s?nego(?:\ss?to)?\s)povuc\w*/g, '$1odigram'],
  // The quickplay finish, in each language.
  [/\bquick\s?play(?:\sfinish\w*)?/g, 'quickplayfinish'],
  [/\bhitr\w+\s(?:konec|konc|zakljuc)\w*/g, 'quickplayfinish'],
  [/\bubrzan\w+\szavrset\w*/g, 'quickplayfinish'],
  [/\brychl\w+\szakoncen\w*/g, 'quickplayfinish'],
  [/\bpika(?:peli)?lop\w*/g, 'quickplayfinish'],
  // *Down* does not mean a fallen flag here.
  [/\b(writ\w*|wrote|jot\w*|not(?:e|ed|ing))\s((?:\w+\s){0,2})down\b/g, '$1 $2'],
  [/\bk\s?\+?\s?n\s?(?:vs?|versus|against|-|:)\s?k\b/g, 'king and knight against king'],
  [/\bk\s?\+?\s?b\s?(?:vs?|versus|against|-|:)\s?k\b/g, 'king and bishop against king'],
  [/\bk\s?(?:vs?|versus|against)\s?k\b/g, 'king against king'],
  [/\bfischer[\s-]?(?:random|shak\w*|sah\w*|sach\w*)/g, 'chess960'],
  [/\bfi[sz]\w*\s(?:random|sah)\w*/g, 'chess960'],
  [/\bfischer\w*\s(?:random|sah|sach|shak)\w*/g, 'chess960'],
  [/\b(?:sah|sachy?|shakki)[\s-]?960/g, 'chess960'],
  // In these languages one word means both *check* and *chess*; after a kind of play it means the
  // game.
  [
    /\b((?:pospesen|hitropotezn|ubrzan|brzopotezn|rapid|blic|blitz|blesk|zrychlen|rychl|nope|klasi|standard|vazn|pitk)\p{L}*)\s(?:sah|sach|shak)\p{L}*/gu,
    '$1',
  ],
]

/** Notation signs in questions, as words; not in a time control or a number. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w-])[0o]-[0o]-[0o](?![\w-])/g, ' longcastling '],
  // The same signs can be a result without points.
  [/(?<![\w-])[0o]-[0o](?![\w-])/g, ' shortcastling 0 0 '],
  // What a clock shows when the time is used up.
  [/(?<![\w.:])0[.:]00(?:[.:]00)?(?![\w:])/g, ' zerotime '],
  [/#|\+\+/g, ' hashsign '],
  [/\(=\)|(?<=^|\s)=(?=\s|$)/g, ' equalssign '],
  [/(?<=^|\s)\+(?=\s|$)/g, ' plussign '],
]

function foldSigns(text: string): string {
  let folded = fold(text)
  for (const [sign, name] of signs) folded = folded.replace(sign, name)
  for (const [apart, one] of wordGroups) folded = folded.replace(apart, one)
  return folded
}

const split = (folded: string): readonly string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? []

export const wordsOf = (text: string): readonly string[] => split(foldSigns(text))

/** A character that no text contains. */
const separator = '\u0001'

/** The words of each text. Folding them as one text is several times faster. */
export const wordsOfEach = (texts: readonly string[]): readonly (readonly string[])[] =>
  texts.length === 0
    ? []
    : foldSigns(texts.join(` ${separator} `))
        .split(separator)
        .map(split)

/** Enough of a word to recognise it in another case or number: `šahovska` in `šahovsko`. */
const recognisable = (word: string): string =>
  word.length < 5 ? word : word.slice(0, Math.max(4, word.length - 2))

/** How well a requested word matches one in the text: 3 equal, 2 a prefix, 1 an inflected form. */
function matchQuality(asked: string, word: string): number {
  if (word === asked) return 3
  if (word.startsWith(asked)) return 2
  return word.startsWith(recognisable(asked)) ? 1 : 0
}

/** The score of a text for the words; 0 unless every one of them is in it in some form. */
export function matchAll(asked: readonly string[], words: readonly string[]): number {
  let sum = 0
  for (const one of asked) {
    let best = 0
    for (const word of words) best = Math.max(best, matchQuality(one, word))
    if (best === 0) return 0
    sum += best
  }
  return sum
}
