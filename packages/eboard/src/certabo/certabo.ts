import { squareNames } from '@jadoube/chess'
import type { BoardMessage, Decoder, PieceLetter, Sensed } from '../sensor.js'

// Certabo sends each scan as one line of 320 numbers: five bytes of the tag on each square, a8 first.

const tagLength = 5
const numbers = 64 * tagLength
/** Longer than any scan: a line without an end is noise. */
const longestLine = 4096

/** Which piece carries which tag. */
export type Calibration = ReadonlyMap<string, PieceLetter>

const placeOf = (index: number): number => (7 - (index >> 3)) * 8 + (index & 7)

/** The tags of a scan in the order of the squares, a1 first; null where there is none. */
export function parseCertaboScan(line: string): readonly (string | null)[] | null {
  const values = line
    .replace(/^:/, '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (values.length !== numbers || values.some(value => !(value >= 0 && value <= 255))) return null
  return squareNames.map((_, index) => {
    const at = placeOf(index) * tagLength
    const tag = values.slice(at, at + tagLength)
    return tag.every(value => value === 0) ? null : tag.join(' ')
  })
}

/**
 * Learns the tags from scans of the initial position, with the spare queens on d3 and d6 if there are
 * any. A tag counts where most scans agree; null where a piece was not seen.
 */
export function calibrate(
  scans: readonly (readonly (string | null)[])[],
  pieces: ReadonlyMap<string, PieceLetter>,
): Calibration | null {
  const calibration = new Map<string, PieceLetter>()
  for (const [index, name] of squareNames.entries()) {
    const piece = pieces.get(name)
    if (piece === undefined) continue
    const seen = new Map<string, number>()
    for (const scan of scans) {
      const tag = scan[index]
      if (tag != null) seen.set(tag, (seen.get(tag) ?? 0) + 1)
    }
    const [best] = [...seen].sort(([, a], [, b]) => b - a)
    if (best === undefined || best[1] * 2 <= scans.length) return null
    calibration.set(best[0], piece)
  }
  return calibration
}

/** Reads the scans of a Certabo board whose tags are known. */
export class CertaboDecoder implements Decoder {
  #text = ''
  readonly #calibration: Calibration

  constructor(calibration: Calibration) {
    this.#calibration = calibration
  }

  push(bytes: Uint8Array, at: number): readonly BoardMessage[] {
    for (const byte of bytes) this.#text += String.fromCharCode(byte & 0x7f)
    const lines = this.#text.split('\n')
    this.#text = (lines.pop() ?? '').slice(-longestLine)
    return lines
      .filter(line => line.trim() !== '')
      .map((line): BoardMessage => {
        const tags = parseCertaboScan(line)
        if (tags === null) return { kind: 'noise', at, bytes: line.length }
        const squares = tags.map(
          (tag): Sensed => (tag === null ? null : (this.#calibration.get(tag) ?? 'occupied')),
        )
        return { kind: 'scan', at, squares }
      })
  }
}

/** Lights up squares: eight bytes, the eighth rank first, the a-file in the lowest bit. */
export function certaboLights(lit: ReadonlySet<string>): Uint8Array {
  return Uint8Array.from(
    [8, 7, 6, 5, 4, 3, 2, 1].map(rank =>
      [...'abcdefgh'].reduce(
        (bits, file, index) => (lit.has(`${file}${rank}`) ? bits | (1 << index) : bits),
        0,
      ),
    ),
  )
}
