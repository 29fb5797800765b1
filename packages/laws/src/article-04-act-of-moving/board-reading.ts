import {
  differences,
  type Move,
  type Placement,
  type Square,
  type StandingPosition,
} from '@jadoube/chess'
import { legalMovesIn } from '../game/legal-moves.js'
import { baseOf, boardOf, placementAfter, standing } from '../game/standing.js'
import type { GameState, Hand } from '../game/state.js'
import { mustPlay } from './must-play.js'

/**
 * What the board shows compared with the position before: nothing has changed; a legal move is made
 * (4.7.1–4.7.3); part of these legal moves is done; or it matches no legal move.
 */
export type BoardReading =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'made'; readonly move: Move }
  | { readonly kind: 'part'; readonly moves: readonly Move[] }
  | { readonly kind: 'irregular' }

/** What the board of the game shows after the hand of the player who has the move. */
export function readingOf(state: GameState): BoardReading {
  const position = standing(state)
  if (position !== undefined) return readBoard(position, boardOf(state), state.hand)
  const base = baseOf(state) ?? state.position.placement
  return boardOf(state).equals(base) ? { kind: 'unchanged' } : { kind: 'irregular' }
}

/** What a board shows after this hand, compared with the position before it. */
export function readBoard(
  position: StandingPosition,
  board: Placement,
  hand: Hand | null = null,
): BoardReading {
  const changed = [...differences(position.placement, board)]
  if (changed.length === 0) return { kind: 'unchanged' }
  const partlyMade: Move[] = []
  let made: Move | null = null
  for (const move of legalMovesIn(position)) {
    const after = placementAfter(position, move)
    if (board.equals(after)) made = move
    else if (changed.every(square => isPartOfMove(position, board, after, move, square))) {
      partlyMade.push(move)
    }
  }
  if (made !== null) {
    return castlingBegun(position, board, hand, partlyMade) ?? { kind: 'made', move: made }
  }
  return partlyMade.length > 0 ? { kind: 'part', moves: partlyMade } : { kind: 'irregular' }
}

/**
 * The first half of castling may look like an ordinary move of the rook, and in Chess960 of the
 * king. A player who must castle (4.4.1, 4.7.2), or has announced it (Guidelines II.3.2.7.1), has
 * begun to castle.
 */
function castlingBegun(
  position: StandingPosition,
  board: Placement,
  hand: Hand | null,
  partlyMade: readonly Move[],
): BoardReading | null {
  if (partlyMade.length === 0 || hand === null) return null
  const obligation = mustPlay(position, hand)
  const mustCastle = obligation?.moves.every(move => move.kind === 'castling') === true
  if (!mustCastle && !hand.castlingSaid) return null
  const mayBeBegun = (move: Move): boolean => {
    if (!hand.castlingSaid) return obligation!.moves.includes(move)
    const { kind, from } = move
    if (kind !== 'castling') return false
    // A player who begins with the rook has touched it first, and may then have to move only the
    // rook (4.4.2).
    const isKingFirst = board.at(from) !== position.at(from)
    return isKingFirst || obligation === null || obligation.moves.includes(move)
  }
  const moves = partlyMade.filter(mayBeBegun)
  return moves.length > 0 ? { kind: 'part', moves } : null
}

/**
 * Whether the change on this square is part of the move: done, lifted, or a pawn on its last rank.
 */
function isPartOfMove(
  position: StandingPosition,
  board: Placement,
  after: Placement,
  move: Move,
  square: Square,
): boolean {
  const standsThere = board.at(square)
  const standsAfter = after.at(square)
  if (standsAfter === position.at(square)) {
    // In Chess960 the castling king or rook may stay on its square, and be lifted in between.
    const isOfCastling = move.kind === 'castling' && (square === move.from || square === move.rook)
    return isOfCastling && standsThere === undefined
  }
  if (standsThere === standsAfter || standsThere === undefined) return true
  return move.kind === 'promotion' && move.to === square && standsThere === position.at(move.from)
}
