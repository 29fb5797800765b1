import { type FromClient, fromClientSchema } from './from-client.js'
import { actIdPattern, idPattern } from './seat.js'

type ActMessage = Extract<FromClient, { type: 'act' }>

/** A message of a client that is JSON already, checked; undefined where it does not read. */
export function readFromClient(value: unknown): FromClient | undefined {
  const act = readPlainAct(value)
  if (act !== undefined) return act
  const message = fromClientSchema.safeParse(value)
  return message.success ? message.data : undefined
}

/**
 * An act of texts, numbers and truth values alone, which nearly all messages are, without the time that the
 * schema takes. It says yes only where the schema says yes too; where it is not sure it says nothing.
 */
export function readPlainAct(value: unknown): ActMessage | undefined {
  if (!isRecord(value)) return undefined
  const { type, board, id, act } = value
  if (type !== 'act' || typeof board !== 'string' || typeof id !== 'string') return undefined
  if (!isRecord(act) || !idPattern.test(board) || !actIdPattern.test(id)) return undefined
  for (const name in value)
    if (name !== 'type' && name !== 'board' && name !== 'id' && name !== 'act') return undefined
  const { act: name } = act
  if (typeof name !== 'string' || name.length === 0 || name.length > 40) return undefined
  for (const field in act) {
    if (field === 'at' || field === 'by' || field === '__proto__') return undefined
    if (!isPlain(act[field])) return undefined
  }
  if (name === 'seal' && act.text !== undefined) return undefined
  return value as unknown as ActMessage
}

function isPlain(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
      return value.length <= 1000
    case 'number':
      return Number.isFinite(value)
    case 'boolean':
      return true
    default:
      return value === null
  }
}

/** As `JSON.parse` makes them: nothing is inherited but what every object has. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
