import type { GameEvent, RuledRecord } from '@jadoube/laws'
import { refusedAct, type Telling, tellOutcome } from '@jadoube/laws/account'

/** A sentence about the outcome of an act, with the article it is based on. */
export interface AccountSentence {
  readonly text: string
  readonly citation: string | null
  readonly event: GameEvent | null
}

/** The outcome of one act. */
export type AccountLine = readonly AccountSentence[]

/** Describes the outcome of each act in the given language. */
export function accountLines({ lines }: RuledRecord, telling: Telling): readonly AccountLine[] {
  return lines.map(({ before, outcome, act }) => {
    const sentences = tellOutcome(before, outcome, telling)
    const refused = outcome.flatMap(each => {
      if (each.type !== 'refused' || act === null) return []
      return [{ text: refusedAct(act, each, telling), citation: null, event: null }]
    })
    return [...sentences, ...refused]
  })
}
