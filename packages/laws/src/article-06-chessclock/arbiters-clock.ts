import type { RuleId } from '../catalogue/index.js'
import type { ActOf } from '../game/act.js'
import { ask, openQuestion, settle } from '../game/ask.js'
import { ground } from '../game/grounds.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { stopForRuling } from '../game/play-waits.js'
import { type Refusal, refused } from '../game/refusal.js'
import { type ClocksShown, clockFacts } from './clock-setting.js'

/** 12.5: the arbiter gives a player extra time, for example after an outside disturbance. */
export function addTime(ruling: OpenRuling, act: ActOf<'add-time'>): Refusal | undefined {
  if (ruling.state.clock === null) return refused('no-clock')
  ruling.happen({
    type: 'time-added',
    at: ruling.at,
    to: act.player,
    ms: act.ms,
    ...ground(ruling, 'timeGiven', 'arb.extra-time', act.player, act.ms),
  })
  settle(ruling, 'outside-disturbance', 'correct')
  settle(ruling, 'displaced', 'correct')
  return undefined
}

/** 6.10.2: the arbiter sets the times, and corrects the move counter if necessary. */
export function setClock(ruling: OpenRuling, act: ActOf<'set-clock'>): Refusal | undefined {
  if (ruling.state.clock === null) return refused('no-clock')
  ruling.happen({
    type: 'clock-set',
    at: ruling.at,
    white: act.white ?? null,
    black: act.black ?? null,
    moves: act.moves ?? null,
    ...ruling.by(ruleOfSetting(ruling)),
  })
  settle(ruling, 'clock', 'correct')
  settle(ruling, 'envelope-missing', 'correct')
  settle(ruling, 'times', 'incorrect')
  settle(ruling, 'assistant-time', 'correct')
  return undefined
}

/**
 * The rule of the setting: after a position was reinstated (7.1), after a defect, or for a wrong
 * setting (6.10).
 */
const ruleOfSetting = (ruling: OpenRuling): RuleId =>
  (openQuestion(ruling, 'clock') ?? openQuestion(ruling, 'times'))?.rule ??
  (ruling.state.proceedings.adjournment?.lost === true
    ? 'adjourn.lost.clocks'
    : 'clock.wrong-setting')

/**
 * 6.10: the clock is defective or set wrongly. It is stopped at once, and the arbiter sets it by
 * best judgement.
 */
export function observeClock(
  ruling: OpenRuling,
  what: 'clock-defective' | 'clock-wrongly-set',
  shown: ClocksShown,
): Refusal | undefined {
  const { state, at } = ruling
  if (state.clock === null) return refused('no-clock')
  ruling.happen({ type: 'observed', at, what, player: null, ...ruling.by('arb.observe') })
  stopForRuling(ruling, 'arbiter')
  ask(ruling, {
    claim: 'clock',
    rule: what === 'clock-defective' ? 'clock.replace-defective' : 'clock.wrong-setting',
    facts: clockFacts(ruling, shown),
    options: [
      { act: 'set-clock', effect: 'times-set' },
      { verdict: 'incorrect', effect: 'play-on' },
    ],
  })
  return undefined
}
