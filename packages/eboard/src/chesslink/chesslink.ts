import { squareNames } from '@jadoube/chess'
import {
  type BoardMessage,
  countedFromA8,
  type Decoder,
  isPieceLetter,
  type Sensed,
} from '../sensor.js'

// Millennium ChessLink: ASCII at 38400 baud. Each byte has odd parity in its eighth bit, and each
// message ends with two hexadecimal digits, the exclusive or of its characters.

/**
 * The length of each answer, including the two checksum digits; all but two are only
 * acknowledgements.
 */
const lengths: Readonly<Record<string, number>> = { s: 67, v: 7, l: 3, x: 3, w: 7, r: 7 }

/** Sets the eighth bit so that the number of set bits is odd. */
function withOddParity(code: number): number {
  let bits = 0
  for (let rest = code & 0x7f; rest > 0; rest >>= 1) bits += rest & 1
  return bits % 2 === 0 ? (code & 0x7f) | 0x80 : code & 0x7f
}

function checksum(text: string): string {
  let sum = 0
  for (const letter of text) sum ^= letter.charCodeAt(0)
  return sum.toString(16).toUpperCase().padStart(2, '0')
}

/**
 * A command in the form that the board expects: `S` requests the squares, `X` turns off the lights,
 * `V` requests the version.
 */
export function chessLinkCommand(text: string): Uint8Array {
  return Uint8Array.from(
    [...(text + checksum(text))].map(letter => withOddParity(letter.charCodeAt(0))),
  )
}

/** Reads the messages of a Millennium ChessLink board. */
export class ChessLinkDecoder implements Decoder {
  #text = ''

  push(bytes: Uint8Array, at: number): readonly BoardMessage[] {
    for (const byte of bytes) this.#text += String.fromCharCode(byte & 0x7f)
    const messages: BoardMessage[] = []
    let skipped = 0
    while (this.#text !== '') {
      const length = lengths[this.#text[0] ?? '']
      if (length === undefined) {
        this.#text = this.#text.slice(1)
        skipped++
        continue
      }
      if (this.#text.length < length) break
      const message = this.#text.slice(0, length)
      if (checksum(message.slice(0, -2)) !== message.slice(-2).toUpperCase()) {
        this.#text = this.#text.slice(1)
        skipped++
        continue
      }
      this.#text = this.#text.slice(length)
      messages.push(...read(message.slice(0, -2), at))
    }
    if (skipped > 0) messages.unshift({ kind: 'noise', at, bytes: skipped })
    return messages
  }
}

function read(text: string, at: number): readonly BoardMessage[] {
  if (text[0] === 'v')
    return [{ kind: 'version', at, version: `${text.slice(1, 3)}.${text.slice(3)}` }]
  if (text[0] !== 's') return []
  const squares = squareNames.map((_, index): Sensed => {
    const letter = text[1 + countedFromA8(index)] ?? '.'
    return letter === '.' ? null : isPieceLetter(letter) ? letter : 'occupied'
  })
  return [{ kind: 'scan', at, squares }]
}

/** What the board would send; null if it has no such message. */
export function encodeChessLink(message: BoardMessage): Uint8Array | null {
  if (message.kind !== 'scan') return null
  const letters = new Array<string>(64).fill('.')
  message.squares.forEach((sensed, index) => {
    if (sensed !== null) letters[countedFromA8(index)] = sensed === 'occupied' ? '?' : sensed
  })
  return chessLinkCommand(`s${letters.join('')}`)
}

/**
 * Lights up squares. The lamps are at the 81 corners of the squares, a8's outer corner first, then
 * down the edge to a1, then file by file; a square is lit by the four around it.
 */
export function chessLinkLights(lit: ReadonlySet<string>): Uint8Array {
  const lamps = new Set<number>()
  for (const square of lit) {
    const file = square.charCodeAt(0) - 97
    const down = 8 - Number(square[1])
    for (const across of [file, file + 1])
      for (const below of [down, down + 1]) lamps.add(across * 9 + below)
  }
  if (lamps.size === 0) return chessLinkCommand('X')
  const codes = Array.from({ length: 81 }, (_, lamp) => (lamps.has(lamp) ? 'FF' : '00'))
  return chessLinkCommand(`L32${codes.join('')}`)
}
