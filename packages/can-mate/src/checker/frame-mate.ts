import type { Color } from '@jadoube/chess'
import { Board, LegalMoves, pieceCode } from '@jadoube/chess/internals'
import { assign } from './claim.js'
import { type Frame, full, maybe, opponent, type PieceGroup, sure } from './frame.js'
import {
  beside,
  bits,
  empty,
  has,
  list,
  pawnAttacks,
  pieceAttacks,
  type Squares,
  size,
} from './squares.js'

/** Whether a position of this frame may be mate of the player to move. Checked square by square. */
export function mayBeMate(frame: Frame, groups: readonly PieceGroup[]): boolean {
  const loser = frame.turn
  const winner = opponent(loser)
  const king = frame.kings[loser]
  const certain = sure(frame, groups)
  const past = certain & ~bits[king]
  const pawnsThere = list(pawnAttacks[loser][king] & frame.pawns[winner])
  const escapes = list(beside[king] & ~frame.pawns[loser] & ~full(frame, groups, loser)).filter(
    e =>
      !has(beside[frame.kings[winner]], e) &&
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
    return assign(unguarded.length, helpers.length, fits) !== undefined
  }
  const checks = [
    ...pawnsThere.map(from => ({ checker: -1, from })),
    ...attackers.flatMap(checker =>
      list(pieceAttacks(groups[checker].role, king, certain) & frame.squares[checker]).map(
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
  const anywhere = maybe(frame)
  const certain = sure(frame, groups)
  let takers = pawnAttacks[winner][from] & frame.pawns[loser]
  groups.forEach((group, i) => {
    if (group.color !== loser || size(frame.squares[i]) !== frame.counts[i]) return
    takers |= pieceAttacks(group.role, from, anywhere) & frame.squares[i]
  })
  return list(takers).some(taker => {
    const then = (certain & ~bits[taker]) | bits[from]
    return groups.every((group, i) => {
      if (group.color !== winner || frame.counts[i] === 0) return true
      if (i === checker && frame.counts[i] === 1) return true
      return (pieceAttacks(group.role, king, then) & frame.squares[i] & ~bits[from]) === empty
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
    for (const square of list(squares)) board.put(square, pieceCode({ color, role }))
  }
  groups.forEach(({ color, role }, i) => {
    put(frame.squares[i], color, role)
  })
  for (const color of ['white', 'black'] as const) {
    put(frame.pawns[color], color, 'pawn')
    put(bits[frame.kings[color]], color, 'king')
  }
  board.turn = frame.turn === 'white' ? 0 : 1
  board.enPassant = frame.enPassant
  const legal = new LegalMoves().read(board)
  return legal.count === 0 && legal.checks > 0
}
