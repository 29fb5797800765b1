import type { RuleId } from '../../catalogue/index.js'
import type { RefusalCode } from '../../game/refusal.js'

/**
 * The words of one language for the pieces, the chess clock and irregularities (Articles 4, 6 and
 * 7).
 */
export interface ClockAndIrregularities {
  /** What a player did to break each of these rules. */
  readonly breaches: Readonly<Partial<Record<RuleId, (player: string) => string>>>
  readonly claims: Readonly<Record<'times' | 'pause' | 'clock', string>>
  readonly effects: Readonly<Record<'times-stay' | 'times-set' | 'result-lifted', string>>
  readonly refusals: Readonly<Partial<Record<RefusalCode, string>>>
}
