import type { BoardId } from './ids.js'
import type { Head } from './log-entry.js'

/** Caches the ends of logs; those first seen longest ago are dropped first. */
export class HeadCache {
  readonly #heads = new Map<BoardId, { seq: number; hash: string }>()
  readonly #most: number

  constructor(most = 50_000) {
    this.#most = most
  }

  get(board: BoardId): Head | undefined {
    return this.#heads.get(board)
  }

  set(board: BoardId, { seq, hash }: Head): void {
    const known = this.#heads.get(board)
    if (known !== undefined) {
      known.seq = seq
      known.hash = hash
      return
    }
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
