/** The titles of FIDE, the only ones in a report file (C.04.2, 2.2.2). */
export const fideTitles = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'] as const

/** Titles of federations and of online play that lists contain. They are not kept. */
const otherTitles = [
  // National and life masters, and candidates: in English, Slovenian and Serbian, Czech.
  ...['NM', 'WNM', 'LM', 'NCM', 'WNCM', 'MK', 'KM'],
  ...['AGM', 'AIM', 'AFM', 'ACM', 'WAGM', 'WAIM', 'WAFM', 'WACM'],
] as const

const oneOf = (titles: readonly string[], flags = ''): RegExp =>
  new RegExp(`^(${titles.join('|')})$`, flags)

export const isFideTitle = (text: string): boolean => oneOf(fideTitles, 'i').test(text)

/** Whether a text is a title of any kind. */
export const isTitle = (text: string): boolean =>
  oneOf([...fideTitles, ...otherTitles], 'i').test(text)

/** A title in capitals before a name in the same cell. Other spellings may be a name. */
export const titleBeforeName = new RegExp(
  `^(${[...fideTitles, ...otherTitles].join('|')})\\.?\\s+(\\p{L}.*)$`,
  'u',
)

export const isOtherTitle = (text: string): boolean => oneOf(otherTitles, 'i').test(text)
