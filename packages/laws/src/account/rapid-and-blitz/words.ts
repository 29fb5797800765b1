import type { RuleId } from '../../catalogue/index.js'
import type { RefusalCode } from '../../game/refusal.js'
import type { Say } from '../wording.js'

type Told =
  | 'scoresheet-given'
  | 'record-shown'
  | 'correction-proposed'
  | 'next-move-awaited'
  | 'clock-started'

/** What one language says of rapid and blitz, and of Finnish blitz. */
export interface RapidAndBlitz {
  readonly events: { readonly [T in Told]: Say<T> }
  readonly breaches: Readonly<Partial<Record<RuleId, (player: string) => string>>>
  readonly claims: Readonly<Record<'impossible-position' | 'forced-line' | 'displaced', string>>
  readonly refusals: Readonly<Partial<Record<RefusalCode, string>>>
}
