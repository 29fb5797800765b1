import type { GameEvent } from '@jadoube/laws'
import { type Audience, isEntitled } from './audience.js'
import type { Looks } from './looks.js'
import { isSaidByMove, seeEvent } from './see-event.js'

/** The events of one entry as this audience may see them. */
export function tellEvents(
  events: readonly GameEvent[],
  audience: Audience,
  help: readonly string[],
  looks: Looks | null,
): GameEvent[] {
  if (isEntitled(audience)) return [...events]
  const told: GameEvent[] = []
  for (const event of events) {
    if (isSaidByMove(event, events)) continue
    if (event.type === 'move-made' && looks?.turnTaken === event.by) {
      told.push({ type: 'turn-taken', at: event.at, by: event.by })
    }
    const seen = seeEvent(event, audience, help)
    if (seen !== undefined) told.push(seen)
  }
  return told
}
