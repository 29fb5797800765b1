import { open, stat } from 'node:fs/promises'
import { BadInput } from '../command.js'
import { unreadable } from '../read-whole.js'

/** A part of a file that contains whole games: work for one thread. */
export interface Part {
  readonly path: string
  readonly start: number
  readonly end: number
}

const PART = 8 << 20
/** Bytes. No game is longer; a file without game boundaries becomes one part. */
const WINDOW = 1 << 20
const NEWLINE = 10
const result = /(1-0|0-1|1\/2|\*)$/
const boundary = Buffer.from('\n[Event "')

export async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(unreadable(path))
  if (!found.isFile()) throw new BadInput('not-a-file', `'${path}' is not a file`)
  return found.size
}

/** Splits files between games, so that threads can share a large one. */
export async function cut(paths: readonly string[], partSize = PART): Promise<Part[]> {
  const parts: Part[] = []
  for (const path of paths) {
    const size = await sizeOf(path)
    let start = 0
    const file = await open(path).catch(unreadable(path))
    try {
      while (size - start > partSize) {
        const at = await nextGame(file, start + partSize, size)
        if (at === undefined) break
        parts.push({ path, start, end: at })
        start = at
      }
    } finally {
      await file.close()
    }
    parts.push({ path, start, end: size })
  }
  return parts
}

type File = Awaited<ReturnType<typeof open>>

async function nextGame(file: File, from: number, size: number): Promise<number | undefined> {
  const window = Buffer.alloc(Math.min(WINDOW, size - from))
  const { bytesRead } = await file.read(window, 0, window.length, from)
  const bytes = window.subarray(0, bytesRead)
  for (let at = bytes.indexOf(boundary); at >= 0; at = bytes.indexOf(boundary, at + 1)) {
    if (beginsGameForCertain(bytes, at + 1)) return from + at + 1
  }
  return undefined
}

/**
 * Whether a reader of the whole file would start a new game with the tag at this place: another tag
 * follows it, and the last line of text above it ends with the result of a game. Then even an
 * unclosed comment ends here.
 */
function beginsGameForCertain(bytes: Buffer, at: number): boolean {
  const below = bytes.indexOf(NEWLINE, at)
  if (below < 0 || bytes[below + 1] !== 0x5b) return false
  let lineEnd = at - 1
  let blank = 0
  for (; lineEnd > 0; blank++) {
    const lineStart = bytes.lastIndexOf(NEWLINE, lineEnd - 1) + 1
    const line = bytes.subarray(lineStart, lineEnd).toString('latin1').trim()
    if (line !== '') return blank > 0 && result.test(line)
    lineEnd = lineStart - 1
  }
  return false
}
