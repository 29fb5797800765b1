import type { Color } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { Claim } from './act.js'
import type { Facts, Option, QuestionName } from './question.js'
import type { GameState } from './state.js'

/** Something that is open: an offer, a question to the arbiter, a postponed claim. */
export type Pending =
  | {
      readonly kind: 'draw-offer'
      readonly by: Color
      readonly at: number
      readonly claim?: Claim
    }
  | {
      readonly kind: 'question'
      readonly claim: QuestionName
      readonly by: Color | null
      readonly player?: Color
      readonly facts: Facts
      readonly options: readonly Option[]
      readonly rule: RuleId
      readonly article: string | null
    }
  | { readonly kind: 'take-back'; readonly by: Color; readonly ply: number }
  | { readonly kind: 'claim'; readonly claim: string; readonly by: Color; readonly postponed: true }

/**
 * What is open in a game. A question with a standing verdict waits for no answer: it is included
 * only with `all`, because the arbiter may still answer it.
 */
export function pendingOf(state: GameState, all = false): readonly Pending[] {
  const pending: Pending[] = []
  const { offer } = state
  const { postponed, takeBack } = state.proceedings
  if (offer !== null) {
    const { by, at, claim } = offer
    pending.push({ kind: 'draw-offer', by, at, ...(claim === null ? null : { claim }) })
  }
  if (takeBack !== null) pending.push({ kind: 'take-back', ...takeBack })
  for (const question of state.questions) {
    const { claim, by, player, facts, options, rule, article, standing } = question
    if (standing !== null && !all) continue
    const about = player === null ? null : { player }
    pending.push({ kind: 'question', claim, by, ...about, facts, options, rule, article })
  }
  if (postponed !== null) pending.push({ kind: 'claim', ...postponed, postponed: true })
  return pending
}
