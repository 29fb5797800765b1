import type { Color, Role } from '@jadoube/chess'
import {
  bitOf,
  empty,
  neighboursOf,
  pawnAttacks,
  pieceAttacks,
  type Squares,
  size,
} from './squares.js'

export interface PieceGroup {
  readonly color: Color
  readonly role: Role
}

/**
 * A frame, in the form that the checker uses. `squares[i]` are the squares of group i, `counts[i]`
 * is the number of its pieces.
 */
export interface Frame {
  readonly turn: Color
  readonly enPassant: number
  readonly kings: Readonly<Record<Color, number>>
  readonly pawns: Readonly<Record<Color, Squares>>
  readonly counts: readonly number[]
  readonly squares: readonly Squares[]
}

export const opponent = (color: Color): Color => (color === 'white' ? 'black' : 'white')

/** A key of the parts of a frame that are exact. */
export function keyOf({ turn, enPassant, kings, pawns, counts }: Frame): string {
  const squares = `${kings.white} ${kings.black} ${pawns.white} ${pawns.black}`
  return `${turn} ${enPassant} ${squares} ${counts.join(',')}`
}

const fixed = ({ kings, pawns }: Frame) =>
  pawns.white | pawns.black | bitOf[kings.white] | bitOf[kings.black]

/** The squares of groups with as many pieces as squares. */
export function filledSquares(frame: Frame, groups: readonly PieceGroup[], color?: Color): Squares {
  return groups.reduce((all, group, i) => {
    if (color !== undefined && group.color !== color) return all
    return size(frame.squares[i]) === frame.counts[i] ? all | frame.squares[i] : all
  }, empty)
}

/** The squares that are certainly occupied. */
export const certainlyOccupied = (frame: Frame, groups: readonly PieceGroup[]) =>
  fixed(frame) | filledSquares(frame, groups)

/** The squares that may be occupied. */
export const possiblyOccupied = (frame: Frame) =>
  frame.squares.reduce((all, set) => all | set, fixed(frame))

/**
 * Removes from a frame what is impossible after the last move, by F1 to F4 of frame.ts in the
 * solver, until nothing changes. Undefined if nothing is left.
 */
export function withoutImpossible(frame: Frame, groups: readonly PieceGroup[]): Frame | undefined {
  const mover = opponent(frame.turn)
  const king = frame.kings[mover]
  const { kings, pawns, counts } = frame
  if (king === kings[frame.turn]) return undefined
  if ((neighboursOf[king] & bitOf[kings[frame.turn]]) !== empty) return undefined
  if ((pawnAttacks[mover][king] & pawns[frame.turn]) !== empty) return undefined
  const taken = fixed(frame)
  let squares = frame.squares.map(set => set & ~taken)
  for (;;) {
    const before = squares
    const now = { ...frame, squares }
    const anywhere = possiblyOccupied(now)
    const filled = before.map((set, i) => (counts[i] > 0 && size(set) === counts[i] ? set : empty))
    squares = before.map((set, i) => {
      if (counts[i] === 0) return empty
      let left = set
      filled.forEach((others, j) => {
        if (j !== i) left &= ~others
      })
      if (groups[i].color !== frame.turn) return left
      return left & ~pieceAttacks(groups[i].role, king, anywhere)
    })
    if (squares.some((set, i) => size(set) < counts[i])) return undefined
    if (squares.every((set, i) => set === before[i])) return now
  }
}
