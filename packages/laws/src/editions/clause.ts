import type { EditionParameters } from './parameters.js'

/** The number of an article as the edition prints it: `7.5.5`, `A4.d.1`, `III.5`, `Preface`. */
export type Article = string

/**
 * Why a value holds.
 *
 * - `stated`: the article says so.
 * - `follows`: it follows from the article, which does not say it in these words.
 * - `reading`: the text leaves it open; the value is a setting (`settings.ts`).
 * - `silent`: the edition says nothing.
 */
export type Basis = 'stated' | 'follows' | 'reading' | 'silent'

/** One parameter's value in one edition, with the place that it is stated at. */
export interface Clause<T = unknown> {
  readonly value: T
  readonly article: Article | null
  readonly basis: Basis
  /** The article that brings in the article: blitz of 2018 reaches A.4.2 through B.4. */
  readonly through?: Article
  /** The edition whose text it is, where one edition takes over the text of another. */
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

/** The edition has no such rule: `null`, or what then holds by itself. */
export const silent = <const T = null>(value: T = null as T): Clause<T> => ({
  value,
  article: null,
  basis: 'silent',
})

/** The same clauses, brought in by another article. */
export function through(article: Article, clauses: Partial<Clauses>): Partial<Clauses> {
  return mapClauses(clauses, clause => ({ ...clause, through: article }))
}

/** The same clauses, marked as standing in the text of that edition. */
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
