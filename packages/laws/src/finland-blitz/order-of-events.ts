import type { Color } from '@jadoube/chess'
import { openIllegalMove } from '../article-07-irregularities/illegal-move.js'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { stopForRuling } from '../game/play-waits.js'
import { draw, win } from '../game/result.js'
import { boardOf } from '../game/standing.js'
import type { Irregularity } from '../game/state.js'
import { canForceMate } from './sufficient-material.js'

/**
 * 15: the first event decides, and an illegal move loses against a flag if the order is unknown.
 * This finds an illegal move of the player who claims on time, while the opponent can still point
 * it out. Then the claim cannot be granted at once.
 */
function illegalMoveBefore(
  ruling: OpenRuling,
  claimant: Color,
  flagFellAt: number,
): Irregularity | undefined {
  const { illegalMoveAgainstFlag } = ruling.rules
  if (illegalMoveAgainstFlag === null) return undefined
  const found = openIllegalMove(ruling, claimant)
  if (found === undefined) return undefined
  return illegalMoveAgainstFlag === 'loses-always' || found.at <= flagFellAt ? found : undefined
}

/** Whether a claim on time cannot be granted at once. */
export function flagClaimWaits(ruling: OpenRuling, claimant: Color, flagFellAt: number): boolean {
  const found = illegalMoveBefore(ruling, claimant, flagFellAt)
  if (found !== undefined) holdForOrder(ruling, claimant, flagFellAt, found)
  return found !== undefined
}

/**
 * The clocks are stopped. The opponent may point out the illegal move; if they do not, the flag
 * counts.
 */
function holdForOrder(
  ruling: OpenRuling,
  claimant: Color,
  flagFellAt: number,
  found: Irregularity,
): void {
  const rule = 'fb.order.events'
  const { at } = ruling
  ruling.happen({ type: 'claim-made', at, by: claimant, claim: 'flag', ...ruling.by(rule) })
  stopForRuling(ruling, claimant)
  const wins = canForceMate(boardOf(ruling.state), claimant, ruling.rules)
  const outcomes = wins ? win(claimant) : draw
  const grounds = ruling.by(wins ? 'fb.win.flag.claim' : 'fb.draw.flag-no-material')
  ask(ruling, {
    claim: 'flag',
    rule,
    by: claimant,
    facts: { illegalMoveAt: found.at, flagFellAt },
    options: [
      {
        verdict: 'correct',
        effect: wins ? 'win' : 'draw',
        ends: { outcomes, reason: 'flag-fall', ...grounds },
      },
      { verdict: 'incorrect', effect: 'play-on' },
    ],
  })
}
