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
import type { RemoteGame } from '../game/remote-game.js'
import { readPlacement } from '../game/shown-board.js'
import { language } from '../i18n/language.js'
import { listen } from '../speech/listen.js'
import { understood } from '../speech/spoken-move.js'
import { announcementLanguage, voice } from '../speech/voice.js'

const cannotSee = ({ view }: RemoteGame, side: 'white' | 'black'): boolean =>
  (Object(view.value.header[side]) as { readonly visuallyDisabled?: unknown }).visuallyDisabled ===
  true

/** Whether one of the two cannot see the board, so that moves are announced and repeated (Appendix D). */
export const isAnnounced = (game: RemoteGame): boolean =>
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

/** What stands on the board where it differs from the game by one move: carried out, and not announced yet. */
function carriedOut({ view, position }: RemoteGame): Said | null {
  const before = position.value
  if (before === undefined) return null
  const stands = readPlacement(view.value.placement)
  if (stands.equals(before.placement)) return null
  const made = (move: Move) => play(before, move).placement
  const move = legalMoves(before).find(each => made(each).equals(stands))
  return move === undefined ? null : saidOf(before, move)
}

/** The last move of the game, where the player may follow it. */
function lastMade({ laws }: RemoteGame): Said | null {
  const { state } = laws.value
  const { history } = state
  if (history === null || isTakenOver(history)) return null
  return saidOf(positionAfter(state, state.ply - 1), history.move)
}

/** The last move in the names of Appendix D, and whose it is; on a physical board, the last that was announced. */
export function lastAnnouncement(game: RemoteGame): Pick<Said, 'by' | 'text'> | null {
  return lastMade(game) ?? game.view.value.announced?.last ?? null
}

/** As short as a scoresheet has it, where the game is known here; else with both its squares. */
function shortest(game: RemoteGame, said: Said): string {
  const isSame = (known: Said | null) =>
    known?.by === said.by && known.from === said.from && known.to === said.to
  return [carriedOut(game), lastMade(game)].find(isSame)?.text ?? said.text
}

/** What this player has to announce now: what they have done on the board and not said yet. */
export function toAnnounce(game: RemoteGame): string | null {
  const due = game.view.value.announced?.due ?? null
  return due === null ? null : shortest(game, due)
}

/** What they have to repeat: the opponent's move, as it was announced. */
export function toRepeat(game: RemoteGame): string | null {
  const { announced, status } = game.view.value
  const last = announced?.last ?? null
  if (last === null || last.repeated || last.by === game.side || status === 'concluded') return null
  return shortest(game, last)
}

/** A move that was written or spoken; who cannot see announces it with it, for without that it is not made. */
export function playMove(game: RemoteGame, position: StandingPosition, move: Move): void {
  game.send({
    act: 'move',
    from: makeSquare(move.from),
    to: makeSquare(move.kind === 'castling' ? move.rook : move.to),
    press: false,
    ...(move.kind === 'promotion' && { promotion: move.promotion }),
    ...(cannotSee(game, game.side) && { announce: makeAnnouncement(position, move) }),
  })
}

/** Listens for a move and plays it. False where none was understood. */
export async function playSpoken(game: RemoteGame): Promise<boolean> {
  const heard = await listen(voice.value.phonetic ? announcementLanguage : language.value)
  const position = game.position.value
  if (position === undefined) return false
  const move = await understood(position, heard, language.value)
  if (move === null) return false
  playMove(game, position, move)
  return true
}
