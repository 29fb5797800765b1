import {
  type Color,
  type Piece,
  type Placement,
  parsePieceLetter,
  parseSquare,
  pieceCode,
  pieceOf,
  type Square,
} from '@jadoube/chess'
import { copyState } from './copy-state.js'
import type { EventOf } from './event.js'
import { baseOf, boardOf, placementOf } from './standing.js'
import type { GameState, Hand, Irregularity, Touch } from './state.js'

// What hands do to the pieces, before any move is made and beside one.

const noTouches: readonly Touch[] = Object.freeze([])

export const newHand = (base: Hand['base'], touched = noTouches): Hand => ({
  base,
  touched,
  chosen: null,
  released: null,
  illegal: null,
  intended: null,
  twoHands: false,
  castlingSaid: false,
})

/** The hand of the player who has the move. */
export const handOf = (state: GameState): Hand => state.hand ?? newHand(state.board)

export const square = (name: string): Square => parseSquare(name)!
export const piece = (letter: string): Piece => pieceOf(parsePieceLetter(letter))!

/** A piece was displaced, or put back: on the board, and in what stood there before the hand as well. */
export function shifted(
  state: GameState,
  event: EventOf<'piece-displaced'> | EventOf<'piece-put-back'>,
): GameState {
  const from = square(event.from)
  const to = square(event.to)
  const what = piece(event.piece)
  const right = placementOf(state.position)
  const shift = (placement: Placement): Placement | null => {
    if (placement.codeAt(from) !== pieceCode(what)) return placement
    const after = placement.without(from).with(to, what)
    return after.equals(right) ? null : after
  }
  const board = shift(boardOf(state))
  const { hand } = state
  const base = hand && shift(hand.base ?? right)
  const next = { ...state, at: event.at, board, hand: hand && { ...hand, base } }
  const isRight = event.type === 'piece-put-back' && baseOf(next) === null
  if (!isRight) return next
  return { ...next, irregularities: next.irregularities.filter(({ kind }) => kind !== 'displaced') }
}

export function touched(state: GameState, event: EventOf<'piece-touched'>): GameState {
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
 * Was the piece on this square put there with this move? Then it was touched where it stood before, or it
 * came from beside the board, where no touch binds (4.3).
 */
export function isPutThere(state: GameState, hand: Hand, square: Square): boolean {
  if (state.board === null || state.board === hand.base) return false
  const before = hand.base === null ? state.position.board.pieces[square] : hand.base.codeAt(square)
  return state.board.codeAt(square) !== before
}

/**
 * What is touched at one moment is touched in no known order: then the player's own piece counts as the
 * first (4.3.3), and king and rook as touched together (4.4).
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

export function placed(state: GameState, event: EventOf<'piece-placed'>): GameState {
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

/** A hand holds a piece on a square, or has left it between squares: nothing changes on the board yet. */
export function held(
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

/**
 * The player who does not have the move has changed the board. It is no part of what the other one's hand
 * does, so it changes what stood there before that hand as well.
 */
export function changedByOther(
  state: GameState,
  at: number,
  change: (board: Placement) => Placement,
): GameState {
  const { hand } = state
  const board = change(boardOf(state))
  if (hand === null) return { ...state, at, board }
  const isWhole = state.board === hand.base
  const base = isWhole ? board : change(hand.base ?? placementOf(state.position))
  return { ...state, at, board, hand: { ...hand, base } }
}

/** That player has put everything back: what was wrong about it is mended. */
export function restoredByOther(state: GameState, event: EventOf<'pieces-restored'>): GameState {
  const right = placementOf(state.position)
  const rightOrNull = (board: Placement | null) => (board?.equals(right) ? null : board)
  const { hand } = state
  const isMended = ({ kind, by, ply, rule }: Irregularity): boolean =>
    by === event.by &&
    ply >= state.ply - 1 &&
    (kind === 'out-of-turn' || (kind === 'touched-piece' && rule === 'made.released-fixed'))
  return {
    ...state,
    at: event.at,
    board: rightOrNull(state.board),
    hand: hand && { ...hand, base: rightOrNull(hand.base) },
    irregularities: state.irregularities.filter(each => !isMended(each)),
  }
}
