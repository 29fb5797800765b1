import { latinFromCyrillic } from '@jadoube/laws'

/** Small Latin letters without diacritics: a recogniser of speech is not sure of either. */
export const plain = (text: string): string =>
  latinFromCyrillic(text).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd')

/** The words of what was said, plain. */
export const wordsIn = (text: string): readonly string[] =>
  plain(text)
    .split(/[\s.,:;!?–-]+/)
    .filter(word => word !== '')
