// The multipliers of the attack tables (see sliders.ts), two per square. Each pair is generated
// from a seed, because 128 seeds take a third of the space of 256 numbers. scripts/find-magics.mjs
// found the smallest seed that works for each square.

// biome-ignore-start format: two tables
const rookSeeds =
  '2mi mb 52o 34u 55w 1e3 aqd 3zg 58w ao 3 hu rl 10t 11p 5e2 ao 170 21i 11l 22c 2wk 16c 16v og og qf 65 3n8 2cc hi 18 1w0 bl a6 4dc 3n8 3n8 ma 2ma i8 u4 2vg dc 3ln 45h 3y5 4sm 1ej wj 1n4 mn 1fs 1jz ma 1wz go go 1jf 1pc 17m gx hl 2uu'
const bishopSeeds =
  '15 1i 1i 4d 9u u 5h 2t 4 4 2r 1p ln 5h v 2t g 15 16 17 9h 7f v 3m 1h 2b 9a iz ub fi 17 v 22 4c 91 10 55 40 7t 40 2k 4t 5f hp 6d j8 1i 1i 5h m 18 8c 1b 15 25 1i 2t 2t 3m 17 o 2g 4 15'
// biome-ignore-end format: two tables

/** The two multipliers of each square, a1 first. */
export const rookMagics = (): readonly number[] => rookSeeds.split(' ').flatMap(multipliers)
export const bishopMagics = (): readonly number[] => bishopSeeds.split(' ').flatMap(multipliers)

/** Two numbers with few bits set, which are more often good multipliers. */
function multipliers(seed: string): readonly number[] {
  // xorshift32: the same numbers on every machine.
  let state = Math.imul(Number.parseInt(seed, 36), 0x9e3779b1)
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state
  }
  const sparse = () => next() & next() & (next() | next())
  return [sparse(), sparse()]
}
