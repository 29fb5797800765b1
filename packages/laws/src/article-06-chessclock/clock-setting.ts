import type { Color } from '@jadoube/chess'
import { type Instant, timeLeft } from '@jadoube/clock'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { stopForRuling } from '../game/play-waits.js'
import type { Facts } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'

/** What each clock should show by the record, and what it showed, if somebody has read it. */
export function clockFacts(ruling: OpenRuling, { white, black }: ClocksShown = {}): Facts {
  const left = (color: Color) => timeLeft(ruling.state.clock!, color, ruling.at as Instant)
  return {
    white: left('white'),
    black: left('black'),
    ...(white === undefined ? null : { whiteShown: white }),
    ...(black === undefined ? null : { blackShown: black }),
  }
}

export interface ClocksShown {
  readonly white?: number
  readonly black?: number
}

/**
 * A player claims that the clock is set wrongly. The arbiter finds out the correct setting
 * (6.10.2).
 */
export function claimClockSetting(
  ruling: OpenRuling,
  by: Color,
  shown: ClocksShown,
): Refusal | undefined {
  const { state, at } = ruling
  if (state.clock === null) return refused('no-clock')
  const rule = 'clock.wrong-setting'
  ruling.happen({ type: 'claim-made', at, by, claim: 'clock-setting', ...ruling.by(rule) })
  stopForRuling(ruling, by)
  ask(ruling, {
    claim: 'clock',
    rule,
    by,
    facts: clockFacts(ruling, shown),
    options: [
      { act: 'set-clock', effect: 'times-set' },
      { verdict: 'incorrect', effect: 'play-on' },
    ],
  })
  return undefined
}
