import {
  legalMoves,
  type Move,
  makeAnnouncement,
  makeSquare,
  Placement,
  type Position,
  parseSan,
  play,
} from '@jadoube/chess'
import { language, words } from '../i18n/language.js'
import { standIn } from '../seat/stand-in.js'
import { listen } from '../speech/listen.js'
import { understood } from '../speech/spoken-move.js'
import { announcementLanguage, voice } from '../speech/voice.js'
import { placementOf } from './hand.js'
import type { SeatGame } from './seat-game.js'

const cannotSee = ({ view }: SeatGame, side: 'white' | 'black'): boolean =>
  (Object(view.value.header[side]) as { readonly visuallyDisabled?: unknown }).visuallyDisabled ===
  true

/** Whether one of the two cannot see the board, so that moves are announced and repeated (Appendix D). */
export const isAnnounced = (game: SeatGame): boolean =>
  cannotSee(game, 'white') || cannotSee(game, 'black')

/** The move that stands on the board of a player who has still to announce it. */
function carriedOut(game: SeatGame, position: Position): Move | null {
  const { view, side } = game
  if (!cannotSee(game, side) || position.turn !== side) return null
  const stands = placementOf(view.value.placement)
  if (stands.equals(Placement.fromCodes(position.board.pieces))) return null
  const made = (move: Move) => Placement.fromCodes(play(position, move).board.pieces)
  return legalMoves(position).find(move => made(move).equals(stands)) ?? null
}

/** The last move of the game in the names of Appendix D, and whose it is. */
export function lastAnnouncement(game: SeatGame): { by: 'white' | 'black'; text: string } | null {
  const { moves = [] } = game.view.value
  let position = standIn(game.view.value)?.state.opening.position
  for (const [index, { san }] of moves.entries()) {
    if (position === undefined) return null
    const move = parseSan(position, san)
    if (!move.ok) return null
    if (index === moves.length - 1) {
      return { by: position.turn, text: makeAnnouncement(position, move.value) }
    }
    position = play(position, move.value)
  }
  return null
}

/** The announcement of what he has carried out and not announced yet. */
export function carriedOutSaid(game: SeatGame): string | null {
  const position = game.position.value
  const carried = position === undefined ? null : carriedOut(game, position)
  return position === undefined || carried === null ? null : makeAnnouncement(position, carried)
}

/** What this player announces now: what he has carried out, or the move that he made last. */
export function toAnnounce(game: SeatGame): string | null {
  const last = lastAnnouncement(game)
  const made = isAnnounced(game) && last?.by === game.side ? last.text : null
  return carriedOutSaid(game) ?? made
}

/** What he repeats: the opponent's last move. */
export function toRepeat(game: SeatGame): string | null {
  const last = lastAnnouncement(game)
  return isAnnounced(game) && last !== null && last.by !== game.side ? last.text : null
}

/** A move that was written or spoken; who cannot see announces it with it, for without that it is not made. */
export function playMove(game: SeatGame, position: Position, move: Move): void {
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
export async function playSpoken(game: SeatGame): Promise<boolean> {
  const heard = await listen(voice.value.phonetic ? announcementLanguage : language.value)
  const position = game.position.value
  if (position === undefined) return false
  const move = understood(position, heard, language.value, words().blind)
  if (move === null) return false
  playMove(game, position, move)
  return true
}
