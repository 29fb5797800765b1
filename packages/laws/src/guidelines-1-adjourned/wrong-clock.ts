import type { Color } from '@jadoube/chess'
import { clockFacts } from '../article-06-chessclock/clock-setting.js'
import type { Act } from '../game/act.js'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { stopForRuling } from '../game/play-waits.js'
import type { Intervention } from '../game/provision.js'
import { refused } from '../game/refusal.js'
import { movesMade } from '../game/state.js'

/** Whether this game was adjourned, so that its clocks were set for the resumption. */
const isResumption = ({ state }: OpenRuling): boolean =>
  state.proceedings.adjournment !== null && state.proceedings.adjournment.stage !== 'ordered'

/**
 * I.13: the clocks were set wrongly for the resumption. If a player points it out before their
 * first move, it must be corrected. Later it is corrected only if the arbiter decides so; in 2009
 * only if the consequences would be too severe.
 */
export function claimClockAtResumption(ruling: OpenRuling, act: Act, by: Color): Intervention {
  if (!isResumption(ruling)) return 'ordinary'
  const { state, rules } = ruling
  if (state.clock === null) return refused('no-clock')
  const moves = state.proceedings.adjournment?.moves ?? null
  const inTime = moves === null || movesMade(state, by) === moves[by]
  stopForRuling(ruling, by)
  ask(ruling, {
    claim: 'clock',
    by,
    rule: inTime ? 'adjourn.clock-error.in-time' : 'adjourn.clock-error.late',
    facts: {
      ...clockFacts(ruling, act.act === 'claim' ? act : {}),
      inTime,
      ...(inTime ? null : { corrected: rules.wrongClockAtResumption }),
    },
    options: [
      { act: 'set-clock', effect: 'times-set' },
      { verdict: 'incorrect', effect: 'play-on' },
    ],
  })
  return undefined
}
