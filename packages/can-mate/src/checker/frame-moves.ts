import type { Color } from '@jadoube/chess'
import {
  certainlyOccupied,
  type Frame,
  filledSquares,
  opponent,
  type PieceGroup,
  possiblyOccupied,
} from './frame.js'
import { forward, homeRank, lastRank, rankOf, step } from './geometry.js'
import {
  between,
  bitOf,
  empty,
  has,
  neighboursOf,
  pawnAttacks,
  pieceAttacks,
  type Squares,
  size,
  squaresIn,
} from './squares.js'

/**
 * A piece moves to one of the squares of `to`. `resultFor` gives the frames that contain the result
 * if it is one of these squares, a subset of `to`.
 */
export interface FrameMove {
  readonly to: Squares
  readonly resultFor: (to: Squares) => readonly Frame[]
}

/** The squares of each group, without these. */
const squaresWithout = (frame: Frame, cleared: Squares) => frame.squares.map(set => set & ~cleared)
/** The numbers of pieces, with one less in group i. */
const withOneLess = (counts: readonly number[], i: number | undefined) =>
  i === undefined ? [...counts] : counts.map((count, j) => (j === i ? count - 1 : count))
/** The squares of each group; none for a group without pieces. */
const withoutEmptyGroups = (squares: readonly Squares[], counts: readonly number[]) =>
  squares.map((set, i) => (counts[i] === 0 ? empty : set))

/**
 * Every move that may be legal in some position of the frame: P1 to P3 of frame-prover.ts in the
 * solver.
 */
export function movesOf(frame: Frame, groups: readonly PieceGroup[]): FrameMove[] {
  const endsCheck = squaresThatEndCheck(frame, groups)
  return [
    ...kingMoves(frame, groups),
    ...groupMoves(frame, groups, endsCheck),
    ...pawnMoves(frame, groups, endsCheck),
  ]
}

/** The frame with the other player to move and no en passant capture. */
const withOtherToMove = (frame: Frame): Frame => ({
  ...frame,
  turn: opponent(frame.turn),
  enPassant: -1,
})

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
function squaresThatEndCheck(frame: Frame, groups: readonly PieceGroup[]): Squares {
  const us = frame.turn
  const king = frame.kings[us]
  const anywhere = possiblyOccupied(frame)
  const pawns = pawnAttacks[us][king] & frame.pawns[opponent(us)]
  let all = pawns === empty ? ~empty : pawns
  groups.forEach((group, i) => {
    if (group.color === us || frame.counts[i] === 0) return
    const from = pieceAttacks(group.role, king, anywhere) & frame.squares[i]
    if (size(frame.squares[i] & ~from) >= frame.counts[i]) return
    all &= squaresIn(from).reduce((set, square) => set | between(king, square), from)
  })
  return all
}

function kingMoves(frame: Frame, groups: readonly PieceGroup[]): FrameMove[] {
  const us = frame.turn
  const them = opponent(us)
  const to = neighboursOf[frame.kings[us]] & ~frame.pawns[us] & ~filledSquares(frame, groups, us)
  return squaresIn(to).flatMap(square => {
    const moveTo = (taken?: number): FrameMove => ({
      to: bitOf[square],
      resultFor: () => {
        const counts = withOneLess(frame.counts, taken)
        const squares = withoutEmptyGroups(squaresWithout(frame, bitOf[square]), counts)
        const kings = { ...frame.kings, [us]: square }
        const pawns = { ...frame.pawns, [them]: frame.pawns[them] & ~bitOf[square] }
        return [{ ...withOtherToMove(frame), kings, pawns, counts, squares }]
      },
    })
    const captures = capturableGroups(frame, groups, square).map(moveTo)
    return has(filledSquares(frame, groups, them), square) ? captures : [...captures, moveTo()]
  })
}

