import type { Color } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import { settle } from './ask.js'
import type { OpenRuling } from './open-ruling.js'
import { holdsPlay } from './question.js'

/** Play continues, with the clock of the player who has the move. */
export function continuePlay(ruling: OpenRuling): void {
  const { state } = ruling
  if (state.status !== 'paused') return
  // Once play continues, it no longer matters whether there was a reason to stop the clocks.
  settle(ruling, 'pause', null)
  ruling.happen({
    type: 'clocks-restarted',
    at: ruling.at,
    running: state.turn,
    ...ruling.by('clock.restart'),
  })
}

/** After a ruling play continues by itself, unless something is still open. */
export function continueAfterRuling(ruling: OpenRuling): void {
  if (ruling.state.status === 'paused' && !holdsPlay(ruling.state)) continuePlay(ruling)
}

/**
 * After a rejected claim play continues. If the arbiter or the opponent had already stopped the
 * clocks, the arbiter decides when (6.11.3).
 */
export function continueAfterRejection(ruling: OpenRuling, claimant: Color): void {
  const { questions } = ruling.state
  const { interrupted } = ruling.state.proceedings
  const stopped = questions.find(({ claim }) => claim === 'pause')
  if (interrupted || (stopped !== undefined && stopped.player !== claimant)) return
  continueAfterRuling(ruling)
}

/** Stops the clocks until a claim or question is ruled on. */
export function stopForRuling(
  ruling: OpenRuling,
  by: 'white' | 'black' | 'arbiter',
  rule: RuleId = by === 'arbiter' ? 'clock.interrupt' : 'clock.player-stop',
): void {
  if (ruling.state.status !== 'in-play' || ruling.state.clock === null) return
  ruling.happen({ type: 'clocks-paused', at: ruling.at, by, ...ruling.by(rule) })
}
