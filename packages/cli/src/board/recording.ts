import { createWriteStream, type WriteStream } from 'node:fs'
import { type Make, makes } from '@jadoube/eboard'
import { BadInput } from '../command.js'
import { readWhole } from '../read-whole.js'

// The data exchanged between a board and this program: JSON Lines with a header. Bytes are
// hexadecimal.

export interface Heading {
  readonly jadoube: 'board/1'
  readonly make: Make | 'livechess'
}

/** `in` came from the board, `out` went to it; `text` came from LiveChess, `said` went there. */
export interface RecordedLine {
  readonly at: number
  readonly in?: string
  readonly out?: string
  readonly text?: string
  readonly said?: string
  /** Somebody pressed a clock that is not connected to the board. */
  readonly press?: 'white' | 'black'
}

export const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
export const fromHex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'))

export class Recorder {
  readonly #file: WriteStream | null

  constructor(path: string | undefined, make: Heading['make']) {
    this.#file = path === undefined ? null : createWriteStream(path, { flags: 'wx' })
    this.#file?.on('error', () => undefined)
    const heading: Heading = { jadoube: 'board/1', make }
    this.#file?.write(`${JSON.stringify(heading)}\n`)
  }

  write(line: RecordedLine): void {
    this.#file?.write(`${JSON.stringify({ ...line, at: Math.round(line.at) })}\n`)
  }

  close(): Promise<void> {
    return new Promise(resolve => {
      if (this.#file === null) resolve()
      else this.#file.end(() => resolve())
    })
  }
}

export interface Recording {
  readonly make: Heading['make']
  readonly lines: readonly RecordedLine[]
}

async function* noInput(): AsyncGenerator<Uint8Array> {}

/** Reads a recording; a fault is reported in one line. */
export async function readRecording(path: string): Promise<Recording> {
  const [first = '', ...rest] = (await readWhole(path, noInput()))
    .split('\n')
    .filter(line => line !== '')
  const heading = parsed(first, path, 1)
  const { jadoube, make } = heading
  const isMake = make === 'livechess' || makes.includes(make as Make)
  if (jadoube !== 'board/1' || !isMake)
    throw new BadInput('recording-unreadable', `${path} is not a recording of a board`)
  return {
    make: make as Recording['make'],
    lines: rest.map((line, index) => lineOf(parsed(line, path, index + 2), path, index + 2)),
  }
}

function lineOf(value: Record<string, unknown>, path: string, number: number): RecordedLine {
  const { at, press } = value
  if (typeof at !== 'number')
    throw new BadInput('recording-unreadable', `${path}, line ${number}: the time is missing`)
  const text = (name: string): string | undefined =>
    typeof value[name] === 'string' ? value[name] : undefined
  return {
    at,
    ...(text('in') !== undefined && { in: text('in')! }),
    ...(text('text') !== undefined && { text: text('text')! }),
    ...((press === 'white' || press === 'black') && { press }),
  }
}

function parsed(line: string, path: string, number: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // Reported below.
  }
  throw new BadInput('recording-unreadable', `${path}, line ${number}: not JSON`)
}
