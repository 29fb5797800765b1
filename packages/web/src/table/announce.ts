import type { Color } from '@jadoube/chess'
import type { GameState } from '@jadoube/laws'
import { type Announcement, toAnnounce, toRepeat } from '../blind/announcement.js'
import type { Game } from '../game/game.js'

const announceText = (game: Game, announcement: Announcement | null): boolean =>
  announcement !== null &&
  game.perform(announcement.by, { act: 'announce', text: announcement.text })

/** Announces a player's move (D.2.1). False if there is nothing to announce. */
export const announce = (game: Game): boolean => announceText(game, toAnnounce(game.state.value))

/** Repeats the move that the opponent has announced. */
export const repeat = (game: Game): boolean => announceText(game, toRepeat(game.state.value))

/** Whether this player may announce or repeat now. */
export function duties(
  side: Color,
  state: GameState,
): { readonly mayAnnounce: boolean; readonly mayRepeat: boolean } {
  return { mayAnnounce: toAnnounce(state)?.by === side, mayRepeat: toRepeat(state)?.by === side }
}
