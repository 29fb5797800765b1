import type { EditionParameters } from './parameters.js'

/** The number of an article as the edition prints it: `7.5.5`, `A4.d.1`, `III.5`, `Preface`. */
export type Article = string

/**
 * The basis of a value.
 *
 * - `stated`: the article says so.
 * - `follows`: it follows from the article, which does not say it in these words.
 * - `reading`: the text leaves it open; the value is a setting (`settings.ts`).
 * - `silent`: the edition says nothing.
 */
export type Basis = 'stated' | 'follows' | 'reading' | 'silent'

/** The value of one parameter in one edition, with the article that states it. */
export interface Clause<T = unknown> {
  readonly value: T
  readonly article: Article | null
  readonly basis: Basis
  /** The article through which it applies: blitz of 2018 uses A.4.2 through B.4. */
  readonly through?: Article
  /** The edition that the text comes from, if one edition adopts the text of another. */
  readonly text?: string
}

export type Clauses<P = EditionParameters> = { readonly [K in keyof P]: Clause<P[K]> }

export const at = <const T>(article: Article, value: T): Clause<T> => ({
  value,
  article,
  basis: 'stated',
})

export const follows = <const T>(article: Article, value: T): Clause<T> => ({
  value,
  article,
  basis: 'follows',
})

export const reading = <const T>(value: T, article: Article | null = null): Clause<T> => ({
  value,
  article,
  basis: 'reading',
})

/** The edition has no such rule: `null`, or the value that then applies. */
export const silent = <const T = null>(value: T = null as T): Clause<T> => ({
  value,
  article: null,
  basis: 'silent',
})

/** The clauses, applied through another article. */
export function through(article: Article, clauses: Partial<Clauses>): Partial<Clauses> {
  return mapClauses(clauses, clause => ({ ...clause, through: article }))
}

/** The clauses, marked as part of the text of that edition. */
export function inTheTextOf(edition: string, clauses: Clauses): Clauses
export function inTheTextOf(edition: string, clauses: Partial<Clauses>): Partial<Clauses>
export function inTheTextOf(edition: string, clauses: Partial<Clauses>): Partial<Clauses> {
  return mapClauses(clauses, clause => ({ text: edition, ...clause }))
}

function mapClauses(
  clauses: Partial<Clauses>,
  change: (clause: Clause) => Clause,
): Partial<Clauses> {
  return Object.fromEntries(
    Object.entries(clauses).map(([parameter, clause]) => [parameter, change(clause)]),
  )
}
