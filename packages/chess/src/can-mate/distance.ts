import { knightAttacks } from '../attacks/steps.js'

// How many moves a king and a knight need from a square to another on an empty board, at a * 64 + b.

export const kingDistance = new Uint8Array(64 * 64)
export const knightDistance = new Uint8Array(64 * 64).fill(99)
for (let a = 0; a < 64; a++) {
  for (let b = 0; b < 64; b++) {
    kingDistance[a * 64 + b] = Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)))
  }
  const queue = [a]
  knightDistance[a * 64 + a] = 0
  for (const at of queue) {
    for (let half = 0; half < 2; half++) {
      for (let bits = knightAttacks[at * 2 + half]; bits !== 0; bits &= bits - 1) {
        const to = 31 - Math.clz32(bits & -bits) + half * 32
        if (knightDistance[a * 64 + to] < 99) continue
        knightDistance[a * 64 + to] = knightDistance[a * 64 + at] + 1
        queue.push(to)
      }
    }
  }
}
