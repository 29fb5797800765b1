import { type SquareName, squareNames } from '@jadoube/chess'
import {
  type BoardMessage,
  countedFromA8,
  type Decoder,
  type PieceLetter,
  type Sensed,
} from '../sensor.js'

/** The commands of a DGT board over its serial line (9600 baud, 8N1). */
export const dgtCommands = {
  reset: 0x40,
  clock: 0x41,
  board: 0x42,
  boardAndClockUpdates: 0x43,
  boardUpdates: 0x44,
  serial: 0x45,
  /** Board and clock changes only, without repetitions. */
  niceUpdates: 0x4b,
  battery: 0x4c,
  version: 0x4d,
  longSerial: 0x55,
} as const

const messageIds = {
  board: 0x86,
  clock: 0x8d,
  field: 0x8e,
  serial: 0x91,
  version: 0x93,
  battery: 0xa0,
  longSerial: 0xa2,
} as const

const headerLength = 3
/** No message is longer: a dump has 67 bytes, a trademark text about 300. */
const longest = 1024

/** Piece codes 1 to 12; the result pieces 13 to 15 are not chess pieces. */
const pieces: readonly (PieceLetter | null)[] = [
  null,
  'P',
  'R',
  'N',
  'B',
  'K',
  'Q',
  'p',
  'r',
  'n',
  'b',
  'k',
  'q',
]

const sensedOf = (code: number): Sensed => (code > 12 ? 'occupied' : (pieces[code] ?? null))

export const dgtPieceCode = (sensed: Sensed): number =>
  sensed === null ? 0 : sensed === 'occupied' ? 13 : pieces.indexOf(sensed)

/** DGT counts a8, b8, … h1. */
const squareOf = (field: number): SquareName => squareNames[countedFromA8(field)]!

export const dgtField = (square: SquareName): number => countedFromA8(squareNames.indexOf(square))

/** A set has at most sixteen pieces of one kind; a board that shows more cannot identify pieces. */
const mostOfOneKind = 16

/**
 * Reads the messages of a DGT board with the serial protocol. Boards such as the Pegasus only know
 * whether a square is occupied; they send one code for every piece.
 */
export class DgtDecoder implements Decoder {
  #bytes: number[] = []
  #isOccupancy = false

  push(bytes: Uint8Array, at: number): readonly BoardMessage[] {
    this.#bytes.push(...bytes)
    const messages: BoardMessage[] = []
    let skipped = 0
    while (this.#bytes.length >= headerLength) {
      const length = this.#lengthHere()
      if (length === null) {
        this.#bytes.shift()
        skipped++
        continue
      }
      if (this.#bytes.length < length) break
      const message = this.#bytes.splice(0, length)
      messages.push(...read(message, at).map(each => this.#asKnown(each)))
    }
    if (skipped > 0) messages.unshift({ kind: 'noise', at, bytes: skipped })
    return messages
  }

  #asKnown(message: BoardMessage): BoardMessage {
    if (message.kind === 'dump') {
      const pieces = message.squares.filter(sensed => sensed !== null)
      if (pieces.length > mostOfOneKind) this.#isOccupancy = new Set(pieces).size === 1
    }
    const plain = (sensed: Sensed): Sensed =>
      this.#isOccupancy && sensed !== null ? 'occupied' : sensed
    if (message.kind === 'dump') return { ...message, squares: message.squares.map(plain) }
    return message.kind === 'square' ? { ...message, sensed: plain(message.sensed) } : message
  }

  /** The length of the message that begins here, or null if none can begin here. */
  #lengthHere(): number | null {
    const [id = 0, high = 0, low = 0] = this.#bytes
    // Only the first byte of a message has its high bit set.
    if (id < 0x80 || high >= 0x80 || low >= 0x80) return null
    const length = (high << 7) | low
    const expected = lengths[id]
    if (expected !== undefined && expected !== length) return null
    return length >= headerLength && length <= longest ? length : null
  }
}

const lengths: Readonly<Record<number, number>> = {
  [messageIds.board]: 67,
  [messageIds.clock]: 10,
  [messageIds.field]: 5,
}

function read(message: readonly number[], at: number): readonly BoardMessage[] {
  const data = message.slice(headerLength)
  switch (message[0]) {
    case messageIds.board:
      return [
        { kind: 'dump', at, squares: squareNames.map(name => sensedOf(data[dgtField(name)]!)) },
      ]
    case messageIds.field: {
      const [field = 0, piece = 0] = data
      if (field > 63) return [{ kind: 'noise', at, bytes: message.length }]
      return [{ kind: 'square', at, square: squareOf(field), sensed: sensedOf(piece) }]
    }
    case messageIds.clock:
      return clockOf(data, at)
    case messageIds.serial:
    case messageIds.longSerial:
      return [{ kind: 'serial', at, serial: String.fromCharCode(...data).trim() }]
    case messageIds.version:
      return [{ kind: 'version', at, version: data.join('.') }]
    case messageIds.battery:
      return [{ kind: 'battery', at, percent: Math.min(100, data[0] ?? 0) }]
    default:
      return []
  }
}

const decimal = (byte: number): number => (byte >> 4) * 10 + (byte & 0x0f)

/**
 * Seven bytes: the right player's hours, minutes and seconds, the left player's, and the status.
 * The times are decimal digits in half bytes. The host knows whose clock is on the right.
 */
function clockOf(data: readonly number[], at: number): readonly BoardMessage[] {
  const [rightHours = 0, rightMinutes = 0, rightSeconds = 0] = data
  const [leftHours = 0, leftMinutes = 0, leftSeconds = 0] = data.slice(3)
  const status = data[6] ?? 0
  // An answer to a command has 0x0a in both places, and no times.
  if ((rightHours & 0x0f) === 0x0a || (leftHours & 0x0f) === 0x0a) return []
  const ms = (hours: number, minutes: number, seconds: number): number =>
    (((hours & 0x0f) * 60 + decimal(minutes)) * 60 + decimal(seconds)) * 1000
  const isRunning = (status & 0x01) !== 0
  const isConnected = (status & 0x20) === 0
  if (!isConnected) return []
  // Two bits say whose turn it is. If neither is set, the lever is up on the side that is thinking.
  const isRightsTurn = (status & 0x08) !== 0
  const isLeftsTurn = (status & 0x10) !== 0
  const isRight = isRightsTurn === isLeftsTurn ? (status & 0x02) !== 0 : isRightsTurn
  return [
    {
      kind: 'clock',
      at,
      running: isRunning ? (isRight ? 'black' : 'white') : null,
      white: ms(leftHours, leftMinutes, leftSeconds),
      black: ms(rightHours, rightMinutes, rightSeconds),
    },
  ]
}
