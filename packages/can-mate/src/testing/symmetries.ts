// The board may be turned and mirrored without changing who can mate: in eight ways without pawns, in two with them.

/** Mirrored in the diagonal from a1 to h8. */
export const mirror = Uint8Array.from({ length: 64 }, (_, s) => ((s & 7) << 3) | (s >> 3))

interface Symmetries {
  /** Where the white king stands in a placement; the others are turned until it does. */
  readonly region: readonly number[]
  /** By square: its place in the region; -1 outside. */
  readonly slot: Int8Array
  /** By the white king's square: where each square goes when it is brought into the region. */
  readonly maps: readonly Uint8Array[]
  /** Is a placement with it on the diagonal there twice? */
  readonly diagonal: boolean
}

export function symmetriesOf(pawns: boolean): Symmetries {
  const region: number[] = []
  for (let square = 0; square < 64; square++) {
    const file = square & 7
    const rank = square >> 3
    if (pawns ? file < 4 : file < 4 && rank <= file) region.push(square)
  }
  const slot = new Int8Array(64).fill(-1)
  region.forEach((square, i) => {
    slot[square] = i
  })
  const maps = Array.from({ length: 64 }, (_, king) => {
    const map = Uint8Array.from({ length: 64 }, (_, s) => s)
    const apply = (turn: (square: number) => number) => {
      for (let s = 0; s < 64; s++) map[s] = turn(map[s])
    }
    if ((king & 7) > 3) apply(s => s ^ 7)
    if (!pawns && king >> 3 > 3) apply(s => s ^ 56)
    if (!pawns && map[king] >> 3 > (map[king] & 7)) apply(s => mirror[s])
    return map
  })
  return { region, slot, maps, diagonal: !pawns }
}
