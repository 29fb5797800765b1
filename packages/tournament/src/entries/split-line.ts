import { isFideTitle, isTitle } from './titles.js'

/**
 * Splits a line without cells, copied from a printed list: `12. WFM Novak Ana 2251 SLO`. Returns
 * number, title, name, rating, federation and FIDE id. A line with only a name gives one cell.
 */
export function splitLine(line: string): string[] {
  const words = line.trim().split(/\s+/)
  const hasNumber = /^\d{1,4}[.)]?$/.test(words[0] ?? '') && words.length > 1
  const rest = hasNumber ? words.slice(1) : words
  const [first = ''] = rest
  // In small letters only a title of FIDE is not taken for a name.
  const isAhead = isFideTitle(first) || (isTitle(first) && first === first.toUpperCase())
  const title = isAhead && rest.length > 1 ? first : ''
  const named = title === '' ? rest : rest.slice(1)
  const end = named.findIndex((word, at) => at > 0 && isAbout(word))
  const about = end === -1 ? [] : named.slice(end)
  const name = (end === -1 ? named : named.slice(0, end)).join(' ')
  const firstLike = (look: RegExp) => about.find(each => look.test(each)) ?? ''
  const rating = firstLike(/^\(?[12]\d{3}\)?$/).replaceAll(/\D/g, '')
  const cells = [title, name, rating, firstLike(/^[A-Z]{3}$/), firstLike(/^\d{5,10}$/)]
  return cells.every((each, at) => at === 1 || each === '') ? [name] : cells
}

/** Whether a word comes after the name: a rating, a federation or an id. */
const isAbout = (word: string): boolean => /^(\(?[12]\d{3}\)?|\d{5,10}|[A-Z]{3})$/.test(word)
