import type { GameEvent } from '@jadoube/laws'
import { type Audience, isEntitled, type PlayersRules } from './audience.js'
import type { Looks } from './looks.js'
import { seeEvent } from './see-event.js'
import { type Shown, shownEvents } from './shown-events.js'

const NOTHING_HIDDEN: Shown = { turnTaken: null, made: null, turn: null }

/** The events of one entry that this audience may see. */
export function tellEvents(
  events: readonly GameEvent[],
  audience: Audience,
  rules: PlayersRules,
  looks: Looks | null,
): GameEvent[] {
  if (isEntitled(audience)) return [...events]
  const visible: GameEvent[] = []
  for (const event of shownEvents(events, looks ?? NOTHING_HIDDEN)) {
    // `seeEvent` tells only the arbiter that a turn was taken. Here it belongs to a move that
    // everybody sees.
    const seen = event.type === 'turn-taken' ? event : seeEvent(event, audience, rules)
    if (seen !== undefined) visible.push(seen)
  }
  return visible
}
