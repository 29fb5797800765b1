import { open, stat } from 'node:fs/promises'
import { BadInput } from '../command.js'
import { unreadable } from '../read-whole.js'

/** A stretch of a file that holds whole games: work for one thread. */
export interface Part {
  readonly path: string
  readonly start: number
  readonly end: number
}

const PART = 8 << 20
/** No game's tags and moves are longer than this; a file without game boundaries becomes one part. */
const WINDOW = 1 << 20
const boundary = Buffer.from('\n[Event ')

export async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(unreadable(path))
  if (!found.isFile()) throw new BadInput('not-a-file', `'${path}' is not a file`)
  return found.size
}

/** Cuts files between games, so that threads can share a large one. */
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
  const at = window.subarray(0, bytesRead).indexOf(boundary)
  return at < 0 ? undefined : from + at + 1
}
