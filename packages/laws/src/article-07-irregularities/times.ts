import type { Color } from '@jadoube/chess'
import { type Instant, timeLeft } from '@jadoube/clock'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'

/**
 * 7.1 (2009: 6.13): a position was reinstated, and the arbiter sets the times by best judgement.
 * Until then they stay as they are. The arbiter is told how the clocks stood when the position
 * arose.
 */
export function askAboutTimes(ruling: OpenRuling): void {
  const { state, at } = ruling
  const { clock, history } = state
  if (clock === null || ruling.concluded) return
  const left = (color: Color) => timeLeft(clock, color, at as Instant)
  ask(ruling, {
    claim: 'times',
    rule: 'irreg.restore-times',
    facts: {
      ply: state.ply,
      white: left('white'),
      black: left('black'),
      ...(history === null ? null : { whiteThen: history.white, blackThen: history.black }),
    },
    options: [
      { verdict: 'correct', effect: 'times-stay' },
      { act: 'set-clock', effect: 'times-set' },
    ],
    holds: false,
    standing: 'correct',
  })
}
