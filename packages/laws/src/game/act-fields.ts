import { type Color, parseSquare, type Role, type Square } from '@jadoube/chess'
import { integer, isObject, list, oneOf, type Shape, textUpTo } from '../shape/index.js'
import type { SealedEnvelope } from './envelope.js'

// The shapes of the fields of acts.

// A map, because an object would also answer to `constructor`.
const letters: ReadonlyMap<string, Role> = new Map([
  ['p', 'pawn'],
  ['n', 'knight'],
  ['b', 'bishop'],
  ['r', 'rook'],
  ['q', 'queen'],
  ['k', 'king'],
])
const roles = [...letters.values()]

/** Text that somebody wrote or said. */
export const words: Shape<string> = textUpTo(1000)

export const square: Shape<Square> = {
  read: value => (typeof value === 'string' ? parseSquare(value) : undefined),
  schema: { type: 'string', pattern: '^[a-h][1-8]$' },
}
export const squares: Shape<readonly Square[]> = list(square, 64)

/** The largest value of a JavaScript date. */
const MAX_DATE_MS = 8.64e15
export const moment: Shape<number> = integer(-MAX_DATE_MS, MAX_DATE_MS)

/** The longest period of a time control, in seconds. An arbiter cannot give, take or set more. */
const MAX_SECONDS = 9_999_999
/** Milliseconds on a clock. */
export const timeOnClock: Shape<number> = integer(0, MAX_SECONDS * 1000)
const maxMinutes = Math.floor(MAX_SECONDS / 60)
export const minutes: Shape<number> = {
  read: value =>
    typeof value === 'number' && value >= 0 && value <= maxMinutes ? value : undefined,
  schema: { type: 'number', minimum: 0, maximum: maxMinutes },
}

/** An English piece letter, or the full name. */
export const role: Shape<Role> = {
  read: value => {
    if (typeof value !== 'string') return undefined
    const lower = value.toLowerCase()
    return letters.get(lower) ?? roles.find(name => name === lower)
  },
  schema: { enum: [...[...letters.keys()].map(letter => letter.toUpperCase()), ...roles] },
}

export const color: Shape<Color> = oneOf(['white', 'black'])
export const hands: Shape<1 | 2> = oneOf([1, 2])

const base64Url = /^[\w-]{16,4096}$/
/** A sealed move that nobody can read yet. */
export const sealedEnvelope: Shape<SealedEnvelope> = {
  read: value => {
    if (!isObject(value)) return undefined
    const { ciphertext, commitment } = value
    if (typeof ciphertext !== 'string' || typeof commitment !== 'string') return undefined
    return base64Url.test(ciphertext) && base64Url.test(commitment)
      ? { ciphertext, commitment }
      : undefined
  },
  schema: {
    type: 'object',
    properties: {
      ciphertext: { type: 'string', pattern: base64Url.source },
      commitment: { type: 'string', pattern: base64Url.source },
    },
    required: ['ciphertext', 'commitment'],
  },
}
