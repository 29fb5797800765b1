import {
  type Color,
  type Placement,
  parsePlacement,
  parseSquare,
  play,
  type Role,
  type Square,
  type StandingPosition,
} from '@jadoube/chess'
import type { BoardView, ClientAct } from '@jadoube/protocol'
import { findLegalMove } from '../board/find-legal-move.js'
import type { PendingAct } from '../net/board-store.js'

/** The board and the hand as the player sees them, before the server has answered. */
export interface ShownBoard {
  readonly placement: Placement
  /** The square of the piece in the player's hand. */
  readonly held: Square | null
}

const squareIn = (value: unknown): Square | null =>
  typeof value === 'string' ? (parseSquare(value) ?? null) : null

export function readPlacement(text: string): Placement {
  const read = parsePlacement(text)
  if (!read.ok) throw new Error(read.error.reason)
  return read.value
}

/**
 * The server's board, plus every act that the server has not answered yet. A refused act disappears
 * by itself.
 */
export function shownBoard(
  view: BoardView,
  serverPlacement: Placement,
  side: Color,
  pending: readonly PendingAct[],
  position: StandingPosition | undefined,
): ShownBoard {
  let shown: ShownBoard = {
    placement: serverPlacement,
    held: view.hasTheMove === side ? touchedPiece(view.touched ?? [], serverPlacement, side) : null,
  }
  for (const { act } of pending) shown = afterAct(shown, act, side, position)
  return shown
}

/**
 * The last touched piece of the player's own. A touched piece of the opponent is there to be
 * captured.
 */
function touchedPiece(
  touched: readonly string[],
  placement: Placement,
  side: Color,
): Square | null {
  const squares = touched.flatMap(name => parseSquare(name) ?? [])
  const own = squares.findLast(square => placement.at(square)?.color === side)
  return own ?? squares.at(-1) ?? null
}

const roles: Readonly<Record<string, Role>> = {
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
}

function afterAct(
  seen: ShownBoard,
  act: ClientAct,
  side: Color,
  position: StandingPosition | undefined,
): ShownBoard {
  const { placement } = seen
  const to = squareIn(act.to)
  switch (act.act) {
    case 'touch':
      return { placement, held: squareIn(act.square) }
    case 'remove': {
      const square = squareIn(act.square)
      return square === null ? seen : { placement: placement.without(square), held: null }
    }
    case 'place': {
      const role = roles[String(act.piece)]
      if (role !== undefined && to !== null) {
        return { placement: placement.with(to, { color: side, role }), held: null }
      }
      return afterPlacing(seen, squareIn(act.from), to)
    }
    case 'move':
      return afterMove(seen, squareIn(act.from), to, act.promotion as Role | undefined, position)
    default:
      return seen
  }
}

function afterPlacing(
  { placement, held }: ShownBoard,
  from: Square | null,
  to: Square | null,
): ShownBoard {
  const piece = from === null ? undefined : placement.at(from)
  if (from === null || to === null || piece === undefined) return { placement, held }
  return { placement: placement.without(from).with(to, piece), held: null }
}

/**
 * Plays a whole move, including castling and captures en passant, if the position is known here.
 */
function afterMove(
  seen: ShownBoard,
  from: Square | null,
  to: Square | null,
  promotion: Role | undefined,
  position: StandingPosition | undefined,
): ShownBoard {
  if (from === null || to === null || position === undefined) return seen
  const move = findLegalMove(position, from, to, promotion)
  if (move === undefined) return seen
  return { placement: play(position, move).placement, held: null }
}

/** The square of the player's pawn that waits on the last rank for its promotion. */
export function promotingPawn(placement: Placement, side: Color): Square | null {
  const rank = side === 'white' ? 7 : 0
  for (let file = 0; file < 8; file++) {
    const square = (rank * 8 + file) as Square
    const piece = placement.at(square)
    if (piece?.role === 'pawn' && piece.color === side) return square
  }
  return null
}
