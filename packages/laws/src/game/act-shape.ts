import type { Fields, FieldsOf, JsonSchema } from '../shape/index.js'
import { isOptional, optional } from '../shape/index.js'

/** An act while its fields are being read. */
export type ReadFields = Record<string, unknown>

/** The fields of an act. `T` is its type, without `at`, `by` and `act`. */
export interface ActShape<out T> {
  readonly fields: Fields
  /**
   * Checks the fields together: says what is missing or superfluous; null if nothing is. It may
   * normalise fields.
   */
  readonly check?: (act: ReadFields) => string | null
  /** The same check in JSON Schema. */
  readonly checkSchema?: JsonSchema
  /** Only for the type. */
  readonly value?: T
}

export type ActValue<S> = S extends ActShape<infer T> ? T : never

/** An act with these fields. */
export const act = <const F extends Fields>(
  fields: F,
  checks: Pick<ActShape<never>, 'check' | 'checkSchema'> = {},
): ActShape<FieldsOf<F>> => ({ fields, ...checks })

type Each<F> = F extends Fields ? FieldsOf<F> : never

interface FieldGroups<A> {
  readonly groups: A
  /** Whether only one of the groups may be given. */
  readonly exclusive: boolean
  /** The text for an act without one of the groups, or with more than allowed. */
  readonly problem: string
}

/** An act with one of several groups of fields, in addition to the common ones. */
export function oneOfGroups<const A extends readonly Fields[], const C extends Fields>(
  { groups, exclusive, problem }: FieldGroups<A>,
  common: C,
): ActShape<Each<A[number]> & FieldsOf<C>> {
  const required = groups.map(requiredNames)
  const fields: Record<string, Fields[string]> = {}
  for (const group of groups)
    for (const [name, shape] of Object.entries(group)) fields[name] = optional(shape)
  return {
    fields: { ...fields, ...common },
    check: act => {
      const complete = required.filter(names => names.every(name => act[name] !== undefined)).length
      return complete === 0 || (exclusive && complete > 1) ? problem : null
    },
    checkSchema: {
      [exclusive ? 'oneOf' : 'anyOf']: required.map(names => ({ required: names })),
    },
  }
}

const requiredNames = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter(name => !isOptional(fields[name]!))
