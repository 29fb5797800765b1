import type { Color } from '@jadoube/chess'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'

/**
 * 8.3 (2023): an electronic scoresheet that has failed is replaced. In editions without them it is
 * only noted.
 */
export function observeDefectiveScoresheet(
  ruling: OpenRuling,
  player: Color | undefined,
): Refusal | undefined {
  if (player === undefined) return refused('malformed-act', { lacks: 'player' })
  const { at } = ruling
  const what = 'defective-scoresheet'
  ruling.happen({ type: 'observed', at, what, player, ...ruling.by('arb.observe') })
  if (ruling.rules.defectiveScoresheet === null) return undefined
  ruling.happen({ type: 'scoresheet-replaced', at, player, ...ruling.by('score.property') })
  return undefined
}
