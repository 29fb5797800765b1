/** A JSON Schema, as far as it is used here. */
export type JsonSchema = Readonly<Record<string, unknown>>

/**
 * The shape of a JSON value, described once: the TypeScript type is inferred from it, `read` checks
 * a value, and `schema` describes it to other programs.
 */
export interface Shape<out T> {
  /** The value as the program uses it, or undefined if it is not valid. */
  readonly read: (value: unknown) => T | undefined
  readonly schema: JsonSchema
}

/** A field that may be missing. */
export interface OptionalShape<out T> extends Shape<T> {
  readonly optional: true
}

/** The fields of an object, by name. */
export type Fields = Readonly<Record<string, Shape<unknown>>>

/** The type that a shape describes. */
export type ValueOf<S> = S extends Shape<infer T> ? T : never

type OptionalKey<F, K extends keyof F> = F[K] extends { readonly optional: true } ? K : never
type RequiredKey<F, K extends keyof F> = F[K] extends { readonly optional: true } ? never : K

type OrUndefined<S> = S extends { readonly orUndefined: true } ? undefined : never

/** The type of an object with these fields. */
export type FieldsOf<F extends Fields> = {
  readonly [K in keyof F as RequiredKey<F, K>]: ValueOf<F[K]>
} & { readonly [K in keyof F as OptionalKey<F, K>]?: ValueOf<F[K]> | OrUndefined<F[K]> }

/** An object from `JSON.parse` whose fields have not been checked. */
export type Unread = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Unread =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const optional = <T>(shape: Shape<T>): OptionalShape<T> => ({ ...shape, optional: true })

/** A field that may be missing or undefined. */
export const maybe = <T>(shape: Shape<T>): OptionalShape<T> & { readonly orUndefined: true } => ({
  ...optional(shape),
  orUndefined: true,
})

export const isOptional = (shape: Shape<unknown>): boolean => 'optional' in shape

export const nullable = <T>({ read, schema }: Shape<T>): Shape<T | null> => ({
  read: value => (value === null ? null : read(value)),
  schema: { anyOf: [schema, { type: 'null' }] },
})

export const flag: Shape<boolean> = {
  read: value => (typeof value === 'boolean' ? value : undefined),
  schema: { type: 'boolean' },
}

/** Any text. */
export const text: Shape<string> = {
  read: value => (typeof value === 'string' ? value : undefined),
  schema: { type: 'string' },
}

/** A text of at most this many characters. Longer text is cut off. */
export const textUpTo = (max: number): Shape<string> => ({
  read: value => (typeof value === 'string' ? value.slice(0, max) : undefined),
  schema: { type: 'string', maxLength: max },
})

/** A text with a length in this range. */
export const textBetween = (min: number, max: number): Shape<string> => ({
  read: value =>
    typeof value === 'string' && value.length >= min && value.length <= max ? value : undefined,
  schema: { type: 'string', minLength: min, maxLength: max },
})

/** A text that matches a pattern. */
export const textLike = (pattern: RegExp): Shape<string> => ({
  read: value => (typeof value === 'string' && pattern.test(value) ? value : undefined),
  schema: { type: 'string', pattern: pattern.source },
})

/** A text from a list that only the type knows, because it is too long to check or send. */
export const named = <T extends string>(): Shape<T> => ({
  read: value => (isNamed<T>(value) ? value : undefined),
  schema: { type: 'string' },
})
const isNamed = <T extends string>(value: unknown): value is T => typeof value === 'string'

/** Any number that JSON can write. */
export const number: Shape<number> = {
  read: value => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
  schema: { type: 'number' },
}

/** A number of at least 0. */
export const amount: Shape<number> = {
  read: value =>
    typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined,
  schema: { type: 'number', minimum: 0 },
}

/** A whole number in a range. */
export const integer = (min: number, max: number = Number.MAX_SAFE_INTEGER) => ({
  read: (value: unknown) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
      ? value
      : undefined,
  schema: {
    type: 'integer',
    minimum: min,
    ...(max < Number.MAX_SAFE_INTEGER && { maximum: max }),
  },
})

export const natural: Shape<number> = integer(0)
export const positive: Shape<number> = integer(1)

/** One of these words or numbers. */
export function oneOf<const T extends string | number | boolean>(words: readonly T[]): Shape<T> {
  const known: ReadonlySet<unknown> = new Set(words)
  const isKnown = (value: unknown): value is T => known.has(value)
  return {
    read: value => (isKnown(value) ? value : undefined),
    schema: words.length === 1 ? { const: words[0] } : { enum: words },
  }
}

export const list = <T>({ read, schema }: Shape<T>, max = Infinity): Shape<readonly T[]> => ({
  read: value => {
    if (!Array.isArray(value) || value.length > max) return undefined
    const items: T[] = []
    for (const each of value) {
      const item = read(each)
      if (item === undefined) return undefined
      items.push(item)
    }
    return items
  },
  schema: { type: 'array', items: schema, ...(max < Infinity && { maxItems: max }) },
})

/** An object with arbitrary names. */
export function record<T>({ read, schema }: Shape<T>): Shape<Readonly<Record<string, T>>> {
  const fits = (value: unknown): value is Readonly<Record<string, T>> =>
    isObject(value) && Object.keys(value).every(name => read(value[name]) !== undefined)
  return {
    read: value => (fits(value) ? value : undefined),
    schema: { type: 'object', additionalProperties: schema },
  }
}

/** The first of these shapes that is valid. */
export const anyOf = <T>(...shapes: readonly Shape<T>[]): Shape<T> => ({
  read: value => {
    for (const { read } of shapes) {
      const found = read(value)
      if (found !== undefined) return found
    }
    return undefined
  },
  schema: { anyOf: shapes.map(({ schema }) => schema) },
})
