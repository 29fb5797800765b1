import { withoutAddress } from './name-cell.js'
import { parseRating } from './rating-cell.js'
import { isFideTitle, isTitle } from './titles.js'
import { isUnknown } from './unknown-cell.js'

/**
 * Splits a line without cells, copied from a printed list or a message: `12. WFM Novak Ana 2251
 * SLO`, `- Ana Novak – 2251 – ŠK Ig`. Returns title, name, rating, federation, FIDE id and club. A
 * line with only a name gives one cell.
 */
export function splitLine(line: string): string[] {
  const whole = withoutAddress(line).trim()
  const [first = '', ...parts] = whole.split(/\s+[-–—/]+(?:\s+|$)|:\s+/)
  // A dash after one word is part of a name: `Novák - Horváth Jana`.
  const hasParts = withoutMark(first).length > 1
  const rest = withoutMark(hasParts ? first : whole)
  const others = hasParts ? parts : []
  const [ahead = ''] = rest
  // In small letters only a title of FIDE is not taken for a name.
  const isAhead = isFideTitle(ahead) || (isTitle(ahead) && ahead === ahead.toUpperCase())
  const title = isAhead && rest.length > 1 ? ahead : ''
  const named = title === '' ? rest : rest.slice(1)
  const end = named.findIndex((word, at) => at > 0 && isAbout(word))
  const name = (end === -1 ? named : named.slice(0, end)).join(' ')
  const about = [
    ...(end === -1 ? [] : named.slice(end)),
    ...others.flatMap(each => each.split(/\s+/)),
  ]
  const firstLike = (look: RegExp) => about.find(each => look.test(each)) ?? ''
  const rating = firstLike(/^\(?[12]\d{3}\)?$/).replaceAll(/\D/g, '')
  const club = others.find(each => isClub(each)) ?? ''
  const cells = [title, name, rating, firstLike(/^[A-Z]{3}$/), firstLike(/^\d{5,10}$/), club]
  return cells.every((each, at) => at === 1 || each === '') ? [name] : cells
}

/** The words of a line without its number or bullet. */
function withoutMark(line: string): string[] {
  const words = line.trim().split(/\s+/)
  return isMark(words[0] ?? '') && words.length > 1 ? words.slice(1) : words
}

const isMark = (word: string): boolean => /^(\d{1,4}[.)]?|[-–—*•·‣▪])$/u.test(word)

/** Whether a word comes after the name: a rating, a federation or an id. */
const isAbout = (word: string): boolean => /^(\(?[12]\d{3}\)?|\d{5,10}|[A-Z]{3})$/.test(word)

/** Whether a part of a line after the name is a club, and not "unrated". */
const isClub = (part: string): boolean =>
  /\p{L}.*\p{Ll}/u.test(part) && parseRating(part) === null && !isUnknown(part)
