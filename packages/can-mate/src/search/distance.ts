import { knightAttacks } from '@jadoube/chess/internals'

// The number of moves that a king and a knight need between two squares on an empty board, at a *
// 64 + b.

const FAR = 99

export const kingDistance: Uint8Array = /* @__PURE__ */ new Uint8Array(64 * 64)
export const knightDistance: Uint8Array = /* @__PURE__ */ new Uint8Array(64 * 64)
let areFilled = false

/**
 * Fills the tables on the first call. Call it before using them; importing the module costs
 * nothing.
 */
export function needDistances(): void {
  if (areFilled) return
  areFilled = true
  fillKing(kingDistance)
  fillKnight(knightDistance)
}

function fillKing(distance: Uint8Array): void {
  for (let a = 0; a < 64; a++) {
    for (let b = 0; b < 64; b++) {
      const files = Math.abs((a & 7) - (b & 7))
      distance[a * 64 + b] = Math.max(files, Math.abs((a >> 3) - (b >> 3)))
    }
  }
}

function fillKnight(distance: Uint8Array): void {
  distance.fill(FAR)
  const queue = new Uint8Array(64)
  for (let a = 0; a < 64; a++) {
    const row = a * 64
    distance[row + a] = 0
    queue[0] = a
    let known = 1
    for (let next = 0; next < known; next++) {
      const at = queue[next]
      for (let half = 0; half < 2; half++) {
        for (let bits = knightAttacks[at * 2 + half]; bits !== 0; bits &= bits - 1) {
          const to = 31 - Math.clz32(bits & -bits) + half * 32
          if (distance[row + to] < FAR) continue
          distance[row + to] = distance[row + at] + 1
          queue[known++] = to
        }
      }
    }
  }
}
