import type { Color } from '@jadoube/chess'
import type { GameState } from '@jadoube/laws'
import { type Announcement, toAnnounce, toRepeat } from '../blind/announcement.js'
import type { Game } from '../game/game.js'

const say = (game: Game, due: Announcement | null): boolean =>
  due !== null && game.perform(due.by, { act: 'announce', text: due.text })

/** Announces a player's move (D.2.1). False if there is nothing to announce. */
export const announce = (game: Game): boolean => say(game, toAnnounce(game.state.value))

/** Repeats the move that the opponent has announced. */
export const repeat = (game: Game): boolean => say(game, toRepeat(game.state.value))

/** Whether this player may announce or repeat now. */
export function duties(
  side: Color,
  state: GameState,
): { readonly announces: boolean; readonly repeats: boolean } {
  return { announces: toAnnounce(state)?.by === side, repeats: toRepeat(state)?.by === side }
}
