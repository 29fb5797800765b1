import {
  type Color,
  type Move,
  makeAnnouncement,
  makeSquare,
  type StandingPosition,
} from '@jadoube/chess'
import { type GameState, standing } from '@jadoube/laws'
import { type Announcement, toAnnounce, toRepeat } from '../blind/announcement.js'
import { ensureStarted, game, perform } from '../game/local-game.js'
import { language } from '../i18n/language.js'
import { listen } from '../speech/listen.js'
import { announcementLanguage, voice } from '../speech/voice.js'

const say = ({ by, text }: Announcement): boolean => perform(by, { act: 'announce', text })

/** A player announces their move (D.2.1). False where there is nothing to announce. */
export function announce(): boolean {
  const state = game.value?.state
  const due = state === undefined ? null : toAnnounce(state)
  return due !== null && say(due)
}

/** Their opponent repeats what they have heard. */
export function repeat(): boolean {
  const state = game.value?.state
  const due = state === undefined ? null : toRepeat(state)
  return due !== null && say(due)
}

/** What this player may announce or repeat now. */
export function duties(
  side: Color,
  state: GameState,
): { readonly announces: boolean; readonly repeats: boolean } {
  return { announces: toAnnounce(state)?.by === side, repeats: toRepeat(state)?.by === side }
}

/**
 * A move that was written or spoken: it is touched and made, not yet completed; the clock is pressed by hand. Who
 * cannot see announces it with it, for without that it would not be made.
 */
export function playMove(position: StandingPosition, move: Move): boolean {
  const state = game.value?.state
  if (state === undefined) return false
  const announced = state.blind?.disabled[state.turn] === true
  return perform(state.turn, {
    act: 'move',
    from: makeSquare(move.from),
    to: makeSquare(move.kind === 'castling' ? move.rook : move.to),
    press: false,
    ...(move.kind === 'promotion' && { promotion: move.promotion }),
    ...(announced && { announce: makeAnnouncement(position, move) }),
  })
}

/** Listens for a move and plays it. False where none was understood. */
export async function playSpoken(): Promise<boolean> {
  const lang = voice.value.phonetic ? announcementLanguage : language.value
  const [heard, { understood }] = await Promise.all([
    listen(lang),
    import('../speech/spoken-move.js'),
  ])
  ensureStarted()
  const state = game.value?.state
  const position = state === undefined ? undefined : standing(state)
  if (position === undefined) return false
  const move = await understood(position, heard, language.value)
  return move !== null && playMove(position, move)
}
