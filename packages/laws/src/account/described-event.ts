import type { GameEvent } from '../game/event.js'
import type { Sentence } from './sentence.js'

/** A sentence with the event that it describes. */
export interface DescribedEvent extends Sentence {
  readonly event: GameEvent
}
