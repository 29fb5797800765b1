// Finds the seeds of packages/chess/src/attacks/magics.ts and prints them. A seed gives two 32-bit
// numbers a, b such that (imul(lo, a) ^ imul(hi, b)) >>> (32 - bits) maps every arrangement of
// blockers on the square's lines to a slot that no arrangement with other attacks uses.
let state = 0
function random32() {
  state ^= state << 13
  state ^= state >>> 17
  state ^= state << 5
  return state
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
  for (let seed = 1; ; seed++) {
    state = Math.imul(seed, 0x9e3779b1)
    const a = sparse()
    const b = sparse()
    let good = true
    for (const [lo, hi, attacksLo, attacksHi] of arrangements) {
      const slot = (Math.imul(lo, a) ^ Math.imul(hi, b)) >>> shift
      if (used[slot] !== seed) {
        used[slot] = seed
        slotLo[slot] = attacksLo
        slotHi[slot] = attacksHi
      } else if (slotLo[slot] !== attacksLo || slotHi[slot] !== attacksHi) {
        good = false
        break
      }
    }
    if (good) return seed
  }
}

for (const [name, directions] of [
  ['rookSeeds', orthogonal],
  ['bishopSeeds', diagonal],
]) {
  const seeds = Array.from({ length: 64 }, (_, square) => find(square, directions).toString(36))
  console.log(`const ${name} =\n  '${seeds.join(' ')}'`)
}
