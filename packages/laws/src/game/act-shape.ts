import type { Fields, FieldsOf, JsonSchema } from '../shape/index.js'
import { optional, schemaOfCase } from '../shape/index.js'

/** An act while its fields are being read. */
export type ReadFields = Record<string, unknown>

/** The fields of an act. `T` is its type, without `at`, `by` and `act`. */
export interface ActShape<out T> {
  readonly fields: Fields
  /**
   * Checks the fields together: what is missing or superfluous, or null. It may normalise fields.
   */
  readonly lacks?: (act: ReadFields) => string | null
  /** The same check in JSON Schema. */
  readonly needs?: JsonSchema
  /** Only for the type. */
  readonly value?: T
}

export type ActValue<S> = S extends ActShape<infer T> ? T : never

/** An act with these fields. */
export const act = <const F extends Fields>(
  fields: F,
  more: Pick<ActShape<never>, 'lacks' | 'needs'> = {},
): ActShape<FieldsOf<F>> => ({ fields, ...more })

type Each<F> = F extends Fields ? FieldsOf<F> : never

interface Choice<A> {
  readonly of: A
  /** Whether only one of them may be given. */
  readonly exclusive: boolean
  readonly lacks: string
}

/** An act with one of several groups of fields, in addition to the common ones. */
export function eitherWay<const A extends readonly Fields[], const C extends Fields>(
  choice: Choice<A>,
  common: C,
): ActShape<Each<A[number]> & FieldsOf<C>> {
  const ways = choice.of.map(fields => schemaOfCase('act', '', fields).required)
  const named = ways.map(names => (Array.isArray(names) ? names.slice(1).map(String) : []))
  const fields: Record<string, Fields[string]> = {}
  for (const way of choice.of)
    for (const [name, shape] of Object.entries(way)) fields[name] = optional(shape)
  return {
    fields: { ...fields, ...common },
    lacks: given => {
      const complete = named.filter(names => names.every(name => given[name] !== undefined)).length
      return complete === 0 || (choice.exclusive && complete > 1) ? choice.lacks : null
    },
    needs: { [choice.exclusive ? 'oneOf' : 'anyOf']: named.map(required => ({ required })) },
  }
}
