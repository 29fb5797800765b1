import type { Color, Position } from '@jadoube/chess'
import { boardOf, pieceOf } from '@jadoube/chess/internals'
import type { FrameClaim } from '../verdict.js'
import { assignEach } from './claim.js'
import { type Frame, keyOf, opponent, type PieceGroup, withoutImpossible } from './frame.js'
import { isMateExactly, mayBeMate } from './frame-mate.js'
import { type FrameMove, movesOf } from './frame-moves.js'
import type { ClaimRole } from './geometry.js'
import { cannotMateWith } from './material.js'
import { bitOf, empty, has, type Squares, setOf, squaresIn } from './squares.js'

/**
 * Checks that the position is in one of the frames, that every move from each frame leads to one of
 * them (or to material that cannot mate), and that none may be mate. Returns what is wrong, or
 * undefined.
 */
export function findFrameFault(
  position: Position,
  winner: Color,
  claim: FrameClaim,
): string | undefined {
  if (boardOf(position).castling !== 0) return 'frames know no castling'
  const { groups, words } = claim
  const stride = strideOf(claim)
  // A claim may have very many frames, so each one is read only when it is needed.
  const known = new Map<string, number[]>()
  let isContained = false
  for (let at = 0; at + stride <= words.length; at += stride) {
    const frame = readFrame(claim, at)
    const key = keyOf(frame)
    const same = known.get(key)
    if (same === undefined) known.set(key, [at])
    else same.push(at)
    isContained ||= contains(frame, groups, position)
  }
  if (!isContained) return 'no frame holds the position'
  const isKnown = (frame: Frame) =>
    (known.get(keyOf(frame)) ?? []).some(at =>
      frame.squares.every((set, i) => (set & ~squaresAt(claim, at, i)) === empty),
    )
  const leads = (move: FrameMove, to: Squares): boolean =>
    move.resultFor(to).some(after => {
      const then = withoutImpossible(after, groups)
      return then === undefined || isKnown(then) || cannotMate(then, groups, winner)
    })
  for (let at = 0; at + stride <= words.length; at += stride) {
    const frame = readFrame(claim, at)
    if (frame.turn !== winner && mayBeMate(frame, groups) && isMateExactly(frame, groups) !== false)
      return `a mate on ${frame.kings[frame.turn]} is not excluded`
    for (const move of movesOf(frame, groups)) {
      if (move.to === empty || leads(move, move.to)) continue
      // All squares together may be too many for one frame. Then try them one by one.
      const squares = squaresIn(move.to)
      if (squares.length > 1 && squares.every(square => leads(move, bitOf[square]))) continue
      return `a frame is left: ${keyOf(frame)} to ${squares.join(' ')}`
    }
  }
  return undefined
}

const strideOf = ({ groups }: FrameClaim) => 5 + 3 * groups.length

function squaresAt({ words }: FrameClaim, at: number, group: number): Squares {
  return setOf(words[at + 6 + 3 * group], words[at + 7 + 3 * group])
}

function readFrame(claim: FrameClaim, at: number): Frame {
  const { groups, words } = claim
  const first = words[at]
  return {
    turn: first % 2 === 0 ? 'white' : 'black',
    enPassant: (Math.floor(first / 2) % 128) - 1,
    kings: { white: Math.floor(first / 256) % 64, black: Math.floor(first / 16384) % 64 },
    pawns: {
      white: setOf(words[at + 1], words[at + 2]),
      black: setOf(words[at + 3], words[at + 4]),
    },
    counts: groups.map((_, i) => words[at + 5 + 3 * i]),
    squares: groups.map((_, i) => squaresAt(claim, at, i)),
  }
}

/**
 * Whether the position belongs to the frame: every queen, rook, bishop and knight is in a group
 * that has room for it.
 */
function contains(frame: Frame, groups: readonly PieceGroup[], position: Position): boolean {
  const board = boardOf(position)
  if ((frame.turn === 'white' ? 0 : 1) !== board.turn || frame.enPassant !== board.enPassant)
    return false
  const grouped: { square: number; color: Color; role: string }[] = []
  const pawns = { white: empty, black: empty }
  for (let square = 0; square < 64; square++) {
    const piece = pieceOf(board.pieces[square])
    if (piece === undefined) continue
    if (piece.role === 'pawn') pawns[piece.color] |= bitOf[square]
    else if (piece.role !== 'king') grouped.push({ square, ...piece })
    else if (frame.kings[piece.color] !== square) return false
  }
  if (pawns.white !== frame.pawns.white || pawns.black !== frame.pawns.black) return false
  const places = frame.counts.flatMap((count, i) => new Array<number>(count).fill(i))
  if (places.length !== grouped.length) return false
  const fits = (need: number, offer: number) => {
    const group = groups[places[offer]]
    const { square, color, role } = grouped[need]
    return group.color === color && group.role === role && has(frame.squares[places[offer]], square)
  }
  return assignEach(grouped.length, places.length, fits) !== undefined
}

/** Whether `winner` cannot mate anybody with the pieces of a frame. */
function cannotMate(frame: Frame, groups: readonly PieceGroup[], winner: Color): boolean {
  const piecesOf = (color: Color): ClaimRole[] => [
    ...squaresIn(frame.pawns[color]).map(() => 'pawn' as const),
    ...groups.flatMap((group, i) =>
      group.color === color ? new Array<ClaimRole>(frame.counts[i]).fill(group.role) : [],
    ),
  ]
  const bishops = groups.flatMap(({ role }, i) =>
    role === 'bishop' && frame.counts[i] > 0 ? squaresIn(frame.squares[i]) : [],
  )
  return cannotMateWith(piecesOf(winner), piecesOf(opponent(winner)), bishops)
}
