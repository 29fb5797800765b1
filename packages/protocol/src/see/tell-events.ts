import type { GameEvent } from '@jadoube/laws'
import { type Audience, isEntitled, type PlayersRules } from './audience.js'
import type { Looks } from './looks.js'
import { seeEvent } from './see-event.js'
import { type Shown, shownEvents } from './shown-events.js'

const AS_THEY_ARE: Shown = { turnTaken: null, made: null }

/** The events of one entry that this audience may see. */
export function tellEvents(
  events: readonly GameEvent[],
  audience: Audience,
  rules: PlayersRules,
  looks: Looks | null,
): GameEvent[] {
  if (isEntitled(audience)) return [...events]
  const told: GameEvent[] = []
  for (const event of shownEvents(events, looks ?? AS_THEY_ARE)) {
    // `seeEvent` tells only the arbiter that a turn was taken. Here it belongs to a move that everybody sees.
    const seen = event.type === 'turn-taken' ? event : seeEvent(event, audience, rules)
    if (seen !== undefined) told.push(seen)
  }
  return told
}
