import type { Language } from '../explanations/index.js'
import type { GameEvent } from '../game/event.js'
import type { RuledLine } from '../record/rule-record.js'
import { evolve } from '../the-laws/evolve.js'
import { sentenceIn } from './account-in.js'
import type { Wording } from './wording.js'

/** An event and its sentence, empty if there is nothing to say. */
export interface EventSentence {
  readonly event: GameEvent
  readonly sentence: string
}

/**
 * Describes each event of a line by itself, for programs that explain or compare single events. The
 * account of a game uses `tellOutcome`, which joins what belongs together.
 */
export function describeEach(
  { before, outcome }: Pick<RuledLine, 'before' | 'outcome'>,
  language: Language,
  wording: Wording,
): readonly EventSentence[] {
  let state = before
  return outcome.flatMap(event => {
    if (event.type === 'refused') return []
    const sentence = sentenceIn(event, state, language, wording)
    state = evolve(state, event)
    return [{ event, sentence }]
  })
}
