import type { Color } from '@jadoube/chess'
import { conclude } from '../article-10-points/conclude.js'
import type { RuleId } from '../catalogue/index.js'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { bothLose, loss } from '../game/result.js'

/** The game was lost when the default time ran out, whenever it is noticed. */
export function loseByDefault(
  ruling: OpenRuling,
  late: readonly Color[],
  rule: RuleId,
  limit: number,
): void {
  const since = Math.max(limit, ruling.state.at)
  for (const each of ruling.index.occasions.endedEarlier) each(ruling, since)
  conclude(ruling, {
    outcomes: late.length === 2 ? bothLose : loss(late[0]!),
    reason: 'late',
    rule,
    forfeit: true,
    since,
  })
}

/** One question for each late player, so that either can be excused alone. */
export function askAboutLateness(
  ruling: OpenRuling,
  late: readonly Color[],
  rule: RuleId,
  by: number,
): void {
  for (const player of late) {
    ask(ruling, {
      claim: 'late',
      rule,
      player,
      facts: { late, by },
      options: [
        { verdict: 'correct', effect: 'loss' },
        { verdict: 'incorrect', effect: 'result-lifted' },
      ],
      holds: false,
      standing: 'correct',
    })
  }
}
