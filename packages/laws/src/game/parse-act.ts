import type { Attempt } from '@jadoube/chess'
import {
  fieldsIn,
  isObject,
  type JsonSchema,
  oneOf,
  schemaOfCase,
  type Unread,
} from '../shape/index.js'
import { type Act, type ActName, actors } from './act.js'
import { moment } from './act-fields.js'
import type { ActShape, ReadFields } from './act-shape.js'
import { acts } from './act-table.js'
import { type Refusal, refused } from './refusal.js'

const isActName = (name: string): name is ActName => Object.hasOwn(acts, name)

/** The names of all acts. */
export const actNames: readonly ActName[] = Object.keys(acts).filter(isActName)

/** The table, prepared once, because acts are read often. */
const readers = new Map(
  Object.entries<ActShape<unknown>>(acts).map(([name, { fields, check }]) => [
    name,
    { name, fields: fieldsIn(fields), check },
  ]),
)
const { read: readActor } = oneOf(actors)

/**
 * Reads an act from a line of a record, a message or a form. Unknown fields are left out.
 *
 * @example
 * parseAct({ at: 0, by: 'white', act: 'resign' }).ok // → true
 * parseAct({ at: 0, by: 'white', act: 'dance' }).ok // → false
 */
export function parseAct(value: unknown): Attempt<Act, Refusal> {
  if (!isObject(value)) return malformed('an act is an object')
  return readAct(value, value.at, value.by)
}

/**
 * Like {@link parseAct}, if the time and the actor come from elsewhere: for example a server for a
 * client.
 */
export function readAct(input: Unread, time: unknown, actor: unknown): Attempt<Act, Refusal> {
  const reader = typeof input.act === 'string' ? readers.get(input.act) : undefined
  if (reader === undefined) {
    const name = JSON.stringify(input.act ?? null).slice(0, 40)
    return { ok: false, error: refused('unknown-act', { text: name }) }
  }
  const at = moment.read(time)
  if (at === undefined) return malformed('`at` must be a whole number of milliseconds', 'at')
  const by = readActor(actor)
  if (by === undefined) return malformed(`\`by\` is one of ${actors.join(', ')}`, 'by')
  const act: ReadFields = { at, by, act: reader.name }
  for (const { name, optional, read } of reader.fields) {
    const raw = input[name]
    if (optional && (raw === undefined || raw === null)) continue
    const field = read(raw)
    if (field === undefined) return malformed(`\`${name}\` of ${reader.name} cannot be read`, name)
    act[name] = field
  }
  const problem = reader.check?.(act) ?? null
  // Each field was read by the entry of the table that its type comes from.
  return problem === null ? { ok: true, value: act as ReadFields & Act } : malformed(problem)
}

const malformed = (inEnglish: string, field?: string): Attempt<Act, Refusal> => ({
  ok: false,
  error: refused('malformed-act', field === undefined ? undefined : { field }, inEnglish),
})

/** All acts in JSON Schema, without `at` and `by`, as a client sends them. */
export const actsSchema = (): JsonSchema => ({
  oneOf: Object.entries<ActShape<unknown>>(acts).map(([name, { fields, checkSchema }]) => ({
    ...schemaOfCase('act', name, fields),
    ...checkSchema,
  })),
})
