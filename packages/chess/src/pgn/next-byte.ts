import { CLOSE_BRACE, NEWLINE } from './ascii.js'

/**
 * Finds the next place of one byte and remembers it: everything before the last place found is
 * known. Without that, each of many comments on one line would search the rest of the file for a
 * newline, and reading it would take the square of its length.
 */
class NextByte {
  readonly #byte: number
  #bytes: Uint8Array | undefined
  #from = 0
  #at = -1

  constructor(byte: number) {
    this.#byte = byte
  }

  /** The index of the byte, at `start` or after it; -1 if there is none. */
  find(bytes: Uint8Array, start: number): number {
    const known = bytes === this.#bytes && start >= this.#from
    if (known && (this.#at < 0 || start <= this.#at)) return this.#at
    this.#bytes = bytes
    this.#from = start
    this.#at = bytes.indexOf(this.#byte, start)
    return this.#at
  }
}

/** The next newline and the next closing brace. */
export class LookAhead {
  readonly newlines = new NextByte(NEWLINE)
  readonly braces = new NextByte(CLOSE_BRACE)
}
