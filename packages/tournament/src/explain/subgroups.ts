import type { PairedBracket } from '../swiss/bracket.js'

/** S1, S2, Limbo and remainder of a bracket as first composed (3.2, 3.3.3). */
export interface Subgroups {
  readonly s1: readonly number[]
  readonly s2: readonly number[]
  readonly limbo: readonly number[]
  readonly remainder: { readonly s1: readonly number[]; readonly s2: readonly number[] } | null
}

export function subgroupsOf({ mdps, residents, pairs }: PairedBracket): Subgroups {
  if (mdps.length === 0) {
    return {
      s1: residents.slice(0, pairs.length),
      s2: residents.slice(pairs.length),
      limbo: [],
      remainder: null,
    }
  }
  const moved = new Set(mdps)
  const mdpPairs = pairs.filter(([higher]) => moved.has(higher))
  const paired = new Set(mdpPairs.flat())
  const left = residents.filter(place => !paired.has(place))
  const size = pairs.length - mdpPairs.length
  return {
    s1: mdps.filter(place => paired.has(place)),
    s2: residents,
    limbo: mdps.filter(place => !paired.has(place)),
    remainder: { s1: left.slice(0, size), s2: left.slice(size) },
  }
}
