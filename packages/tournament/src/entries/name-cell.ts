import { isTitle, titleAfterName, titleBeforeName } from './titles.js'

/** What a cell with a name contains. Some lists write the title or the federation beside it. */
export interface NameCell {
  readonly name: string
  /** As written; '' if there is none. */
  readonly title: string
  /** A code of three letters; '' if there is none. */
  readonly federation: string
}

/** A longer text is not a name. */
const LONGEST = 250

/** Reads a cell with a name: `GM Novak, Ana`, `Novak, Ana (WGM)`, `Ana Novak (SLO)`. */
export function parseNameCell(text: string): NameCell {
  const whole = plainName(text.slice(0, LONGEST))
  const [, cut = whole, code = ''] = federationAfterName.exec(whole) ?? []
  const [withoutFederation, federation] = isTitle(code) ? [whole, ''] : [cut, code]
  const [, before = '', after = ''] = titleBeforeName.exec(withoutFederation) ?? []
  if (before !== '') return { name: after, title: before, federation }
  const [, name = '', mark = '', title = ''] = titleAfterName.exec(withoutFederation) ?? []
  // Without a mark, `SEO IM` is a name in capitals, and `Ana IM` may be one.
  const isTitled = name !== '' && (mark.trim() !== '' || /\p{L}\s+\p{L}.*\p{Ll}/u.test(name))
  return isTitled ? { name, title, federation } : { name: withoutFederation, title: '', federation }
}

const federationAfterName = /^(\p{L}.*\p{L}\.?)\s*[([]([A-Z]{3})[)\]]$/u

/**
 * A name without what messages and lists put around it: bullets, addresses, pictures, a dash before
 * the next column.
 */
export function plainName(text: string): string {
  return oneLine(withoutAddress(text))
    .replace(/^[-–—*•·‣▪]\s+/u, '')
    .replace(pictures, '')
    .replace(/\s*[-–—:;,/|<>]+$/u, '')
    .trim()
}

/** Pictures and flags at the end of a text. */
const pictures =
  /(?:[\s\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}]|\u200D|\uFE0F)+$/u

/** A text without email addresses, with or without brackets around them. */
export const withoutAddress = (text: string): string =>
  text.replaceAll(/[<(]?[^\s<>(),;]+@[^\s<>(),;]+\.\p{L}+[>)]?/gu, ' ')

/** The text in one line without invisible characters, except two that Persian spelling needs. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/(?![\u200C\u200D])\p{Cf}|(?!\s)\p{Cc}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
