import type { Color } from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'

/**
 * The decisions in a quickplay finish (10.2 of 2009, and its Appendix D for games without an
 * arbiter).
 */
const quickplay: ReadonlySet<string> = new Set([
  'cannot-win-by-normal-means',
  'no-effort-by-normal-means',
  'quickplay',
])

/**
 * 11.10 (2009: 12.10): a player appeals against a decision. The regulations say who hears the
 * appeal. Its result is an act of the arbiter.
 */
export function appeal(ruling: OpenRuling, act: ActOf<'appeal'>, by: Color): Refusal | undefined {
  const { rules, state, at } = ruling
  const { against, why } = act
  const said = {
    ...(against === undefined ? null : { against }),
    ...(why === undefined ? null : { why }),
  }
  if (against === 'conduct-of-arbiter' && rules.complaintAboutArbiter !== null) {
    const { complaintAboutArbiter: to } = rules
    ruling.happen({
      type: 'complaint-lodged',
      at,
      by,
      to,
      ...said,
      ...ruling.by('fb.appeal.conduct'),
    })
    return undefined
  }
  if (rules.appeals === 'none') return refused('no-appeal')
  const isQuickplay = quickplay.has(against ?? state.result?.reason ?? '')
  if (rules.appeals === 'except-quickplay' && isQuickplay) return refused('appeal-excluded')
  ruling.happen({ type: 'appeal-lodged', at, by, ...said, ...ruling.by('appeal.right') })
  ask(ruling, {
    claim: 'appeal',
    rule: 'appeal.right',
    by,
    facts: { ...said, signed: state[by].signed !== null, result: state.result?.text ?? '*' },
    options: [
      { verdict: 'correct', effect: 'decision-changed' },
      { verdict: 'incorrect', effect: 'decision-stands' },
    ],
    holds: false,
  })
  return undefined
}
