// Finds the multipliers of packages/chess/src/attacks/magics.ts and prints that file's two tables.
// For each square: two 32-bit numbers a, b such that (imul(lo, a) ^ imul(hi, b)) >>> (32 - bits) sends
// every arrangement of blockers on the square's lines to a slot that no arrangement with other attacks uses.
let seed = 20090701
function random32() {
  // xorshift32: the same numbers on every machine.
  seed ^= seed << 13
  seed ^= seed >>> 17
  seed ^= seed << 5
  return seed | 0
}
const sparse = () => random32() & random32() & (random32() | random32())

const orthogonal = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
]
const diagonal = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]

function walk(square, directions, lo, hi, inner) {
  const out = [0, 0]
  for (const [df, dr] of directions) {
    let file = (square & 7) + df
    let rank = (square >> 3) + dr
    while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
      const beyond = file + df < 0 || file + df > 7 || rank + dr < 0 || rank + dr > 7
      if (inner && beyond) break
      const s = rank * 8 + file
      out[s >> 5] |= 1 << s
      if ((s < 32 ? lo : hi) & (1 << s)) break
      file += df
      rank += dr
    }
  }
  return out
}

function find(square, directions) {
  const [maskLo, maskHi] = walk(square, directions, 0, 0, true)
  const arrangements = []
  let hi = 0
  do {
    let lo = 0
    do {
      arrangements.push([lo, hi, ...walk(square, directions, lo, hi, false)])
      lo = (lo - maskLo) & maskLo
    } while (lo !== 0)
    hi = (hi - maskHi) & maskHi
  } while (hi !== 0)
  const shift = 32 - Math.log2(arrangements.length)
  const slotLo = new Int32Array(arrangements.length)
  const slotHi = new Int32Array(arrangements.length)
  const used = new Int32Array(arrangements.length)
  for (let attempt = 1; ; attempt++) {
    const a = sparse()
    const b = sparse()
    let good = true
    for (const [lo, hi, attacksLo, attacksHi] of arrangements) {
      const slot = (Math.imul(lo, a) ^ Math.imul(hi, b)) >>> shift
      if (used[slot] !== attempt) {
        used[slot] = attempt
        slotLo[slot] = attacksLo
        slotHi[slot] = attacksHi
      } else if (slotLo[slot] !== attacksLo || slotHi[slot] !== attacksHi) {
        good = false
        break
      }
    }
    if (good) return [a, b]
  }
}

for (const [name, directions] of [
  ['rookMagics', orthogonal],
  ['bishopMagics', diagonal],
]) {
  const numbers = []
  for (let square = 0; square < 64; square++) numbers.push(...find(square, directions))
  console.log(`export const ${name}: readonly number[] = [\n  ${numbers.join(', ')},\n]`)
}
