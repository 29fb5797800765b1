import { squareNames } from '@jadoube/chess'
import type { BoardMessage, Decoder, PieceLetter, Sensed } from '../sensor.js'

/** The command after which a Chessnut board reports its squares. */
export const chessnutStart: Uint8Array = Uint8Array.from([0x21, 0x01, 0x00])

/** Piece codes 1 to 12, in half bytes. */
const pieces: readonly (PieceLetter | null)[] = [
  null,
  'q',
  'k',
  'b',
  'p',
  'n',
  'R',
  'P',
  'r',
  'B',
  'N',
  'Q',
  'K',
]

/** A report begins with these two bytes; 32 bytes of squares and 4 of time follow. */
const header = [0x01, 0x24] as const
const reportLength = 38
const boardBytes = 32

/** h8, g8, … a1: two squares per byte, the low half first. */
const halfOf = (index: number): number => 63 - index

/**
 * Reads the reports of Chessnut Air, Air+, Pro and Go, over USB HID and Bluetooth. Each report has
 * all squares; the interpreter finds out which of them changed.
 */
export class ChessnutDecoder implements Decoder {
  #bytes: number[] = []

  push(bytes: Uint8Array, at: number): readonly BoardMessage[] {
    this.#bytes.push(...bytes)
    const messages: BoardMessage[] = []
    let skipped = 0
    while (this.#bytes.length >= reportLength) {
      if (this.#bytes[0] !== header[0] || this.#bytes[1] !== header[1]) {
        this.#bytes.shift()
        skipped++
        continue
      }
      const report = this.#bytes.splice(0, reportLength)
      messages.push({ kind: 'scan', at, squares: squaresOf(report.slice(2, 2 + boardBytes)) })
    }
    if (skipped > 0) messages.unshift({ kind: 'noise', at, bytes: skipped })
    return messages
  }
}

function squaresOf(bytes: readonly number[]): readonly Sensed[] {
  return squareNames.map((_, index) => {
    const half = halfOf(index)
    const byte = bytes[half >> 1] ?? 0
    const code = (half & 1) === 0 ? byte & 0x0f : byte >> 4
    return code > 12 ? 'occupied' : (pieces[code] ?? null)
  })
}

/** What the board would send; null if it has no such message. */
export function encodeChessnut(message: BoardMessage): Uint8Array | null {
  if (message.kind !== 'scan') return null
  const bytes = new Array<number>(boardBytes).fill(0)
  message.squares.forEach((sensed, index) => {
    const code = sensed === null ? 0 : sensed === 'occupied' ? 13 : pieces.indexOf(sensed)
    const half = halfOf(index)
    const at = half >> 1
    bytes[at] = (bytes[at] ?? 0) | ((half & 1) === 0 ? code : code << 4)
  })
  return Uint8Array.from([...header, ...bytes, 0, 0, 0, 0])
}

/** Lights up squares: eight bytes, the eighth rank first, the h-file in the lowest bit. */
export function chessnutLights(lit: ReadonlySet<string>): Uint8Array {
  const rows = [8, 7, 6, 5, 4, 3, 2, 1].map(rank =>
    [...'hgfedcba'].reduce(
      (bits, file, index) => (lit.has(`${file}${rank}`) ? bits | (1 << index) : bits),
      0,
    ),
  )
  return Uint8Array.from([0x0a, 0x08, ...rows])
}
