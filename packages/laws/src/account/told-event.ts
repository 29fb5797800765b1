import type { GameEvent } from '../game/event.js'
import type { Sentence } from './sentence.js'

/** A sentence, and the event that it tells of. */
export interface ToldEvent extends Sentence {
  readonly event: GameEvent
}
