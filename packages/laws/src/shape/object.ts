import {
  type Fields,
  type FieldsOf,
  isObject,
  isOptional,
  type JsonSchema,
  type Shape,
  type Unread,
} from './shape.js'

/** One field of an object, prepared for reading. */
export interface Field {
  readonly name: string
  readonly optional: boolean
  readonly read: Shape<unknown>['read']
}

/** The fields in order, prepared once because objects are read often. */
export const fieldsIn = (fields: Fields): readonly Field[] =>
  Object.entries(fields).map(([name, shape]) => ({
    name,
    optional: isOptional(shape),
    read: shape.read,
  }))

/** An object with these fields. Additional fields stay in it and are ignored. */
export function object<const F extends Fields>(fields: F): Shape<FieldsOf<F>> {
  const all = fieldsIn(fields)
  const fits = (value: unknown): value is FieldsOf<F> => isObject(value) && hasAll(value, all)
  return {
    read: value => (fits(value) ? value : undefined),
    schema: { type: 'object', ...schemaOf(fields) },
  }
}

/** Whether every field of the object is valid. For shapes whose values are used as they are. */
export function hasAll(value: Unread, fields: readonly Field[]): boolean {
  for (const { name, optional, read } of fields) {
    const field = value[name]
    if (field === undefined ? !optional : read(field) === undefined) return false
  }
  return true
}

/** The fields in JSON Schema. */
export const schemaOf = (fields: Fields): JsonSchema => ({
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [name, schema]),
  ),
  required: Object.entries(fields).flatMap(([name, shape]) => (isOptional(shape) ? [] : [name])),
})

type Cases = Readonly<Record<string, Fields>>

/** The union of the cases of a table, distinguished by the field `Tag`. */
export type UnionOf<Tag extends string, T extends Cases> = {
  [K in keyof T & string]: { readonly [_ in Tag]: K } & FieldsOf<T[K]>
}[keyof T & string]

/**
 * One of the objects of a table, distinguished by the name in the field `tag`. With `only`, no
 * other fields are allowed.
 */
export function tagged<const Tag extends string, const T extends Cases>(
  tag: Tag,
  cases: T,
  only = false,
): Shape<UnionOf<Tag, T>> {
  const fieldsOf = new Map(
    Object.entries(cases).map(([name, each]) => [
      name,
      { fields: fieldsIn(each), names: new Set([tag, ...Object.keys(each)]) },
    ]),
  )
  const fits = (value: unknown): value is UnionOf<Tag, T> => {
    if (!isObject(value)) return false
    const name = value[tag]
    const found = typeof name === 'string' ? fieldsOf.get(name) : undefined
    if (found === undefined || !hasAll(value, found.fields)) return false
    return !only || Object.keys(value).every(each => found.names.has(each))
  }
  return {
    read: value => (fits(value) ? value : undefined),
    schema: {
      oneOf: Object.entries(cases).map(([name, each]) => ({
        ...schemaOfCase(tag, name, each),
        ...(only && { additionalProperties: false }),
      })),
    },
  }
}

/** One case of a table in JSON Schema. */
export function schemaOfCase(tag: string, name: string, fields: Fields): JsonSchema {
  const { properties, required } = schemaOf(fields)
  return {
    type: 'object',
    properties: { [tag]: { const: name }, ...Object(properties) },
    required: [tag, ...(Array.isArray(required) ? required : [])],
  }
}
