import { type Attempt, parseSquare, type Role, type Square } from '@jadoube/chess'
import { penaltyKinds } from '../editions/index.js'
import {
  type Act,
  type ActName,
  actors,
  claims,
  gestures,
  meanings,
  noProgressGrounds,
  permissions,
  unsaid,
  verdicts,
} from './act.js'
import { type Refusal, refused } from './refusal.js'

type Fields = Readonly<Record<string, unknown>>
/** What a field turns into, or undefined where it does not read so. */
type Reader = (value: unknown) => unknown

const letters: Readonly<Record<string, Role>> = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
}
const names: ReadonlySet<string> = new Set(Object.values(letters))

const text: Reader = value => (typeof value === 'string' ? value.slice(0, 1000) : undefined)
const square: Reader = value => (typeof value === 'string' ? parseSquare(value) : undefined)
const squares: Reader = value => {
  if (!Array.isArray(value)) return undefined
  const read = value.map(square)
  return read.includes(undefined) ? undefined : (read as Square[])
}
const texts: Reader = value => {
  if (!Array.isArray(value) || value.length > 200) return undefined
  return value.every(each => typeof each === 'string') ? value : undefined
}
/** The longest time that a date can be away from another: what is beyond has no name in any calendar. */
const MOST_MS = 8.64e15
const moment: Reader = value =>
  Number.isSafeInteger(value) && Math.abs(Number(value)) <= MOST_MS ? value : undefined
const natural: Reader = value =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? value : undefined
const positive: Reader = value =>
  Number.isSafeInteger(value) && Number(value) > 0 ? value : undefined
const amount: Reader = value =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined
const flag: Reader = value => (typeof value === 'boolean' ? value : undefined)
/** An English letter, or the name in full. */
const role: Reader = value => {
  if (typeof value !== 'string') return undefined
  const lower = value.toLowerCase()
  return letters[lower] ?? (names.has(lower) ? lower : undefined)
}
const oneOf =
  (words: readonly (string | number)[]): Reader =>
  value =>
    words.includes(value as string) ? value : undefined

const color = oneOf(['white', 'black'])
const envelope: Reader = value => {
  if (typeof value !== 'object' || value === null) return undefined
  const { ciphertext, commitment } = value as Fields
  const isText = (part: unknown) => typeof part === 'string' && /^[\w-]{16,4096}$/.test(part)
  return isText(ciphertext) && isText(commitment) ? { ciphertext, commitment } : undefined
}
const hands = oneOf([1, 2])

/** What each act must say, and what it may say (`?`). */
const shapes: Readonly<Record<ActName, Readonly<Record<string, Reader>>>> = {
  adjust: { squares },
  touch: { 'square?': square, 'squares?': squares, 'accident?': flag, 'board?': color },
  place: {
    'from?': square,
    'piece?': role,
    'color?': color,
    to: square,
    'hands?': hands,
    'released?': flag,
    'board?': color,
  },
  'place-between': { from: square, squares },
  remove: { square, 'board?': color },
  feel: { square, 'board?': color },
  'demand-two-boards': {},
  displace: { from: square, to: square, 'board?': color },
  move: {
    'san?': text,
    'from?': square,
    'to?': square,
    'promotion?': role,
    'press?': flag,
    'hands?': hands,
    'announce?': text,
  },
  press: { 'hand?': oneOf(['same', 'other']) },
  pause: { 'why?': text, 'for?': oneOf(['promotion-piece']) },
  tick: {},
  'offer-draw': { 'condition?': text },
  'withdraw-offer': {},
  'withdraw-claim': {},
  'accept-draw': {},
  'reject-draw': {},
  resign: {},
  claim: {
    claim: oneOf(claims),
    'move?': text,
    'player?': color,
    'basis?': oneOf(['display']),
    'line?': texts,
    'ground?': oneOf(noProgressGrounds),
    'white?': natural,
    'black?': natural,
    'order?': oneOf(['unknown']),
  },
  gesture: { what: oneOf(gestures) },
  dispute: { about: text, version: text },
  'summon-arbiter': { 'why?': text },
  announce: { text },
  record: { text },
  sign: { result: text, 'how?': oneOf(['signature', 'approval']) },
  'ask-scoresheet': {},
  'ask-record': {},
  'propose-correction': {},
  'borrow-scoresheet': {},
  'return-scoresheet': {},
  seal: { 'text?': text, 'envelope?': envelope, 'press?': flag },
  verify: { what: oneOf(['position', 'scoresheet']) },
  arrive: {},
  leave: { 'where?': oneOf(['playing-area', 'venue']), 'reported?': flag },
  appeal: { 'against?': text, 'why?': text },
  'ask-explanation': { about: text },
  'ask-assistant': {},
  start: {},
  restart: {},
  observe: {
    what: text,
    'player?': color,
    'white?': natural,
    'black?': natural,
    'order?': oneOf(['unknown']),
  },
  rule: {
    claim: text,
    verdict: oneOf(verdicts),
    'player?': color,
    'points?': amount,
    'move?': text,
    'meaning?': oneOf(meanings),
    'version?': color,
  },
  penalise: {
    player: color,
    penalty: oneOf(penaltyKinds),
    'minutes?': amount,
    'points?': amount,
    'rounds?': positive,
  },
  permit: { player: color, what: oneOf(permissions) },
  tell: { what: oneOf([...unsaid, 'times']), 'player?': color },
  expel: { 'why?': text },
  'add-time': { player: color, ms: natural },
  'set-clock': { 'white?': natural, 'black?': natural, 'moves?': natural },
  reinstate: { ply: natural },
  reconstruct: {},
  declare: { white: amount, black: amount, 'why?': text },
  adjourn: { 'sessionEnds?': moment, 'resumes?': moment },
  'open-envelope': { 'text?': text, 'proof?': text },
  cancel: { 'why?': text },
  assistant: { player: color, name: text, 'disabled?': flag },
}

