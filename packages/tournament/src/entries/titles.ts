/** The titles of FIDE, the only ones in a report file (C.04.2, 2.2.2). */
const ofFide = 'GM|IM|WGM|FM|WIM|CM|WFM|WCM'

/**
 * Titles that lists contain and that are not kept: national masters and candidates (NM, LM, NCM,
 * the Slovenian and Serbian MK, the Czech KM), and the arena titles of online play.
 */
const others = 'W?NM|LM|W?NCM|MK|KM|W?A[GIFC]M'

const fideTitle = new RegExp(`^(${ofFide})$`, 'i')
const otherTitle = new RegExp(`^(${others})$`, 'i')

export const isFideTitle = (text: string): boolean => fideTitle.test(text)
export const isOtherTitle = (text: string): boolean => otherTitle.test(text)

/** Whether a text is a title of any kind. */
export const isTitle = (text: string): boolean => isFideTitle(text) || isOtherTitle(text)

/** A title in capitals before a name in the same cell. Other spellings may be a name. */
export const titleBeforeName = new RegExp(`^(${ofFide}|${others})\\.?\\s+(\\p{L}.*)$`, 'u')

/** A title after a name in the same cell: `Ana (WGM)`, `Ana, IM`, `Ana FM`. */
export const titleAfterName = new RegExp(
  `^(\\p{L}.*?)(\\s*[([]|,\\s*|\\s)(${ofFide}|${others})[)\\]]?$`,
  'u',
)

/**
 * The titles of FIDE as lists in Cyrillic or Slovenian write them: grandmaster, international,
 * FIDE and candidate master, and those of women.
 */
const nationalForms: Readonly<Record<string, string>> = {
  ГМ: 'GM',
  ВМ: 'GM',
  VM: 'GM',
  ИМ: 'IM',
  ММ: 'IM',
  MM: 'IM',
  ФМ: 'FM',
  ЦМ: 'CM',
}

/** A title in Latin letters, as FIDE writes it. Other titles stay as they are. */
export function asFideWrites(title: string): string {
  const upper = title.toUpperCase()
  const plain = nationalForms[upper.replace(/^[ЖŽW]/, '')]
  if (plain === undefined) return title
  return /^[ЖŽW]/.test(upper) ? `W${plain}` : plain
}
