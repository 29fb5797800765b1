import {
  type Color,
  makePieceLetter,
  makePlainAnnouncement,
  makeSquare,
  type Piece,
  parseSquare,
  type SaidMove,
  type Square,
  type StandingPosition,
  squares,
} from '@jadoube/chess'
import { type GameState, isTakenOver, standing } from '@jadoube/laws'
import { letterOfPromotion } from '@jadoube/laws/internals'
import type { AnnouncedView } from '@jadoube/protocol'

type Announcement = NonNullable<AnnouncedView['due']>
type Squares = Omit<SaidMove, 'piece'>

/**
 * What is said aloud at the board if a player cannot see it (D.2.1): the last announced move, and
 * the move that this player must still announce. The player has heard one and made the other, so
 * neither tells them what the Laws leave to them to find out. That is why they name squares, and
 * neither check nor legality.
 */
export function seeAnnounced(state: GameState, audience: Color): AnnouncedView | undefined {
  if (state.blind === null) return undefined
  return { last: lastSaid(state), due: dueFrom(state, audience) }
}

function lastSaid(state: GameState): AnnouncedView['last'] {
  const said = state.blind?.said ?? null
  if (said === null) return null
  const { by, move, repeated } = said
  // It may be made after or before it was announced.
  const isMade = said.ply < state.ply
  const piece = isMade ? pieceAfter(state, move) : pieceOn(standing(state), move.from)
  return { ...announcement(by, move, piece), repeated }
}

/** An illegal move is announced like any other: nobody learns of it from the announcement. */
function dueFrom(state: GameState, by: Color): Announcement | null {
  const { blind, hand, turn, ply, position, history } = state
  if (blind === null || state.status === 'concluded') return null
  if (by === turn) {
    // A player who cannot see has announced an illegal move before it is made (D.2.3.3).
    if (blind.announced !== null || (blind.disabled[by] && hand?.illegal)) return null
    const { carriedOut } = blind
    if (carriedOut !== null) {
      return announcement(by, carriedOut, pieceOn(standing(state), carriedOut.from))
    }
    const { from, to } = hand?.illegal ?? { from: null, to: null }
    if (from === null || to === null) return null
    const squares = { from: makeSquare(from), to: makeSquare(to) }
    return announcement(by, squares, state.board?.at(to))
  }
  if (position.turn === by) return illegalMoveMade(state, by)
  if (ply === 0 || blind.said?.ply === ply - 1) return null
  if (history === null || isTakenOver(history)) return null
  const { move } = history
  const squares: Squares = {
    from: makeSquare(move.from),
    to: makeSquare(move.to),
    ...(move.kind === 'promotion' && { promotion: letterOfPromotion(move.promotion) }),
    ...(move.kind === 'castling' && { rook: makeSquare(move.rook) }),
  }
  return announcement(by, squares, pieceAfter(state, squares))
}

/** The player has completed an illegal move: the board shows which piece went where. */
function illegalMoveMade({ position, board }: GameState, by: Color): Announcement | null {
  if (board === null) return null
  const [left, arrived]: [Square[], Square[]] = [[], []]
  for (const square of squares) {
    const [before, after] = [position.at(square), board.at(square)]
    if (before === after) continue
    if (before?.color === by) left.push(square)
    if (after?.color === by) arrived.push(square)
  }
  const [from, to] = [left[0], arrived[0]]
  if (left.length !== 1 || arrived.length !== 1 || from === undefined || to === undefined)
    return null
  return announcement(by, { from: makeSquare(from), to: makeSquare(to) }, position.at(from))
}

function announcement(by: Color, move: Squares, moved: Piece | undefined): Announcement {
  const { from, to, promotion, rook } = move
  const piece = moved === undefined ? '' : makePieceLetter(moved).toUpperCase()
  const said = {
    piece,
    from,
    to,
    ...(promotion !== undefined && { promotion }),
    ...(rook !== undefined && { rook }),
  }
  return { by, ...said, text: makePlainAnnouncement(said) }
}

const pieceOn = (position: StandingPosition | undefined, square: string): Piece | undefined => {
  const at = parseSquare(square)
  return at === undefined ? undefined : position?.at(at)
}

/** The piece of a move that was made: it is on its new square, unless a pawn was promoted. */
const pieceAfter = (
  { position, turn }: GameState,
  { to, promotion }: Squares,
): Piece | undefined =>
  promotion === undefined ? pieceOn(position, to) : { color: turn, role: 'pawn' }
