import {
  type Color,
  type Move,
  makePlacement,
  type Placement,
  parsePieceLetter,
  parsePlacement,
  parseSquare,
  type StandingPosition,
  squares,
} from '@jadoube/chess'
import type { WrittenMove } from '../game/event.js'
import { momentAt } from '../game/moment.js'
import { placementAfter } from '../game/standing.js'
import type { GameState } from '../game/state.js'
import { moveOfWritten } from '../game/written-move.js'

/** Reads the text in which a game stores a player's own board. */
export function readBoardText(text: string): Placement {
  const placement = parsePlacement(text)
  if (!placement.ok) throw new RangeError(`no board: ${text}`)
  return placement.value
}

export const boardText = (placement: Placement): string => makePlacement(placement)

/** What both boards show if nothing has gone wrong. */
export const rightBoard = (position: StandingPosition): string => boardText(position.placement)

/**
 * Applies only the changes of a move to a board. If the board differs from the game, the rest stays
 * as it is.
 */
export function carryOver(board: string, position: StandingPosition, move: Move): string {
  const before = position.placement
  const after = placementAfter(position, move)
  if (board === boardText(before)) return boardText(after)
  let placement = readBoardText(board)
  for (const square of squares) {
    const piece = after.at(square)
    if (before.at(square) === piece) continue
    placement = piece === undefined ? placement.without(square) : placement.with(square, piece)
  }
  return boardText(placement)
}

/** Moves a piece from a square, or from beside the board, to another square or off the board. */
export function shift(
  board: string,
  from: string | null,
  to: string | null,
  letter: string,
): string {
  let placement = readBoardText(board)
  if (from !== null) placement = placement.without(parseSquare(from)!)
  if (to !== null) placement = placement.with(parseSquare(to)!, parsePieceLetter(letter)!)
  return boardText(placement)
}

/** A player's board after the opponent's last move is carried out on it as announced. */
export function boardExecuted(state: GameState, color: Color): string {
  const { boards, toExecute } = state.blind!
  const board = boards![color]
  const move = toExecute[color]
  return move === null ? board : executedOn(state, board, move)
}

export function executedOn(state: GameState, board: string, move: WrittenMove): string {
  const moment = momentAt(state, state.ply - 1)
  if (moment === undefined) return board
  return carryOver(board, moment.position, moveOfWritten(moment.position, move))
}

/** Whether the move involves more than one piece, so that one placement is not all of it. */
export function hasParts(position: StandingPosition, move: WrittenMove): boolean {
  return moveOfWritten(position, move).kind !== 'normal'
}
