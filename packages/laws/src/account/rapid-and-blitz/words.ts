import type { RuleId } from '../../catalogue/index.js'
import type { RefusalCode } from '../../game/refusal.js'
import type { Say } from '../wording.js'

type EventName =
  | 'scoresheet-given'
  | 'record-shown'
  | 'correction-proposed'
  | 'next-move-awaited'
  | 'clock-started'

/** The words of one language for rapid and blitz, and for Finnish blitz. */
export interface RapidAndBlitz {
  readonly events: { readonly [T in EventName]: Say<T> }
  readonly breaches: Readonly<Partial<Record<RuleId, (player: string) => string>>>
  readonly claims: Readonly<Record<'impossible-position' | 'forced-line' | 'displaced', string>>
  readonly refusals: Readonly<Partial<Record<RefusalCode, string>>>
}
