import {
  type Color,
  type Move,
  makeAnnouncement,
  makeSquare,
  type StandingPosition,
} from '@jadoube/chess'
import { language } from '../i18n/language.js'
import { announcementLanguage } from '../speech/german-in.js'
import { listen } from '../speech/listen.js'
import { voice } from '../speech/voice.js'
import type { Game } from './game.js'

/** Whether this player cannot see the board, so that Appendix D holds. */
export const cannotSee = ({ table }: Game, color: Color): boolean =>
  table.value.header[color].visuallyDisabled === true

/**
 * A whole move: it is touched and made, not yet completed; the clock is pressed by hand, save in a friendly game. Who
 * cannot see announces it with it, for without that it would not be made.
 */
export function playMove(game: Game, position: StandingPosition, move: Move): boolean {
  const { turn } = game.state.value
  const by = game.hands.includes(turn) ? turn : game.hands[0]
  if (by === undefined) return false
  return game.perform(by, {
    act: 'move',
    from: makeSquare(move.from),
    to: makeSquare(move.kind === 'castling' ? move.rook : move.to),
    ...(game.table.value.laws.rules.preset !== 'friendly' && { press: false }),
    ...(move.kind === 'promotion' && { promotion: move.promotion }),
    ...(cannotSee(game, by) && { announce: makeAnnouncement(position, move) }),
  })
}

/** Listens for a move and plays it. False where none was understood. */
export async function playSpoken(game: Game): Promise<boolean> {
  const spoken = voice.value.phonetic ? announcementLanguage : language.value
  const [heard, { understood }] = await Promise.all([
    listen(spoken),
    import('../speech/spoken-move.js'),
  ])
  game.begin()
  const position = game.position.value
  if (position === undefined) return false
  const move = await understood(position, heard, language.value)
  return move !== null && playMove(game, position, move)
}
