import {
  type Color,
  legalMoves,
  type Move,
  makeAnnouncement,
  makeSquare,
  play,
  type StandingPosition,
} from '@jadoube/chess'
import { isTakenOver } from '@jadoube/laws'
import { positionAfter } from '../blind/announcement.js'
import { cannotSee } from '../game/play-move.js'
import type { SeatGame } from '../game/remote-game.js'
import { readPlacement } from '../game/shown-board.js'

/**
 * Whether one of the players cannot see the board, so that moves are announced and repeated
 * (Appendix D).
 */
export const announcesMoves = (game: SeatGame): boolean =>
  cannotSee(game, 'white') || cannotSee(game, 'black')

interface MoveAnnouncement {
  readonly by: Color
  readonly from: string
  readonly to: string
  readonly text: string
}

const announcementOf = (position: StandingPosition, move: Move): MoveAnnouncement => ({
  by: position.turn,
  from: makeSquare(move.from),
  to: makeSquare(move.to),
  text: makeAnnouncement(position, move),
})

/**
 * The move that was carried out on the board but not announced yet, if board and game differ by
 * exactly one move.
 */
function carriedOut({ view, position }: SeatGame): MoveAnnouncement | null {
  const before = position.value
  if (before === undefined) return null
  const placement = readPlacement(view.value.placement)
  if (placement.equals(before.placement)) return null
  const placementAfter = (move: Move) => play(before, move).placement
  const move = legalMoves(before).find(each => placementAfter(each).equals(placement))
  return move === undefined ? null : announcementOf(before, move)
}

/** The last move of the game, if the player may follow it. */
function lastMove(game: SeatGame): MoveAnnouncement | null {
  const state = game.state.value
  const { history } = state
  if (history === null || isTakenOver(history)) return null
  return announcementOf(positionAfter(state, state.ply - 1), history.move)
}

/**
 * The last move with the names of Appendix D, and its player. On a physical board, the last
 * announced move.
 */
export function lastAnnouncement(game: SeatGame): Pick<MoveAnnouncement, 'by' | 'text'> | null {
  return lastMove(game) ?? game.view.value.announced?.last ?? null
}

/** The short form of a move if the game is known here, otherwise with both squares. */
function shortText(game: SeatGame, said: MoveAnnouncement): string {
  const isSame = (known: MoveAnnouncement | null) =>
    known?.by === said.by && known.from === said.from && known.to === said.to
  return [carriedOut(game), lastMove(game)].find(isSame)?.text ?? said.text
}

/** What this player must announce now: the move they made on the board but have not announced. */
export function toAnnounce(game: SeatGame): string | null {
  const due = game.view.value.announced?.due ?? null
  return due === null ? null : shortText(game, due)
}

/** What the player must repeat: the opponent's announced move. */
export function toRepeat(game: SeatGame): string | null {
  const { announced, status } = game.view.value
  const last = announced?.last ?? null
  if (last === null || last.repeated || last.by === game.side || status === 'concluded') return null
  return shortText(game, last)
}