function groupMoves(frame: Frame, groups: readonly PieceGroup[], endsCheck: Squares): FrameMove[] {
  const us = frame.turn
  const them = opponent(us)
  const certain = certainlyOccupied(frame, groups)
  const barred =
    frame.pawns[us] |
    filledSquares(frame, groups, us) |
    bitOf[frame.kings.white] |
    bitOf[frame.kings.black]
  return groups.flatMap((group, c) => {
    if (group.color !== us || frame.counts[c] === 0) return []
    const reach =
      squaresIn(frame.squares[c]).reduce(
        (all, from) => all | pieceAttacks(group.role, from, certain),
        empty,
      ) &
      endsCheck &
      ~barred
    const moveTo = (to: Squares, taken?: number): FrameMove => ({
      to,
      resultFor: some => {
        const counts = withOneLess(frame.counts, taken)
        // If there is only one target square, no other piece stands there.
        const rest = size(some) === 1 ? squaresWithout(frame, some) : frame.squares
        const squares = rest.map((set, i) => (i !== c ? set : counts[c] === 1 ? some : set | some))
        const pawns = { ...frame.pawns, [them]: frame.pawns[them] & ~some }
        return [
          {
            ...withOtherToMove(frame),
            pawns,
            counts,
            squares: withoutEmptyGroups(squares, counts),
          },
        ]
      },
    })
    const onPawns = squaresIn(reach & frame.pawns[them]).map(square => moveTo(bitOf[square]))
    const others = reach & ~frame.pawns[them]
    const captures = groups.flatMap((other, d) =>
      other.color === us || frame.counts[d] === 0 ? [] : [moveTo(others & frame.squares[d], d)],
    )
    return [...onPawns, ...captures, moveTo(others & ~filledSquares(frame, groups, them))]
  })
}

function pawnMoves(frame: Frame, groups: readonly PieceGroup[], endsCheck: Squares): FrameMove[] {
  const us = frame.turn
  const them = opponent(us)
  const certain = certainlyOccupied(frame, groups)
  const ahead = forward(us)
  const moves: FrameMove[] = []
  for (const from of squaresIn(frame.pawns[us])) {
    const one = step(from, 0, ahead)
    if (!has(certain, one)) {
      if (has(endsCheck, one)) moves.push(...pawnArrivals(frame, groups, from, one, {}))
      const two = step(from, 0, 2 * ahead)
      if (rankOf(from) === homeRank(us) && !has(certain, two) && has(endsCheck, two))
        moves.push(...pawnArrivals(frame, groups, from, two, { crossed: one }))
    }
    for (const to of squaresIn(pawnAttacks[us][from])) {
      if (to === frame.enPassant) {
        const pawn = step(to, 0, -ahead)
        if (has(endsCheck, to) || has(endsCheck, pawn))
          moves.push(...pawnArrivals(frame, groups, from, to, { pawn }))
        continue
      }
      if (!has(endsCheck, to)) continue
      if (has(frame.pawns[them], to))
        moves.push(...pawnArrivals(frame, groups, from, to, { pawn: to }))
      for (const group of capturableGroups(frame, groups, to))
        moves.push(...pawnArrivals(frame, groups, from, to, { group }))
    }
  }
  return moves
}

/** What a pawn move captures, and the square that a double step crosses. */
interface PawnArrival {
  /** The square of the captured pawn. */
  readonly pawn?: number
  /** The group of the captured piece. */
  readonly group?: number
  readonly crossed?: number
}

/** A pawn arrives: as a pawn, or promoted to each possible role. */
function pawnArrivals(
  frame: Frame,
  groups: readonly PieceGroup[],
  from: number,
  to: number,
  { pawn, group, crossed }: PawnArrival,
): FrameMove[] {
  const us = frame.turn
  const them = opponent(us)
  const counts = withOneLess(frame.counts, group)
  const cleared = crossed === undefined ? bitOf[to] : bitOf[to] | bitOf[crossed]
  const squares = withoutEmptyGroups(squaresWithout(frame, cleared), counts)
  const theirs = pawn === undefined ? frame.pawns[them] : frame.pawns[them] & ~bitOf[pawn]
  const own = frame.pawns[us] & ~bitOf[from]
  const sides = [step(to, -1, 0), step(to, 1, 0)].filter(square => square >= 0)
  const mayBeCaptured = crossed !== undefined && sides.some(square => has(theirs, square))
  const base = { ...withOtherToMove(frame), enPassant: mayBeCaptured ? crossed : -1 }
  const pawnsOf = (ours: Squares): Record<Color, Squares> =>
    us === 'white' ? { white: ours, black: theirs } : { white: theirs, black: ours }
  if (rankOf(to) !== lastRank(us)) {
    const then = { ...base, pawns: pawnsOf(own | bitOf[to]), counts, squares }
    return [{ to: bitOf[to], resultFor: () => [then] }]
  }
  // It may join any group of its role.
  const join = (i: number): Frame => ({
    ...base,
    pawns: pawnsOf(own),
    counts: counts.map((count, j) => (j === i ? count + 1 : count)),
    squares: squares.map((set, j) => (j === i ? set | bitOf[to] : set)),
  })
  return (['queen', 'rook', 'bishop', 'knight'] as const).map(role => ({
    to: bitOf[to],
    resultFor: () =>
      groups.flatMap((each, i) => (each.color === us && each.role === role ? [join(i)] : [])),
  }))
}
