// Turning and mirroring the board does not change who can mate: there are eight symmetries without
// pawns, two with them.

/** Each square mirrored in the diagonal from a1 to h8. */
export const mirror = Uint8Array.from({ length: 64 }, (_, s) => ((s & 7) << 3) | (s >> 3))

interface Symmetries {
  /**
   * The squares of the white king in a placement. Other placements are turned until it stands on
   * one of them.
   */
  readonly region: readonly number[]
  /** By square: its index in the region, or -1 outside. */
  readonly slot: Int8Array
  /** By the white king's square: where each square goes when the king is moved into the region. */
  readonly maps: readonly Uint8Array[]
  /** Whether a placement with the king on the diagonal exists twice. */
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
