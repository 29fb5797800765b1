import { doubled } from '../doubled.js'
import { type Frame, MAX_GROUPS, type PieceGroups } from './frame.js'

// A frame as words. The key comes first: turn and kings, the pawns, the number of pieces in each
// group, and the squares of exact groups. Then follow the squares of each group.
// These are the offsets of the parts: the numbers of pieces, the exact squares, the end of the key.
const COUNTS = 5
const EXACT_SQUARES = COUNTS + ((MAX_GROUPS + 7) >> 3)
const KEY_END = EXACT_SQUARES + ((MAX_GROUPS + 3) >> 2)
/** Enough for an ordinary proof. A larger table is released before the next one. */
const FEW = 1 << 18
const SMALL = 1 << 10

/** A table of frames by their exact parts. The squares of the groups grow. */
export class FrameTable {
  count = 0
  private words = new Int32Array(FEW)
  private index = new Int32Array(SMALL)
  private mask = SMALL - 1
  /** The number of words of the key, and of groups that fit. */
  private key = EXACT_SQUARES
  private room = 0
  private stride = EXACT_SQUARES
  private readonly fresh = new Int32Array(KEY_END)

  clear(groups: PieceGroups): void {
    this.count = 0
    this.room = groups.count
    this.key = groups.exact.subarray(0, this.room).includes(1) ? KEY_END : EXACT_SQUARES
    this.stride = this.key + 2 * this.room
    if (this.words.length > FEW) this.words = new Int32Array(FEW)
    this.resize(SMALL)
  }

  /** Adds a frame. Returns its number, or -1 if it contained nothing new. */
  put(frame: Frame, groups: PieceGroups): number {
    if (groups.count > this.room) this.widen(groups.count)
    const { fresh } = this
    const n = groups.count
    fresh[0] =
      frame.turn | ((frame.enPassant + 1) << 1) | (frame.kings[0] << 8) | (frame.kings[1] << 14)
    for (let i = 0; i < 4; i++) fresh[1 + i] = frame.pawns[i]
    fresh.fill(0, COUNTS)
    for (let i = 0; i < n; i++) {
      fresh[COUNTS + (i >> 3)] |= frame.count[i] << ((i & 7) << 2)
      if (groups.exact[i] === 0 || frame.count[i] === 0) continue
      const square = frame.lo[i] !== 0 ? 31 - Math.clz32(frame.lo[i]) : 63 - Math.clz32(frame.hi[i])
      fresh[EXACT_SQUARES + (i >> 2)] |= square << ((i & 3) << 3)
    }
    let at = this.hash(fresh, 0) & this.mask
    for (;;) {
      const number = this.index[at] - 1
      if (number < 0) break
      if (this.isSame(number)) return this.merge(number, frame, n) ? number : -1
      at = (at + 1) & this.mask
    }
    const number = this.count++
    this.index[at] = number + 1
    const base = number * this.stride
    if (base + this.stride > this.words.length) {
      this.words = doubled(this.words)
    }
    for (let i = 0; i < this.key; i++) this.words[base + i] = fresh[i]
    this.words.fill(0, base + this.key, base + this.stride)
    this.merge(number, frame, n)
    if (this.count * 2 > this.mask) this.resize((this.mask + 1) * 2)
    return number
  }

  /** Reads a frame from the table. */
  take(number: number, frame: Frame, groups: number): void {
    const { words, key, room } = this
    const base = number * this.stride
    const first = words[base]
    frame.turn = first & 1
    frame.enPassant = ((first >> 1) & 127) - 1
    frame.kings[0] = (first >> 8) & 63
    frame.kings[1] = (first >> 14) & 63
    for (let i = 0; i < 4; i++) frame.pawns[i] = words[base + 1 + i]
    for (let i = 0; i < groups; i++) {
      frame.count[i] = (words[base + COUNTS + (i >> 3)] >>> ((i & 7) << 2)) & 15
      frame.lo[i] = i < room ? words[base + key + i * 2] : 0
      frame.hi[i] = i < room ? words[base + key + i * 2 + 1] : 0
    }
  }

  private merge(number: number, frame: Frame, groups: number): boolean {
    const { words } = this
    let grown = false
    for (let i = 0, at = number * this.stride + this.key; i < groups; i++, at += 2) {
      if (((frame.lo[i] & ~words[at]) | (frame.hi[i] & ~words[at + 1])) === 0) continue
      words[at] |= frame.lo[i]
      words[at + 1] |= frame.hi[i]
      grown = true
    }
    return grown
  }

  private isSame(number: number): boolean {
    const { words, fresh, key } = this
    for (let i = 0, at = number * this.stride; i < key; i++, at++)
      if (words[at] !== fresh[i]) return false
    return true
  }

  /** Makes room for a new group after a promotion. */
  private widen(room: number): void {
    const stride = this.key + 2 * room
    let size = this.words.length
    while (size < (this.count + 1) * stride) size *= 2
    const words = new Int32Array(size)
    for (let number = 0; number < this.count; number++) {
      const base = number * this.stride
      words.set(this.words.subarray(base, base + this.stride), number * stride)
    }
    this.words = words
    this.room = room
    this.stride = stride
  }

  private resize(size: number): void {
    this.mask = size - 1
    if (size > this.index.length) this.index = new Int32Array(size)
    else this.index.fill(0, 0, size)
    for (let number = 0; number < this.count; number++) {
      let at = this.hash(this.words, number * this.stride) & this.mask
      while (this.index[at] !== 0) at = (at + 1) & this.mask
      this.index[at] = number + 1
    }
  }

  private hash(words: Int32Array, base: number): number {
    let hash = 0
    for (let i = 0; i < this.key; i++) {
      hash = Math.imul(hash ^ words[base + i], 0x9e3779b1)
      hash ^= hash >>> 15
    }
    return hash
  }
}
