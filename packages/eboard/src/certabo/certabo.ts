import { squareNames } from '@jadoube/chess'
import {
  type BoardMessage,
  countedFromA8,
  type Decoder,
  type PieceLetter,
  type Sensed,
} from '../sensor.js'

// Certabo sends each scan as one line of 320 numbers: five bytes of the tag on each square, a8
// first.

const tagLength = 5
const numbers = 64 * tagLength
/** Longer than any scan: a line without an end is noise. */
const longestLine = 4096

/** Which piece has which tag. */
export type Calibration = ReadonlyMap<string, PieceLetter>

/** The tags of a scan in the order of the squares, a1 first; null if the line is not a scan. */
export function parseCertaboScan(line: string): readonly (string | null)[] | null {
  const values = line.match(/\d+|[^\d\s,]+/g)
  if (values?.[0] === ':') values.shift()
  if (values?.length !== numbers || !values.every(isByte)) return null
  return squareNames.map((_, index) => {
    const at = countedFromA8(index) * tagLength
    const tag = values.slice(at, at + tagLength)
    // An empty square reads as zeros, sometimes with noise in one or two of the bytes.
    return tag.filter(value => Number(value) === 0).length > 2 ? null : tag.join(' ')
  })
}

const isByte = (text: string): boolean => Number(text) <= 255

/**
 * Learns the tags from scans of the initial position, with the spare queens on d3 and d6 if there
 * are any. A tag counts if most scans agree. Null if a piece was not seen.
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

/** How many scans of the initial position are compared before a tag is accepted. */
const scansToLearn = 5

/** The initial position, with a spare queen of each colour on d3 and d6 if the set has them. */
const initial: ReadonlyMap<string, PieceLetter> = new Map(
  squareNames.flatMap((name): [string, PieceLetter][] => {
    const file = 'abcdefgh'.indexOf(name[0]!)
    const officers = 'rnbqkbnr'
    if (name[1] === '1') return [[name, officers[file]!.toUpperCase() as PieceLetter]]
    if (name[1] === '2') return [[name, 'P']]
    if (name[1] === '7') return [[name, 'p']]
    return name[1] === '8' ? [[name, officers[file] as PieceLetter]] : []
  }),
)
const spares: ReadonlyMap<string, PieceLetter> = new Map([
  ['d3', 'Q'],
  ['d6', 'q'],
])

/**
 * The pieces of a scan that tags can be learnt from: the initial position, with or without spare
 * queens.
 */
function learnable(tags: readonly (string | null)[]): ReadonlyMap<string, PieceLetter> | null {
  const pieces = new Map(initial)
  for (const [index, name] of squareNames.entries()) {
    const spare = spares.get(name)
    if (spare !== undefined && tags[index] !== null) pieces.set(name, spare)
    if ((tags[index] !== null) !== pieces.has(name)) return null
  }
  return pieces
}

/**
 * Reads the scans of a Certabo board. If its tags are not known yet, it learns them from the
 * initial position and reports no squares until then.
 */
export class CertaboDecoder implements Decoder {
  #text = ''
  #calibration: Calibration | null
  #scans: (readonly (string | null)[])[] = []

  constructor(calibration: Calibration | null = null) {
    this.#calibration = calibration
  }

  /** What was learnt, to be saved for the next time. */
  get calibration(): Calibration | null {
    return this.#calibration
  }

  push(bytes: Uint8Array, at: number): readonly BoardMessage[] {
    this.#text += String.fromCharCode(...bytes.map(byte => byte & 0x7f))
    const lines = this.#text.split('\n')
    this.#text = (lines.pop() ?? '').slice(-longestLine)
    return lines.filter(line => line.trim() !== '').map(line => this.#read(line, at))
  }

  #read(line: string, at: number): BoardMessage {
    const tags = parseCertaboScan(line)
    if (tags === null) return { kind: 'noise', at, bytes: line.length }
    if (this.#calibration === null) this.#learn(tags)
    const known = this.#calibration
    if (known === null)
      return { kind: 'calibrating', at, scans: this.#scans.length, of: scansToLearn }
    return {
      kind: 'scan',
      at,
      squares: tags.map((tag): Sensed => (tag === null ? null : (known.get(tag) ?? 'occupied'))),
    }
  }

  #learn(tags: readonly (string | null)[]): void {
    const pieces = learnable(tags)
    if (pieces === null) return
    this.#scans.push(tags)
    if (this.#scans.length < scansToLearn) return
    this.#calibration = calibrate(this.#scans, pieces)
    this.#scans = []
  }
}

/** What a board with these tags would send. */
export function encodeCertabo(tags: readonly (string | null)[]): Uint8Array {
  const byPlace = new Array<string>(64).fill('0 0 0 0 0')
  tags.forEach((tag, index) => {
    if (tag !== null) byPlace[countedFromA8(index)] = tag
  })
  const text = `:${byPlace.join(' ')}\r\n`
  const bytes = new Uint8Array(text.length)
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index)
  return bytes
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
