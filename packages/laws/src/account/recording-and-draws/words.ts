import type { RuleId } from '../../catalogue/index.js'
import type { RefusalCode } from '../../game/refusal.js'
import type { Say } from '../wording.js'

type EventName =
  | 'draw-offered'
  | 'offer-lapsed'
  | 'draw-consent-given'
  | 'written-in-advance'
  | 'entries-struck'
  | 'offer-recorded'
  | 'scoresheet-due'
  | 'scoresheet-completed'
  | 'scoresheet-borrowed'
  | 'scoresheet-returned'
  | 'scoresheet-replaced'
  | 'recording-passed-to-arbiter'
  | 'reconstruction-begun'
  | 'next-period-begun'

/** The words of one language for scoresheets, draw offers and draw claims (Articles 8 and 9). */
export interface RecordingAndDraws {
  readonly events: { readonly [T in EventName]: Say<T> }
  /** What a player did to break each of these rules. */
  readonly breaches: Readonly<Partial<Record<RuleId, (player: string) => string>>>
  readonly claims: Readonly<Record<'reconstruction' | 'signed-result' | 'draw-agreement', string>>
  readonly effects: { readonly 'next-period': string }
  readonly refusals: Readonly<Partial<Record<RefusalCode, string>>>
}
