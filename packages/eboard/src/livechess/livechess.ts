import { type BoardMessage, isPieceLetter, type Sensed } from '../sensor.js'
import { LiveChessClock } from './livechess-clock.js'

// DGT LiveChess 2.2 serves a whole hall over one WebSocket (port 1982, /api/v1.0): JSON calls with
// an id, and feeds that push what each board shows.

/** The address of LiveChess on this machine. */
export const liveChessAddress = 'ws://127.0.0.1:1982/api/v1.0'

/** A board in the list of LiveChess. */
export interface LiveChessBoard {
  readonly serial: string
  readonly isActive: boolean
  readonly batteryPercent: number | null
  /** What the board shows, if the list says so. */
  readonly squares: readonly Sensed[] | null
}

/** What one board reports through LiveChess. */
export interface LiveChessMessage {
  readonly serial: string
  readonly message: BoardMessage
}

/** A message of LiveChess: an answer to a call, or what boards show. */
export type LiveChessReading =
  | { readonly kind: 'boards'; readonly boards: readonly LiveChessBoard[] }
  | { readonly kind: 'messages'; readonly messages: readonly LiveChessMessage[] }
  | { readonly kind: 'other' }
  | { readonly kind: 'malformed' }

/** Asks for the list of all boards; the answer has this id. */
export const listBoards = (id: number): string =>
  JSON.stringify({ id, call: 'eboards', param: null })

/** Subscribes to the feed of one board. */
export const subscribe = (id: number, serial: string): string =>
  JSON.stringify({
    id,
    call: 'subscribe',
    param: { feed: 'eboardevent', id, param: { serialnr: serial } },
  })

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads the text messages of one connection to LiveChess. */
export class LiveChessReader {
  readonly #clocks = new Map<string, LiveChessClock>()

  read(text: string, at: number): LiveChessReading {
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      return { kind: 'malformed' }
    }
    if (!isObject(value)) return { kind: 'malformed' }
    const { response, param } = value
    if (response === 'call' && Array.isArray(param)) {
      return { kind: 'boards', boards: param.flatMap(boardOf) }
    }
    if (response === 'feed' && isObject(param))
      return { kind: 'messages', messages: this.#messagesOf(param, at) }
    return { kind: 'other' }
  }

  #messagesOf(param: Fields, at: number): readonly LiveChessMessage[] {
    const { serialnr, board, clock } = param
    if (typeof serialnr !== 'string') return []
    const messages: BoardMessage[] = []
    const squares = typeof board === 'string' ? squaresOf(board) : null
    if (squares !== null) messages.push({ kind: 'scan', at, squares })
    const known = this.#clocks.get(serialnr) ?? new LiveChessClock()
    this.#clocks.set(serialnr, known)
    const read = isObject(clock) ? known.read(clock, at) : null
    if (read !== null) messages.push(read)
    return messages.map(message => ({ serial: serialnr, message }))
  }
}

function boardOf(value: unknown): LiveChessBoard[] {
  if (!isObject(value) || typeof value.serialnr !== 'string') return []
  const battery = value.battery
  const percent = typeof battery === 'string' ? Number.parseInt(battery, 10) : battery
  return [
    {
      serial: value.serialnr,
      isActive: value.state === 'ACTIVE',
      batteryPercent: typeof percent === 'number' && Number.isFinite(percent) ? percent : null,
      squares: typeof value.board === 'string' ? squaresOf(value.board) : null,
    },
  ]
}

/** The first field of a FEN, which LiveChess sends several times per move. */
function squaresOf(placement: string): readonly Sensed[] | null {
  const ranks = placement.split(' ')[0]!.split('/')
  if (ranks.length !== 8) return null
  const squares = new Array<Sensed>(64).fill(null)
  for (const [down, rank] of ranks.entries()) {
    let file = 0
    for (const letter of rank) {
      const empty = Number(letter)
      if (Number.isInteger(empty) && empty >= 1 && empty <= 8) file += empty
      else if (isPieceLetter(letter)) squares[(7 - down) * 8 + file++] = letter
      else return null
    }
    if (file !== 8) return null
  }
  return squares
}
