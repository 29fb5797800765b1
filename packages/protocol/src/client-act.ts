import { actsSchema } from '@jadoube/laws'
import { type Shape, shape, type Unread } from '@jadoube/laws/internals'

/**
 * An act as a client sends it: what the record calls an act, without `at` and `by`. The server stamps the
 * time, and the seat says who it is. What its fields mean is read once, by the Laws' own table of acts.
 */
export type ClientAct = Unread & { readonly act: string }

/** Why an act is not taken at all; null where the Laws may read it. */
export function faultOf(value: unknown): string | null {
  if (!isPlainObject(value)) return 'an act is an object'
  const { act } = value
  if (typeof act !== 'string' || act.length === 0 || act.length > 40) return 'an act has a name'
  for (const name in value) {
    if (name === 'at' || name === 'by') return 'the server says when and who'
    if (name === '__proto__' || !mayBeSent(value[name])) return `${name}: it cannot be read`
  }
  if (act === 'seal' && value.text !== undefined) {
    return 'a move is sealed in an envelope that neither server nor opponent can read'
  }
  return null
}

const isClientAct = (value: unknown): value is ClientAct => faultOf(value) === null

export const clientAct: Shape<ClientAct> = {
  read: value => (isClientAct(value) ? value : undefined),
  schema: actsSchema(),
}

const { read: readTexts } = shape.list(shape.textBetween(0, 20), 64)

/** What a field may hold, whatever it is called: nothing that is long or deep. */
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

/** As `JSON.parse` makes them: nothing is inherited but what every object has. */
function isPlainObject(value: unknown): value is Unread {
  if (!shape.isObject(value)) return false
  const inherited: unknown = Object.getPrototypeOf(value)
  return inherited === null || Object.getPrototypeOf(inherited) === null
}
