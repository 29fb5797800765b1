import type { RuleId } from '../../catalogue/index.js'
import type { RefusalCode } from '../../game/refusal.js'
import type { Say } from '../wording.js'

type Told =
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

/** What one language says of scoresheets, offers and claims of a draw (Articles 8 and 9). */
export interface RecordingAndDraws {
  readonly events: { readonly [T in Told]: Say<T> }
  /** What a player did who broke one of these rules. */
  readonly breaches: Readonly<Partial<Record<RuleId, (player: string) => string>>>
  readonly claims: Readonly<Record<'reconstruction' | 'signed-result' | 'draw-agreement', string>>
  readonly effects: { readonly 'next-period': string }
  readonly refusals: Readonly<Partial<Record<RefusalCode, string>>>
}
