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
export const isAnnounced = (game: SeatGame): boolean =>
  cannotSee(game, 'white') || cannotSee(game, 'black')

interface Said {
  readonly by: Color
  readonly from: string
  readonly to: string
  readonly text: string
}

const saidOf = (position: StandingPosition, move: Move): Said => ({
  by: position.turn,
  from: makeSquare(move.from),
  to: makeSquare(move.to),
  text: makeAnnouncement(position, move),
})

/**
 * The move that was carried out on the board but not announced yet, if board and game differ by
 * exactly one move.
 */
function carriedOut({ view, position }: SeatGame): Said | null {
  const before = position.value
  if (before === undefined) return null
  const stands = readPlacement(view.value.placement)
  if (stands.equals(before.placement)) return null
  const made = (move: Move) => play(before, move).placement
  const move = legalMoves(before).find(each => made(each).equals(stands))
  return move === undefined ? null : saidOf(before, move)
}

/** The last move of the game, if the player may follow it. */
function lastMade(game: SeatGame): Said | null {
  const state = game.state.value
  const { history } = state
  if (history === null || isTakenOver(history)) return null
  return saidOf(positionAfter(state, state.ply - 1), history.move)
}

/**
 * The last move with the names of Appendix D, and its player. On a physical board, the last
 * announced move.
 */
export function lastAnnouncement(game: SeatGame): Pick<Said, 'by' | 'text'> | null {
  return lastMade(game) ?? game.view.value.announced?.last ?? null
}

/** The short form of a move if the game is known here, otherwise with both squares. */
function shortest(game: SeatGame, said: Said): string {
  const isSame = (known: Said | null) =>
    known?.by === said.by && known.from === said.from && known.to === said.to
  return [carriedOut(game), lastMade(game)].find(isSame)?.text ?? said.text
}

/** What this player must announce now: the move they made on the board but have not announced. */
export function toAnnounce(game: SeatGame): string | null {
  const due = game.view.value.announced?.due ?? null
  return due === null ? null : shortest(game, due)
}

/** What the player must repeat: the opponent's announced move. */
export function toRepeat(game: SeatGame): string | null {
  const { announced, status } = game.view.value
  const last = announced?.last ?? null
  if (last === null || last.repeated || last.by === game.side || status === 'concluded') return null
  return shortest(game, last)
}
