import { type Board, kingAttacks } from '@jadoube/chess/internals'
import type { KinglessAttacks } from './kingless-attacks.js'

/**
 * The words of the rows of one kingless board. There is a row for each turn and square of the white
 * king: the squares of the black king as a pair lo, hi. `BLACK_TO_MOVE` is where the rows with
 * Black to move begin.
 */
export const ROW_WORDS = 256
export const BLACK_TO_MOVE = 128

const NOT_A = ~0x01010101
const NOT_H = 0x7f7f7f7f

/** For each square: the square and its neighbours. */
export const kingAndNeighbours = /* @__PURE__ */ (() => {
  const table = kingAttacks.slice()
  for (let square = 0; square < 64; square++) table[square * 2 + (square >> 5)] |= 1 << square
  return table
})()

/**
 * Plays all king moves to empty squares in one kingless board, until nothing new is found. Its
 * `rows` start at `base`. `liveRows`, from `liveBase` on, says for each turn which rows are not
 * empty.
 */
export function stepKings(
  rows: Int32Array,
  base: number,
  liveRows: Int32Array,
  liveBase: number,
  { sets }: Board,
  { attacked }: KinglessAttacks,
): void {
  const occupiedLo = sets[0] | sets[2]
  const occupiedHi = sets[1] | sets[3]
  const whiteLo = ~(occupiedLo | attacked[2])
  const whiteHi = ~(occupiedHi | attacked[3])
  const blackLo = ~(occupiedLo | attacked[0])
  const blackHi = ~(occupiedHi | attacked[1])
  // The rows with new squares.
  let white0 = liveRows[liveBase]
  let white1 = liveRows[liveBase + 1]
  let black0 = liveRows[liveBase + 2]
  let black1 = liveRows[liveBase + 3]
  while ((white0 | white1 | black0 | black1) !== 0) {
    for (let half = 0; half < 2; half++) {
      for (let news = half === 0 ? black0 : black1; news !== 0; news &= news - 1) {
        const w = 31 - Math.clz32(news & -news) + half * 32
        const row = base + w * 2
        const lo = rows[row + BLACK_TO_MOVE]
        const hi = rows[row + BLACK_TO_MOVE + 1]
        const sideLo = ((lo << 1) & NOT_A) | ((lo >>> 1) & NOT_H)
        const sideHi = ((hi << 1) & NOT_A) | ((hi >>> 1) & NOT_H)
        const rankLo = lo | sideLo
        const rankHi = hi | sideHi
        const toLo = sideLo | (rankLo << 8) | (rankLo >>> 8) | (rankHi << 24)
        const toHi = sideHi | (rankHi << 8) | (rankHi >>> 8) | (rankLo >>> 24)
        const newLo = toLo & blackLo & ~kingAndNeighbours[w * 2] & ~rows[row]
        const newHi = toHi & blackHi & ~kingAndNeighbours[w * 2 + 1] & ~rows[row + 1]
        if ((newLo | newHi) === 0) continue
        rows[row] |= newLo
        rows[row + 1] |= newHi
        if (half === 0) white0 |= news & -news
        else white1 |= news & -news
      }
    }
    liveRows[liveBase] |= white0
    liveRows[liveBase + 1] |= white1
    black0 = 0
    black1 = 0
    for (let half = 0; half < 2; half++) {
      for (let news = half === 0 ? white0 : white1; news !== 0; news &= news - 1) {
        const w = 31 - Math.clz32(news & -news) + half * 32
        const lo = rows[base + w * 2]
        const hi = rows[base + w * 2 + 1]
        let targets = kingAttacks[w * 2] & whiteLo
        for (let part = 0; part < 2; part++) {
          for (; targets !== 0; targets &= targets - 1) {
            const to = 31 - Math.clz32(targets & -targets) + part * 32
            const row = base + BLACK_TO_MOVE + to * 2
            const newLo = lo & ~kingAndNeighbours[to * 2] & ~rows[row]
            const newHi = hi & ~kingAndNeighbours[to * 2 + 1] & ~rows[row + 1]
            if ((newLo | newHi) === 0) continue
            rows[row] |= newLo
            rows[row + 1] |= newHi
            if (part === 0) black0 |= targets & -targets
            else black1 |= targets & -targets
          }
          targets = kingAttacks[w * 2 + 1] & whiteHi
        }
      }
    }
    liveRows[liveBase + 2] |= black0
    liveRows[liveBase + 3] |= black1
    white0 = 0
    white1 = 0
  }
}
