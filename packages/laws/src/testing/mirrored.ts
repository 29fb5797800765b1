import type { Square } from '@jadoube/chess'
import type { Act } from '../game/act.js'
import type { GameEvent } from '../game/event.js'

// Games with White and Black exchanged and the board mirrored.

const exchanged: Readonly<Record<string, string>> = {
  white: 'black',
  'white-assistant': 'black-assistant',
  whiteRecorded: 'blackRecorded',
  whiteSays: 'blackSays',
  whiteShown: 'blackShown',
  whiteThen: 'blackThen',
  '1-0': '0-1',
  '1/2-0': '0-1/2',
  '+/-': '-/+',
  // Text in German and Braille that the generated games contain.
  'Eva vier': 'Eva fünf',
  '⠎⠋⠒': '⠎⠋⠖',
}
const pairs = new Map(
  Object.entries(exchanged).flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
)

const mirroredName = (square: string): string => `${square[0]}${9 - Number(square[1])}`
const mirroredSquare = (square: Square): Square => (square ^ 56) as Square
const otherCase = (text: string): string =>
  [...text]
    .map(sign => (sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase()))
    .join('')

const castlingOrder = 'KQABCDEFGHkqabcdefgh'

/** A position, or only its first field. */
export function mirroredFen(fen: string): string {
  const [placement = '', turn, castling = '-', enPassant = '-', ...counters] = fen.split(' ')
  const ranks = placement.split('/').reverse().map(otherCase).join('/')
  if (turn === undefined) return ranks
  const rights = [...otherCase(castling)].sort(
    (one, other) => castlingOrder.indexOf(one) - castlingOrder.indexOf(other),
  )
  const passed = enPassant === '-' ? '-' : mirroredName(enPassant)
  return [ranks, turn === 'w' ? 'b' : 'w', rights.join(''), passed, ...counters].join(' ')
}

const isFen = (text: string): boolean => text.split('/').length === 8

const mirroredText = (text: string): string =>
  isFen(text) ? mirroredFen(text) : (pairs.get(text) ?? text.replace(/[a-h][1-8]/g, mirroredName))

const squareFields: ReadonlySet<string> = new Set(['square', 'squares', 'from', 'to'])

function mirrored(value: unknown, field: string): unknown {
  if (typeof value === 'string') {
    if (field === 'piece' && value.length === 1) return otherCase(value)
    return mirroredText(value)
  }
  if (typeof value === 'number') {
    return squareFields.has(field) ? mirroredSquare(value as Square) : value
  }
  if (Array.isArray(value)) return value.map(each => mirrored(each, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [pairs.get(name) ?? name, mirrored(each, name)]),
  )
}

/** The mirrored act as in a record. */
export const mirroredRaw = (raw: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const { piece, ...rest } = raw
  return {
    ...(mirrored(rest, '') as Record<string, unknown>),
    ...(piece === undefined ? null : { piece }),
  }
}

/** A piece that is given by its role has no colour. */
export const mirroredAct = (act: Act): Act => {
  const { piece, ...rest } = act as Act & { readonly piece?: unknown }
  return Object.assign(mirrored(rest, '') as Act, piece === undefined ? null : { piece })
}

/** The events for comparison, without the order in which both players are handled at one moment. */
export const whatFollowedIn = (events: readonly unknown[]): string[] =>
  events.map(event => JSON.stringify(inOrder(event, ''))).sort()

export const whatFollowedMirrored = (events: readonly GameEvent[]): string[] =>
  whatFollowedIn(mirrored(events, '') as readonly unknown[])

/** Move numbers count from White, so they are left out. */
function inOrder(value: unknown, field: string): unknown {
  if (typeof value === 'string' && isFen(value)) {
    return value.split(' ').slice(0, 4).join(' ')
  }
  if (Array.isArray(value)) {
    const items = value.map(each => inOrder(each, field))
    return items.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'number')
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, inOrder(each, name)]),
  )
}
