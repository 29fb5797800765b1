import { latinFromCyrillic } from '@jadoube/laws'

/**
 * Lower-case Latin letters without diacritics, because recognisers are not reliable about either.
 */
export const plain = (text: string): string =>
  latinFromCyrillic(text).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd')

/** The words of a text, in plain letters. */
export const wordsIn = (text: string): readonly string[] =>
  plain(text)
    .split(/[\s.,:;!?–-]+/)
    .filter(word => word !== '')
