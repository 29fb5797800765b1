import type { BoardId } from './ids.js'
import type { Head } from './log-entry.js'

/** Where the logs last written to were seen to end; the oldest seen is forgotten first. */
export class HeadCache {
  readonly #heads = new Map<BoardId, Head>()
  readonly #most: number

  constructor(most = 50_000) {
    this.#most = most
  }

  get(board: BoardId): Head | undefined {
    return this.#heads.get(board)
  }

  set(board: BoardId, { seq, hash }: Head): void {
    this.#heads.delete(board)
    this.#heads.set(board, { seq, hash })
    if (this.#heads.size <= this.#most) return
    for (const oldest of this.#heads.keys()) {
      this.#heads.delete(oldest)
      break
    }
  }

  forget(board: BoardId): void {
    this.#heads.delete(board)
  }

  clear(): void {
    this.#heads.clear()
  }
}
