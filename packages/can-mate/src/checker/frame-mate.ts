import type { Color } from '@jadoube/chess'
import { Board, LegalMoves, pieceCode } from '@jadoube/chess/internals'
import { assignEach } from './claim.js'
import {
  certainlyOccupied,
  type Frame,
  filledSquares,
  opponent,
  type PieceGroup,
  possiblyOccupied,
} from './frame.js'
import {
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

/** Whether a position of this frame may be mate of the player to move. Checked square by square. */
export function mayBeMate(frame: Frame, groups: readonly PieceGroup[]): boolean {
  const loser = frame.turn
  const winner = opponent(loser)
  const king = frame.kings[loser]
  const certain = certainlyOccupied(frame, groups)
  const past = certain & ~bitOf[king]
  const pawnsThere = squaresIn(pawnAttacks[loser][king] & frame.pawns[winner])
  const escapes = squaresIn(
    neighboursOf[king] & ~frame.pawns[loser] & ~filledSquares(frame, groups, loser),
  ).filter(
    e =>
      !has(neighboursOf[frame.kings[winner]], e) &&
      (pawnAttacks[loser][e] & frame.pawns[winner]) === empty,
  )
  const mayAttack = (i: number) => groups[i].color === winner && frame.counts[i] > 0
  const attackers = groups.map((_, i) => i).filter(mayAttack)
  const helpers = groups.flatMap((group, i) =>
    group.color === loser ? new Array<number>(frame.counts[i]).fill(i) : [],
  )
  const guards = (i: number, e: number) =>
    (pieceAttacks(groups[i].role, e, past) & frame.squares[i]) !== empty
  const covered = (checker: number, from: number) => {
    const alone = checker >= 0 && frame.counts[checker] === 1
    const here: Squares = checker >= 0 ? pieceAttacks(groups[checker].role, from, past) : empty
    const unguarded = escapes.filter(
      e => !has(here, e) && !attackers.some(i => !(alone && i === checker) && guards(i, e)),
    )
    if (checker >= 0 && unguarded.includes(from)) return false
    const fits = (need: number, offer: number) =>
      has(frame.squares[helpers[offer]], unguarded[need])
    return assignEach(unguarded.length, helpers.length, fits) !== undefined
  }
  const checks = [
    ...pawnsThere.map(from => ({ checker: -1, from })),
    ...attackers.flatMap(checker =>
      squaresIn(pieceAttacks(groups[checker].role, king, certain) & frame.squares[checker]).map(
        from => ({
          checker,
          from,
        }),
      ),
    ),
  ]
  return checks.some(({ checker, from }) => {
    if (!covered(checker, from)) return false
    const others = pawnsThere.length - (checker < 0 ? 1 : 0)
    return others > 0 || !canCaptureChecker(frame, groups, checker, from)
  })
}

/**
 * Whether a piece that is certainly there can capture the checking piece, and the king is then
 * certainly safe.
 */
function canCaptureChecker(
  frame: Frame,
  groups: readonly PieceGroup[],
  checker: number,
  from: number,
): boolean {
  const loser = frame.turn
  const winner = opponent(loser)
  const king = frame.kings[loser]
  const anywhere = possiblyOccupied(frame)
  const certain = certainlyOccupied(frame, groups)
  let takers = pawnAttacks[winner][from] & frame.pawns[loser]
  groups.forEach((group, i) => {
    if (group.color !== loser || size(frame.squares[i]) !== frame.counts[i]) return
    takers |= pieceAttacks(group.role, from, anywhere) & frame.squares[i]
  })
  return squaresIn(takers).some(taker => {
    const then = (certain & ~bitOf[taker]) | bitOf[from]
    return groups.every((group, i) => {
      if (group.color !== winner || frame.counts[i] === 0) return true
      if (i === checker && frame.counts[i] === 1) return true
      return (pieceAttacks(group.role, king, then) & frame.squares[i] & ~bitOf[from]) === empty
    })
  })
}

/**
 * Whether a frame that stands for a single position is mate. Undefined if it stands for more than
 * one.
 */
export function isMateExactly(frame: Frame, groups: readonly PieceGroup[]): boolean | undefined {
  if (!frame.squares.every((set, i) => size(set) === frame.counts[i])) return undefined
  const board = new Board()
  const put = (squares: Squares, color: Color, role: PieceGroup['role']) => {
    for (const square of squaresIn(squares)) board.put(square, pieceCode({ color, role }))
  }
  groups.forEach(({ color, role }, i) => {
    put(frame.squares[i], color, role)
  })
  for (const color of ['white', 'black'] as const) {
    put(frame.pawns[color], color, 'pawn')
    put(bitOf[frame.kings[color]], color, 'king')
  }
  board.turn = frame.turn === 'white' ? 0 : 1
  board.enPassant = frame.enPassant
  const legal = new LegalMoves().read(board)
  return legal.count === 0 && legal.checks > 0
}
