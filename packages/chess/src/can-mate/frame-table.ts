import { type Frame, MAX_TROOPS, type Troops } from './frame.js'

/** Turn, kings, pawns, how many men the troops have; then the squares of the exact ones. */
const COUNTS = 5
const PLACES = COUNTS + Math.ceil(MAX_TROOPS / 8)
const KEY = PLACES + Math.ceil(MAX_TROOPS / 4)
const STRIDE = KEY + 2 * MAX_TROOPS

/** Frames by what is exact in them; the squares of the troops grow. */
export class FrameTable {
  count = 0
  words = new Int32Array(256 * STRIDE)
  private index = new Int32Array(1024)
  private mask = 1023
  private readonly key = new Int32Array(KEY)

  clear(): void {
    this.count = 0
    this.index.fill(0)
  }

  /** Puts a frame in; its number, or -1 if everything in it was there. */
  put(frame: Frame, troops: Troops): number {
    const { key } = this
    const n = troops.count
    key[0] =
      frame.turn | ((frame.crossed + 1) << 1) | (frame.kings[0] << 8) | (frame.kings[1] << 14)
    for (let i = 0; i < 4; i++) key[1 + i] = frame.pawns[i]
    key.fill(0, COUNTS)
    for (let i = 0; i < n; i++) {
      key[COUNTS + (i >> 3)] |= frame.count[i] << ((i & 7) << 2)
      if (troops.exact[i] === 0 || frame.count[i] === 0) continue
      const square = frame.lo[i] !== 0 ? 31 - Math.clz32(frame.lo[i]) : 63 - Math.clz32(frame.hi[i])
      key[PLACES + (i >> 2)] |= square << ((i & 3) << 3)
    }
    let at = hashOf(key, 0) & this.mask
    for (;;) {
      const number = this.index[at] - 1
      if (number < 0) break
      if (this.isSame(number)) return this.merge(number, frame, n) ? number : -1
      at = (at + 1) & this.mask
    }
    const number = this.count++
    this.index[at] = number + 1
    if ((number + 1) * STRIDE > this.words.length) {
      const words = new Int32Array(this.words.length * 2)
      words.set(this.words)
      this.words = words
    }
    const base = number * STRIDE
    this.words.set(key, base)
    this.words.fill(0, base + KEY, base + STRIDE)
    this.merge(number, frame, n)
    if (this.count * 2 > this.mask) this.enlarge()
    return number
  }

  /** Sets up a frame. */
  take(number: number, frame: Frame, troops: number): void {
    const { words } = this
    const base = number * STRIDE
    const first = words[base]
    frame.turn = first & 1
    frame.crossed = ((first >> 1) & 127) - 1
    frame.kings[0] = (first >> 8) & 63
    frame.kings[1] = (first >> 14) & 63
    for (let i = 0; i < 4; i++) frame.pawns[i] = words[base + 1 + i]
    for (let i = 0; i < troops; i++) {
      frame.count[i] = (words[base + COUNTS + (i >> 3)] >>> ((i & 7) << 2)) & 15
      frame.lo[i] = words[base + KEY + i * 2]
      frame.hi[i] = words[base + KEY + i * 2 + 1]
    }
  }

  private merge(number: number, frame: Frame, troops: number): boolean {
    const { words } = this
    let grown = false
    for (let i = 0, at = number * STRIDE + KEY; i < troops; i++, at += 2) {
      if (((frame.lo[i] & ~words[at]) | (frame.hi[i] & ~words[at + 1])) === 0) continue
      words[at] |= frame.lo[i]
      words[at + 1] |= frame.hi[i]
      grown = true
    }
    return grown
  }

  private isSame(number: number): boolean {
    const { words, key } = this
    for (let i = 0, at = number * STRIDE; i < KEY; i++, at++) if (words[at] !== key[i]) return false
    return true
  }

  private enlarge(): void {
    this.mask = this.mask * 2 + 1
    this.index = new Int32Array(this.mask + 1)
    for (let number = 0; number < this.count; number++) {
      let at = hashOf(this.words, number * STRIDE) & this.mask
      while (this.index[at] !== 0) at = (at + 1) & this.mask
      this.index[at] = number + 1
    }
  }
}

function hashOf(words: Int32Array, base: number): number {
  let hash = 0
  for (let i = 0; i < KEY; i++) {
    hash = Math.imul(hash ^ words[base + i], 0x9e3779b1)
    hash ^= hash >>> 15
  }
  return hash
}
