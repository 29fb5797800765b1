import type { Io } from '../command.js'

const SMALL = 3 << 20
const WIDTH = 30

/** A progress bar on a terminal for work that takes long; nothing elsewhere. */
export class Progress {
  readonly #io: Io
  readonly #total: number
  #done = 0
  #shown = -1

  constructor(io: Io, total: number) {
    this.#io = io
    this.#total = total
  }

  add(bytes: number): void {
    this.#done += bytes
    if (!this.#io.terminal || this.#total < SMALL) return
    const percent = Math.min(100, Math.floor((this.#done / this.#total) * 100))
    if (percent === this.#shown) return
    this.#shown = percent
    const full = Math.round((percent / 100) * WIDTH)
    this.#io.err(`\r[${'='.repeat(full)}${' '.repeat(WIDTH - full)}] ${percent}%`)
  }

  clear(): void {
    if (this.#shown >= 0) this.#io.err(`\r${' '.repeat(WIDTH + 8)}\r`)
  }
}
