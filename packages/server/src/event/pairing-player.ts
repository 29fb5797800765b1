import type { PlayerFields } from '@jadoube/protocol'

const titles: ReadonlySet<string> = new Set('GM IM FM CM WGM WIM WFM WCM'.split(' '))
const isTitle = (word: string) => titles.has(word)
const isFederation = (word: string) => /^[A-Z]{3}$/.test(word)
/** Ratings have three or four digits, FIDE ids have more. */
const isRating = (word: string) => /^\d{3,4}$/.test(word)
const isFideId = (word: string) => /^\d{5,10}$/.test(word)

/** Whether a column holds something other than a name. */
export const isPlayerDetail = (field: string): boolean =>
  field === '' || isTitle(field) || isFederation(field) || isRating(field) || isFideId(field)

/**
 * Parses `GM Name (FIN, 123456) 2400`. A federation, an id and a rating may be in brackets or
 * follow the name; the rating is from another list and is dropped. Undefined if what is left is not
 * a name.
 */
export function parsePlayer(text: string): PlayerFields | undefined {
  const { outside, inside } = unbracket(text)
  const words = outside.split(/\s+/).filter(Boolean)
  const title = words[0] !== undefined && isTitle(words[0]) ? words.shift() : undefined
  const about = [...inside]
  while (words.length > 0 && (isRating(words.at(-1)!) || isFideId(words.at(-1)!)))
    about.push(words.pop()!)
  const name = words.join(' ').slice(0, 100)
  // A number in front is a rank, a date or half of a result.
  if (!/\p{L}/u.test(name) || /^[\d½]/.test(name)) return undefined
  const federation = about.find(isFederation)
  const fideId = about.find(isFideId)
  const knownTitle = title ?? inside.find(isTitle)
  return {
    name,
    ...(knownTitle !== undefined && { title: knownTitle }),
    ...(federation !== undefined && { federation }),
    ...(fideId !== undefined && { fideId }),
  }
}

/** The text without what is in brackets, and the words in the brackets. */
function unbracket(text: string): { outside: string; inside: string[] } {
  let outside = ''
  let inside = ''
  let depth = 0
  for (const char of text) {
    if (char === '(' || char === '[') depth++
    else if (char === ')' || char === ']') depth = Math.max(0, depth - 1)
    else if (depth > 0) inside += char
    else {
      outside += char
      continue
    }
    if (depth === 0) inside += ' '
  }
  return { outside, inside: inside.split(/[,\s]+/).filter(Boolean) }
}

/** The same key for `Novák, Jan` and `Jan Novák`. */
export const nameKey = ({ name = '' }: PlayerFields): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .sort()
    .join(' ')
