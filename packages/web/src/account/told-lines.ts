import type { GameEvent, RuledRecord } from '@jadoube/laws'
import { refusedAct, type Telling, tellOutcome } from '@jadoube/laws/account'

/** A sentence of what an act came to, with the article that it rests on. */
export interface ToldSentence {
  readonly text: string
  readonly citation: string | null
  readonly event: GameEvent | null
}

/** What one act came to. */
export type ToldLine = readonly ToldSentence[]

/** The sentences of each act, in the language of the telling. */
export function tellLines({ lines }: RuledRecord, telling: Telling): readonly ToldLine[] {
  return lines.map(({ before, outcome, act }) => {
    const told = tellOutcome(before, outcome, telling)
    const refused = outcome.flatMap(each => {
      if (each.type !== 'refused' || act === null) return []
      return [{ text: refusedAct(act, each, telling), citation: null, event: null }]
    })
    return [...told, ...refused]
  })
}
