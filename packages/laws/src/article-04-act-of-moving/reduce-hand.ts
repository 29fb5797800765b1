import { type Color, opposite, type Piece, type Placement, type Square } from '@jadoube/chess'
import { copyState } from '../game/copy-state.js'
import type { EventOf } from '../game/event.js'
import { handOf, isPutThere, newHand, piece, square } from '../game/hand.js'
import { baseOf, boardOf, standing } from '../game/standing.js'
import type { GameState, Hand, Irregularity, Touch } from '../game/state.js'
import { takeOver } from '../game/take-over.js'
import { mayBeCorrected } from './reduce-move-made.js'

// How the state changes when hands touch the pieces, before or without a move.

export function pieceTouched(state: GameState, event: EventOf<'piece-touched'>): GameState {
  return event.binds ? withTouch(withoutComplaint(state, event), event) : { ...state, at: event.at }
}

/**
 * 4.8: a player who touches a piece loses the right to complain about the opponent's breach of
 * Article 4. Play then continues from what the opponent left on the board.
 */
function withoutComplaint(state: GameState, event: EventOf<'piece-touched'>): GameState {
  const { irregularities, hand } = state
  if (irregularities.length === 0) return state
  const open = irregularities.filter(({ kind, by }) => kind !== 'touched-piece' || by === event.by)
  if (open.length === irregularities.length) return state
  const next = { ...state, irregularities: open }
  const base = baseOf(state)
  if (base === null || mayBeCorrected(next) || state.turn !== state.position.turn) return next
  if (base.equals(state.position.placement) || standing(state) === undefined) return next
  const board = boardOf(state)
  return {
    ...takeOver(next, event),
    board: board.equals(base) ? null : board,
    hand: hand && { ...hand, base: null },
  }
}

function withTouch(state: GameState, event: EventOf<'piece-touched'>): GameState {
  const { color, role } = piece(event.piece)
  const { order } = event
  const touch: Touch = {
    square: square(event.square),
    color,
    role,
    at: event.at,
    unclear: order !== undefined,
    group: order === 'together' ? event.at : null,
  }
  const next = copyState(state)
  next.at = event.at
  const { hand } = state
  if (hand === null) next.hand = newHand(state.board, [touch])
  else if (!isPutThere(state, hand, touch.square)) {
    next.hand = { ...hand, touched: inOrderOfTouch(hand, touch, event.by) }
  }
  return next
}

/**
 * If pieces are touched at the same moment, the order is unknown: the player's own piece counts as
 * the first (4.3.3), and king and rook as touched together (4.4).
 */
function inOrderOfTouch(hand: Hand, touch: Touch, by: Color): readonly Touch[] {
  const { touched } = hand
  const rank = ({ color, role }: Touch) => (color !== by ? 2 : role === 'king' ? 0 : 1)
  let place = touched.length
  while (touch.unclear && place > 0) {
    const before = touched[place - 1]!
    if (before.at !== touch.at || rank(before) <= rank(touch)) break
    place--
  }
  return [...touched.slice(0, place), touch, ...touched.slice(place)]
}

export function piecePlaced(state: GameState, event: EventOf<'piece-placed'>): GameState {
  const to = square(event.to)
  const from = event.from === null ? null : square(event.from)
  const put = piece(event.piece)
  const change = (before: Placement): Placement =>
    (from === null ? before : before.without(from)).with(to, put)
  if (event.by !== state.turn) return changedByOther(state, event.at, change)
  const board = change(boardOf(state))
  const hand = handOf(state)
  const chosen = hand.chosen ?? (event.from === null ? promotionChoice(put, to, event.by) : null)
  const twoHands = hand.twoHands || event.twoHands === true
  return { ...state, at: event.at, board, hand: { ...hand, chosen, twoHands } }
}

/**
 * A hand holds a piece on a square, or has left it between squares. The board does not change yet.
 */
export function pieceHeld(
  state: GameState,
  event: EventOf<'piece-held'> | EventOf<'piece-between-squares'>,
): GameState {
  const { at, by } = event
  if (by !== state.turn) return { ...state, at }
  const hand = handOf(state)
  const isNew = event.type === 'piece-held' && event.from === null && hand.chosen === null
  const chosen = isNew ? promotionChoice(piece(event.piece), square(event.to), by) : hand.chosen
  return { ...state, at, hand: { ...hand, chosen } }
}

/** 4.4.4: a piece from beside the board has touched a square of the last rank. */
function promotionChoice({ color, role }: Piece, to: Square, by: Color): Hand['chosen'] {
  const isLastRank = to >> 3 === (by === 'white' ? 7 : 0)
  const isChoice = role !== 'pawn' && role !== 'king' && color === by
  return isLastRank && isChoice ? { square: to, role } : null
}

export function pieceRemoved(state: GameState, event: EventOf<'piece-removed'>): GameState {
  const at = square(event.square)
  if (event.by !== state.turn) return changedByOther(state, event.at, board => board.without(at))
  return { ...state, at: event.at, board: boardOf(state).without(at), hand: handOf(state) }
}

/**
 * The player who does not have the move has changed the board. This is not part of the other
 * player's hand, so it also changes the board from before that hand.
 */
function changedByOther(
  state: GameState,
  at: number,
  change: (board: Placement) => Placement,
): GameState {
  const { hand } = state
  const board = change(boardOf(state))
  if (hand === null) return { ...state, at, board }
  const isUntouched = state.board === hand.base
  const base = isUntouched ? board : change(hand.base ?? state.position.placement)
  return { ...state, at, board, hand: { ...hand, base } }
}

/** All pieces are back where they stood before the hand. */
export function piecesRestored(state: GameState, event: EventOf<'pieces-restored'>): GameState {
  if (event.by === opposite(state.turn)) return restoredByOther(state, event)
  return {
    ...state,
    at: event.at,
    board: baseOf(state),
    // A released piece stays binding, wherever it is put back (4.7).
    hand: state.hand && { ...state.hand, illegal: null },
  }
}

/** That player has put everything back, so the irregularity is corrected. */
function restoredByOther(state: GameState, event: EventOf<'pieces-restored'>): GameState {
  const right = state.position.placement
  const unlessRight = (board: Placement | null) => (board?.equals(right) ? null : board)
  const { hand } = state
  const isCorrected = ({ kind, by, ply, rule }: Irregularity): boolean =>
    by === event.by &&
    ply >= state.ply - 1 &&
    (kind === 'out-of-turn' || (kind === 'touched-piece' && rule === 'made.released-fixed'))
  return {
    ...state,
    at: event.at,
    board: unlessRight(state.board),
    hand: hand && { ...hand, base: unlessRight(hand.base) },
    irregularities: state.irregularities.filter(each => !isCorrected(each)),
  }
}
