import { actsSchema } from '@jadoube/laws'
import { type Shape, shape, type Unread } from '@jadoube/laws/internals'

/**
 * An act as a client sends it: an act of the record without `at` and `by`. The server sets the
 * time, and the seat determines who acts. The fields are read only once, by the table of acts in
 * `laws`.
 */
export type ClientAct = Unread & { readonly act: string }

/** Why an act is rejected before the Laws read it; null if they may read it. */
export function faultOf(value: unknown): string | null {
  if (!isPlainObject(value)) return 'an act is an object'
  const { act } = value
  if (typeof act !== 'string' || act.length === 0 || act.length > 40) return 'an act has a name'
  for (const name in value) {
    if (name === 'at' || name === 'by') return 'the server sets the time and the player'
    if (name === '__proto__' || !mayBeSent(value[name])) return `${name}: it cannot be read`
  }
  if (act === 'seal' && value.text !== undefined) {
    return 'a move is sealed in an envelope that neither server nor opponent can read'
  }
  return null
}

const isClientAct = (value: unknown): value is ClientAct => faultOf(value) === null

/** The check of an act from a client, and its JSON Schema. */
export const clientAct: Shape<ClientAct> = {
  read: value => (isClientAct(value) ? value : undefined),
  schema: actsSchema(),
}

const { read: readTexts } = shape.list(shape.textBetween(0, 20), 64)

/** Whether a field may hold this value: nothing long and nothing deeply nested. */
function mayBeSent(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
      return value.length <= 1000
    case 'number':
      return Number.isFinite(value)
    case 'boolean':
      return true
    default:
      return value === null || readTexts(value) !== undefined || isEnvelope(value)
  }
}

const isEnvelope = (value: unknown): boolean =>
  isPlainObject(value) &&
  Object.keys(value).length === 2 &&
  typeof value.ciphertext === 'string' &&
  value.ciphertext.length <= 4096 &&
  typeof value.commitment === 'string' &&
  value.commitment.length <= 100

/** Whether this is an object as `JSON.parse` makes it, with no prototype of its own. */
function isPlainObject(value: unknown): value is Unread {
  if (!shape.isObject(value)) return false
  const inherited: unknown = Object.getPrototypeOf(value)
  return inherited === null || Object.getPrototypeOf(inherited) === null
}
