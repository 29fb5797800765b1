import type { RuleId } from '../../catalogue/index.js'
import type { PenaltyKind } from '../../editions/index.js'
import type { EventOf } from '../../game/event.js'
import type { Effect } from '../../game/question.js'
import type { RefusalCode } from '../../game/refusal.js'
import type { NameForms, QuestionWords } from '../questions/words.js'
import type { Say } from '../wording.js'

type EventName =
  | 'player-left'
  | 'arbiter-told'
  | 'touch-lifted'
  | 'appeal-lodged'
  | 'complaint-lodged'
  | 'explanation-asked'
  | 'law-explained'
  | 'permission-given'
  | 'told'
  | 'spectator-removed'
  | 'answer-proposed'
  | 'question'
  | 'question-answered'
  | 'penalty-imposed'
  | 'observed'
  | 'gesture-made'
  | 'fact-disputed'
  | 'fact-established'
  | 'ruling-taken-back'

type Asked =
  | 'conduct'
  | 'persistent-refusal'
  | 'appeal'
  | 'explanation'
  | 'opponents-score'
  | 'outside-disturbance'
  | 'accidental-touch'
  | 'assistant-time'
  | 'spectator'
  | 'meaning'
  | 'fact'

type Answered =
  | 'score-set'
  | 'decision-changed'
  | 'decision-stands'
  | 'law-explained'
  | 'warning'
  | 'time-added'
  | 'time-removed'
  | 'points-added'
  | 'points-cut'
  | 'fine'
  | 'rounds-missed'
  | 'expulsion'
  | 'touch-lifted'
  | 'touch-stands'
  | 'removal'
  | 'resignation'
  | 'agreement'
  | 'version-holds'

/**
 * The words of one language for conduct, penalties and questions to the arbiter (Articles 11 and
 * 12).
 */
export interface ConductAndArbiter {
  readonly events: { readonly [T in EventName]: Say<T> }
  /** What a player did to break each of these rules. */
  readonly breaches: Readonly<Partial<Record<RuleId, (player: string) => string>>>
  readonly claims: Readonly<Record<Asked, string>>
  readonly effects: Readonly<Record<Extract<Effect, Answered>, string>>
  readonly refusals: Readonly<Partial<Record<RefusalCode, string>>>
}

/** The names of all penalties of all editions, and of the Finnish remark. */
export type Penalties = Readonly<Record<PenaltyKind | 'remark', string>>
/**
 * What can be observed, by the word of a report. Words that are not listed are quoted as reported.
 */
export type ObservationClauses = Readonly<Record<string, string>>

interface Names {
  readonly names: QuestionWords['names']
  readonly anybody: NameForms
  /** Both players refuse to comply with the Laws, so the arbiter names neither. */
  readonly bothRefuse: string
}

/** What the arbiter saw, as a clause about the player; empty if there are no words for it. */
export function observedClause(
  { what, player }: EventOf<'observed'>,
  observations: ObservationClauses,
  { names, anybody, bothRefuse }: Names,
): string | undefined {
  if (what === 'persistent-refusal' && player === null) return bothRefuse
  const forms = player === null ? anybody : names[player]
  return observations[what]?.replace(
    /\{(player|of|to)\}/g,
    (_, form: keyof NameForms) => forms[form],
  )
}
