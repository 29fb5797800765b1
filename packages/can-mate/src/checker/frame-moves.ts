import type { Color } from '@jadoube/chess'
import { type Frame, full, maybe, opponent, type PieceGroup, sure } from './frame.js'
import { forward, homeRank, lastRank, rankOf, step } from './geometry.js'
import {
  beside,
  between,
  bits,
  empty,
  has,
  list,
  pawnAttacks,
  pieceAttacks,
  type Squares,
  size,
} from './squares.js'

/**
 * A piece moves to one of these squares. `to` gives the frame that results for a subset of them.
 */
export interface FrameMove {
  readonly to: Squares
  readonly leaves: (to: Squares) => readonly Frame[]
}

/** The squares of each group, without these. */
const without = (frame: Frame, cleared: Squares) => frame.squares.map(set => set & ~cleared)
/** The numbers of pieces, with one less in group i. */
const less = (counts: readonly number[], i: number | undefined) =>
  i === undefined ? [...counts] : counts.map((count, j) => (j === i ? count - 1 : count))
/** The squares of each group; none for a group without pieces. */
const gone = (squares: readonly Squares[], counts: readonly number[]) =>
  squares.map((set, i) => (counts[i] === 0 ? empty : set))

/**
 * Every move that may be legal in some position of the frame: P1 to P3 of frame-prover.ts in the
 * solver.
 */
export function movesOf(frame: Frame, groups: readonly PieceGroup[]): FrameMove[] {
  const helps = helpful(frame, groups)
  return [
    ...kingMoves(frame, groups),
    ...groupMoves(frame, groups, helps),
    ...pawnMoves(frame, groups, helps),
  ]
}

const after = (frame: Frame): Frame => ({ ...frame, turn: opponent(frame.turn), enPassant: -1 })

/** The groups of the other colour that may have a piece on this square. */
function capturableGroups(frame: Frame, groups: readonly PieceGroup[], square: number): number[] {
  return groups.flatMap((group, i) =>
    group.color !== frame.turn && frame.counts[i] > 0 && has(frame.squares[i], square) ? [i] : [],
  )
}

/**
 * P3: the squares where a move of any piece except the king must end. All squares if the king is
 * not certainly attacked.
 */
function helpful(frame: Frame, groups: readonly PieceGroup[]): Squares {
  const us = frame.turn
  const king = frame.kings[us]
  const anywhere = maybe(frame)
  const pawns = pawnAttacks[us][king] & frame.pawns[opponent(us)]
  let all = pawns === empty ? ~empty : pawns
  groups.forEach((group, i) => {
    if (group.color === us || frame.counts[i] === 0) return
    const from = pieceAttacks(group.role, king, anywhere) & frame.squares[i]
    if (size(frame.squares[i] & ~from) >= frame.counts[i]) return
    all &= list(from).reduce((set, square) => set | between(king, square), from)
  })
  return all
}

function kingMoves(frame: Frame, groups: readonly PieceGroup[]): FrameMove[] {
  const us = frame.turn
  const them = opponent(us)
  const to = beside[frame.kings[us]] & ~frame.pawns[us] & ~full(frame, groups, us)
  return list(to).flatMap(square => {
    const land = (taken?: number): FrameMove => ({
      to: bits[square],
      leaves: () => {
        const counts = less(frame.counts, taken)
        const squares = gone(without(frame, bits[square]), counts)
        const kings = { ...frame.kings, [us]: square }
        const pawns = { ...frame.pawns, [them]: frame.pawns[them] & ~bits[square] }
        return [{ ...after(frame), kings, pawns, counts, squares }]
      },
    })
    const captures = capturableGroups(frame, groups, square).map(land)
    return has(full(frame, groups, them), square) ? captures : [...captures, land()]
  })
}

