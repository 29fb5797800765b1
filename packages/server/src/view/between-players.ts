import { type Audience, type BoardView, isPlayer } from '@jadoube/protocol'
import type { BoardSettings } from '../game/board-settings.js'

/** Rematch and messages. Spectators are told only where the rematch is played. */
export function seeBetween(
  { rematch, messages }: BoardSettings,
  audience: Audience,
): Pick<BoardView, 'rematch' | 'messages'> {
  const mayKnow = isPlayer(audience) || rematch?.stage === 'agreed'
  return {
    ...(rematch !== undefined && mayKnow && { rematch }),
    ...(messages !== undefined && isPlayer(audience) && { messages: [...messages] }),
  }
}

/** Whether the rematch or the messages have changed. */
export const hasChangedBetween = (before: BoardSettings, after: BoardSettings): boolean =>
  JSON.stringify([before.rematch, before.messages]) !==
  JSON.stringify([after.rematch, after.messages])