export const actNames = Object.keys(shapes) as readonly ActName[]

/** The shapes, read once: an act is read far more often than this file. */
const fields = new Map(
  Object.entries(shapes).map(([act, shape]) => [
    act as ActName,
    Object.entries(shape).map(([key, read]) => {
      const optional = key.endsWith('?')
      return { name: optional ? key.slice(0, -1) : key, optional, read }
    }),
  ]),
)
const actor = oneOf(actors)

const isActName = (name: unknown): name is ActName =>
  typeof name === 'string' && Object.hasOwn(shapes, name)

/**
 * Reads an act from what a line of a record, a message or a form gave. What is more than the act
 * needs is left out.
 */
export function parseAct(value: unknown): Attempt<Act, Refusal> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return no('an act is an object')
  }
  const { at, by } = value as Fields
  return readAct(value as Fields, at, by)
}

/** {@link parseAct}, where somebody else says when it was and who did it: a server, for what it is sent. */
export function readAct(given: Fields, when: unknown, who: unknown): Attempt<Act, Refusal> {
  if (!isActName(given.act)) {
    const name = JSON.stringify(given.act ?? null).slice(0, 40)
    return { ok: false, error: refused('unknown-act', name) }
  }
  const at = moment(when)
  if (at === undefined) return no('`at` is a whole number of milliseconds')
  const by = actor(who)
  if (by === undefined) return no(`\`by\` is one of ${actors.join(', ')}`)
  const act: Record<string, unknown> = { at, by, act: given.act }
  for (const { name, optional, read } of fields.get(given.act) ?? []) {
    const raw = given[name]
    if (optional && (raw === undefined || raw === null)) continue
    const field = read(raw)
    if (field === undefined) return no(`\`${name}\` of ${given.act} does not read`)
    act[name] = field
  }
  const missing = lacks(given.act, act)
  return missing === null ? { ok: true, value: act as unknown as Act } : no(missing)
}

const no = (detail: string): Attempt<Act, Refusal> => ({
  ok: false,
  error: refused('malformed-act', detail),
})

/** A touch names one square, or several that were touched together. */
function touchLacks(act: Record<string, unknown>): string | null {
  const { square, squares } = act as { square?: Square; squares?: readonly Square[] }
  if ((square === undefined) === (squares === undefined)) {
    return 'touch wants either `square` or `squares`'
  }
  if (squares === undefined) return null
  const different = [...new Set(squares)]
  if (different.length === 0) return 'touch wants at least one square'
  act.square = different[0]
  if (different.length > 1) act.squares = different
  else delete act.squares
  return null
}

/** What two optional fields owe to each other. */
function lacks(name: ActName, act: Record<string, unknown>): string | null {
  if (name === 'touch') return touchLacks(act)
  if (name === 'place-between' && new Set(act.squares as readonly Square[]).size < 2) {
    return 'place-between wants at least two squares'
  }
  if (name === 'place' && (act.from === undefined) === (act.piece === undefined)) {
    return 'place wants either `from` or `piece`'
  }
  if (name === 'move' && act.san === undefined) {
    return act.from === undefined || act.to === undefined
      ? 'move wants `san`, or `from` and `to`'
      : null
  }
  if (name === 'seal' && (act.text === undefined) === (act.envelope === undefined)) {
    return 'seal wants either `text` or `envelope`'
  }
  if (name === 'set-clock' && act.white === undefined && act.black === undefined) {
    return act.moves === undefined ? 'set-clock wants `white`, `black` or `moves`' : null
  }
  return null
}