function groupMoves(frame: Frame, groups: readonly PieceGroup[], helps: Squares): FrameMove[] {
  const us = frame.turn
  const them = opponent(us)
  const certain = sure(frame, groups)
  const barred =
    frame.pawns[us] | full(frame, groups, us) | bits[frame.kings.white] | bits[frame.kings.black]
  return groups.flatMap((group, c) => {
    if (group.color !== us || frame.counts[c] === 0) return []
    const reach =
      list(frame.squares[c]).reduce(
        (all, from) => all | pieceAttacks(group.role, from, certain),
        empty,
      ) &
      helps &
      ~barred
    const go = (to: Squares, taken?: number): FrameMove => ({
      to,
      leaves: some => {
        const counts = less(frame.counts, taken)
        // If there is only one target square, no other piece stands there.
        const rest = size(some) === 1 ? without(frame, some) : frame.squares
        const squares = rest.map((set, i) => (i !== c ? set : counts[c] === 1 ? some : set | some))
        const pawns = { ...frame.pawns, [them]: frame.pawns[them] & ~some }
        return [{ ...after(frame), pawns, counts, squares: gone(squares, counts) }]
      },
    })
    const onPawns = list(reach & frame.pawns[them]).map(square => go(bits[square]))
    const others = reach & ~frame.pawns[them]
    const captures = groups.flatMap((other, d) =>
      other.color === us || frame.counts[d] === 0 ? [] : [go(others & frame.squares[d], d)],
    )
    return [...onPawns, ...captures, go(others & ~full(frame, groups, them))]
  })
}

function pawnMoves(frame: Frame, groups: readonly PieceGroup[], helps: Squares): FrameMove[] {
  const us = frame.turn
  const them = opponent(us)
  const certain = sure(frame, groups)
  const ahead = forward(us)
  const moves: FrameMove[] = []
  for (const from of list(frame.pawns[us])) {
    const one = step(from, 0, ahead)
    if (!has(certain, one)) {
      if (has(helps, one)) moves.push(...landings(frame, groups, from, one, {}))
      const two = step(from, 0, 2 * ahead)
      if (rankOf(from) === homeRank(us) && !has(certain, two) && has(helps, two))
        moves.push(...landings(frame, groups, from, two, { crossed: one }))
    }
    for (const to of list(pawnAttacks[us][from])) {
      if (to === frame.enPassant) {
        const pawn = step(to, 0, -ahead)
        if (has(helps, to) || has(helps, pawn))
          moves.push(...landings(frame, groups, from, to, { pawn }))
        continue
      }
      if (!has(helps, to)) continue
      if (has(frame.pawns[them], to)) moves.push(...landings(frame, groups, from, to, { pawn: to }))
      for (const group of capturableGroups(frame, groups, to))
        moves.push(...landings(frame, groups, from, to, { group }))
    }
  }
  return moves
}

/** What a pawn move captures, and the square that a double step crosses. */
interface Landing {
  /** The square of the captured pawn. */
  readonly pawn?: number
  /** The group of the captured piece. */
  readonly group?: number
  readonly crossed?: number
}

/** A pawn arrives: as a pawn, or promoted to each possible role. */
function landings(
  frame: Frame,
  groups: readonly PieceGroup[],
  from: number,
  to: number,
  { pawn, group, crossed }: Landing,
): FrameMove[] {
  const us = frame.turn
  const them = opponent(us)
  const counts = less(frame.counts, group)
  const cleared = crossed === undefined ? bits[to] : bits[to] | bits[crossed]
  const squares = gone(without(frame, cleared), counts)
  const theirs = pawn === undefined ? frame.pawns[them] : frame.pawns[them] & ~bits[pawn]
  const own = frame.pawns[us] & ~bits[from]
  const sides = [step(to, -1, 0), step(to, 1, 0)].filter(square => square >= 0)
  const mayBeCaptured = crossed !== undefined && sides.some(square => has(theirs, square))
  const base = { ...after(frame), enPassant: mayBeCaptured ? crossed : -1 }
  const pawnsOf = (ours: Squares): Record<Color, Squares> =>
    us === 'white' ? { white: ours, black: theirs } : { white: theirs, black: ours }
  if (rankOf(to) !== lastRank(us)) {
    const then = { ...base, pawns: pawnsOf(own | bits[to]), counts, squares }
    return [{ to: bits[to], leaves: () => [then] }]
  }
  // It may join any group of its role.
  const join = (i: number): Frame => ({
    ...base,
    pawns: pawnsOf(own),
    counts: counts.map((count, j) => (j === i ? count + 1 : count)),
    squares: squares.map((set, j) => (j === i ? set | bits[to] : set)),
  })
  return (['queen', 'rook', 'bishop', 'knight'] as const).map(role => ({
    to: bits[to],
    leaves: () =>
      groups.flatMap((each, i) => (each.color === us && each.role === role ? [join(i)] : [])),
  }))
}
