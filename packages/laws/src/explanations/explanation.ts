import type { EditionId } from '../editions/edition-id.js'

/**
 * What a rule says, in our own words. `text` is for the newest edition that has the rule, `in` for
 * each edition that differs from it in substance.
 */
export type Explanation =
  | string
  | { readonly text: string; readonly in: Readonly<Partial<Record<EditionId, string>>> }

/** Explanations by rule id. */
export type Explanations = Readonly<Record<string, Explanation>>

/** An edition without its own text uses that of the edition on which it is based. */
const basedOn: Readonly<Partial<Record<EditionId, EditionId>>> = {
  'finland-blitz-2008': 'finland-2009',
  'finland-2009': 'fide-2009',
}

/** The explanation for one edition. */
export function explanationIn(explanation: Explanation, edition: EditionId): string {
  if (typeof explanation === 'string') return explanation
  let current: EditionId | undefined = edition
  while (current !== undefined) {
    const own = explanation.in[current]
    if (own !== undefined) return own
    current = basedOn[current]
  }
  return explanation.text
}
