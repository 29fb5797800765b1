import type { RuleId } from '../../catalogue/index.js'
import type { RefusalCode } from '../../game/refusal.js'

/** What one language says of the pieces, the chess clock and irregularities (Articles 4, 6 and 7). */
export interface ClockAndIrregularities {
  /** What a player did who broke one of these rules. */
  readonly breaches: Readonly<Partial<Record<RuleId, (player: string) => string>>>
  readonly claims: Readonly<Record<'times' | 'pause' | 'clock', string>>
  readonly effects: Readonly<Record<'times-stay' | 'times-set' | 'result-lifted', string>>
  readonly refusals: Readonly<Partial<Record<RefusalCode, string>>>
}
