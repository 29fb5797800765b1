/** Article 4 of C.04.3 as enumerations. Players are identified by their BSN. */

/** 4.2: all ways to pair BSNs of S2 with S1, in lexicographic order. */
export function* transpositions(s2: readonly number[], places: number): Generator<number[]> {
  if (places === 0) {
    yield []
    return
  }
  for (const first of s2) {
    const others = s2.filter(each => each !== first)
    for (const rest of transpositions(others, places - 1)) yield [first, ...rest]
  }
}

/** All sets of `size` elements, in lexicographic order. */
export function* subsets(from: readonly number[], size: number): Generator<number[]> {
  if (size === 0) {
    yield []
    return
  }
  for (let i = 0; i + size <= from.length; i++) {
    for (const rest of subsets(from.slice(i + 1), size - 1)) yield [from[i]!, ...rest]
  }
}

/** 4.3: the original S1, then after each exchange in order. */
export function exchanges(s1: readonly number[], s2: readonly number[]): number[][] {
  interface Exchange {
    readonly down: readonly number[]
    readonly up: readonly number[]
  }
  const all: Exchange[] = []
  for (let size = 0; size <= Math.min(s1.length, s2.length); size++) {
    for (const down of subsets(s1, size)) for (const up of subsets(s2, size)) all.push({ down, up })
  }
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
  const difference = (exchange: Exchange) => sum(exchange.up) - sum(exchange.down)
  all.sort((x, y) => {
    if (x.up.length !== y.up.length) return x.up.length - y.up.length
    if (difference(x) !== difference(y)) return difference(x) - difference(y)
    // The largest differing BSN that leaves S1.
    const xDown = [...x.down].reverse()
    const yDown = [...y.down].reverse()
    for (let i = 0; i < xDown.length; i++) {
      if (xDown[i] !== yDown[i]) return yDown[i]! - xDown[i]!
    }
    // The smallest differing BSN that enters it.
    for (let i = 0; i < x.up.length; i++) {
      if (x.up[i] !== y.up[i]) return x.up[i]! - y.up[i]!
    }
    return 0
  })
  return all.map(({ down, up }) =>
    [...s1.filter(each => !down.includes(each)), ...up].sort((a, b) => a - b),
  )
}
