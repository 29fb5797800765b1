import type { EntryField } from './headings.js'
import { isTitle } from './titles.js'

/** Whether a text is the name of a federation in some language. */
type KnowsFederation = (text: string) => boolean

interface Look {
  readonly test: (text: string) => boolean
}

/** Recognises the content of a column without a heading by what most of its cells look like. */
const patternsFor = (knows: KnowsFederation): readonly (readonly [EntryField, Look])[] => [
  ['title', { test: isTitle }],
  ['birth', /^(19[2-9]\d|20[012]\d)([-/.]\d|$)|^\d{1,2}\.\s?\d{1,2}\.\s?(19|20)\d\d/],
  ['rating', /^[12]\d{3}$/],
  ['fideId', /^\d{5,10}$/],
  ['federation', { test: text => /^[A-Z]{3}$/.test(text) || knows(text) }],
  ['sex', /^[mwfž]$/i],
  ['name', /^\p{L}[\p{L}.'’-]*,?\s+\p{L}/u],
]

/** Guesses what each column contains from its cells. */
export function guessFields(
  rows: readonly (readonly string[])[],
  knows: KnowsFederation = () => false,
): (EntryField | null)[] {
  const patterns = patternsFor(knows)
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0)
  const assigned = new Set<EntryField>()
  const fields = Array.from({ length: width }, (_, column): EntryField | null => {
    const cells = rows.map(each => each[column] ?? '').filter(each => each !== '')
    const found = patterns.find(
      ([field, look]) =>
        !assigned.has(field) &&
        cells.length > 0 &&
        cells.filter(each => look.test(each)).length * 2 > cells.length,
    )
    if (found === undefined) return null
    assigned.add(found[0])
    return found[0]
  })
  // Ratings of club players look like years. A list is more likely to contain ratings than years of
  // birth.
  if (!assigned.has('rating')) {
    const years = fields.indexOf('birth')
    const cells = rows.map(each => each[years] ?? '').filter(each => each !== '')
    if (years !== -1 && cells.every(each => /^\d{4}$/.test(each))) fields[years] = 'rating'
  }
  const texts = fields.flatMap((field, column) =>
    field === null && isMostlyText(rows.map(each => each[column] ?? '')) ? [column] : [],
  )
  if (assigned.has('name')) {
    // The only text beside the name is the club.
    const [club, ...more] = texts.filter(column => column > fields.indexOf('name'))
    if (club !== undefined && more.length === 0) fields[club] = 'club'
    return fields
  }
  // A list of single words is a list of names, in two columns surnames and first names.
  const [one, other] = texts
  if (one === undefined) return fields
  if (other === one + 1 && [one, other].every(column => rows.every(isWordIn(column)))) {
    fields[one] = 'lastName'
    fields[other] = 'firstName'
  } else fields[one] = 'name'
  return fields
}

/** Whether cells contain words rather than numbers or addresses. */
const isMostlyText = (cells: readonly string[]): boolean =>
  cells.some(each => /\p{L}{2}/u.test(each)) && !cells.some(each => each.includes('@'))

const isWordIn = (column: number) => (cells: readonly string[]) =>
  /^(\p{L}[\p{L}.'’-]*)?$/u.test(cells[column] ?? '')
