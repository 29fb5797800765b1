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

/** A board of its own, as a game keeps it. */
export function readBoardText(text: string): Placement {
  const placement = parsePlacement(text)
  if (!placement.ok) throw new RangeError(`no board: ${text}`)
  return placement.value
}

export const boardText = (placement: Placement): string => makePlacement(placement)

/** What both boards show where nothing has gone wrong. */
export const rightBoard = (position: StandingPosition): string => boardText(position.placement)

/** Does what a move changes, and nothing else: on a board that has drifted off the rest stays as it is. */
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

/** A hand takes a piece from a square, or from beside the board, and puts it on another, or off it. */
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

/** What a player's board shows once the opponent's last move is carried out on it as it was announced. */
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

/** Is more than one piece to be moved on the board, so that one hand's work is not all of it? */
export function hasParts(position: StandingPosition, move: WrittenMove): boolean {
  return moveOfWritten(position, move).kind !== 'normal'
}
