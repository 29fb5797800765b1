import { type Color, opposite } from '@jadoube/chess'
import { offer, rejectDraw } from '../article-09-drawn-game/offer.js'
import type { ActOf } from '../game/act.js'
import { ask, openQuestion, settle } from '../game/ask.js'
import type { EventOf } from '../game/event.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { continuePlay, stopForRuling } from '../game/play-waits.js'
import type { Intervention } from '../game/provision.js'
import type { Facts, RuledOption } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { draw } from '../game/result.js'

const claim = 'no-progress'

/**
 * 14.e: perpetual check, repetition, or a position in which no move changes anything. The player
 * stops the clock and calls the arbiter. If the opponent does not agree to a draw, they must play
 * so that the game makes progress. If the arbiter finds none, the game is drawn.
 */
export function claimNoProgress(
  ruling: OpenRuling,
  { ground }: ActOf<'claim'>,
  by: Color,
): Refusal | undefined {
  if (ruling.rules.noProgressClaim === null) return refused('claim-not-in-laws', { claim })
  if (ruling.state.status === 'awaiting-start') return refused('game-not-started')
  if (openQuestion(ruling, claim) !== undefined) return refused('question-open', { claim })
  const rule = 'fb.draw.no-progress.claim'
  const why = ground === undefined ? null : { ground }
  ruling.happen({ type: 'claim-made', at: ruling.at, by, claim, ...why, ...ruling.by(rule) })
  stopForRuling(ruling, by, rule)
  if (ruling.state.offer === null) offer(ruling, by, claim)
  ask(ruling, {
    claim,
    rule: 'fb.draw.no-progress.grounds',
    by,
    facts: { ...why, ...factsOf(ruling) },
    options: [
      drawn(ruling),
      { verdict: 'incorrect', effect: 'play-on' },
      { verdict: 'postponed', effect: 'decide-later' },
    ],
  })
  return undefined
}

const drawn = (ruling: OpenRuling): RuledOption => {
  const grounds = ruling.by('fb.draw.no-progress.test')
  return {
    verdict: 'correct',
    effect: 'draw',
    ends: { outcomes: draw, reason: 'declared', ...grounds },
  }
}

/**
 * Facts for the arbiter: how often this position has occurred, and how long there was no pawn move
 * or capture.
 */
function factsOf({ state }: OpenRuling): Facts {
  const { occurrences, position } = state
  return { times: occurrences.times, plies: position.quiet }
}

/**
 * Rejects an offer. If it was such a claim, the opponent must now show that the game makes
 * progress.
 */
export function rejectOffer(
  ruling: OpenRuling,
  act: ActOf<'reject-draw'>,
  by: Color | undefined,
): Intervention {
  if (by === undefined) return 'ordinary'
  const no = rejectDraw(ruling, act, by)
  if (no === undefined) demandProgress(ruling, by)
  return no
}

/** The opponent does not agree: play continues, and the arbiter watches. */
function demandProgress(ruling: OpenRuling, refusing: Color): void {
  const by = opposite(refusing)
  const open = openQuestion(ruling, claim)
  if (open === undefined || open.by !== by || !open.holds) return
  settle(ruling, claim, null)
  const grounds = ruling.by('fb.draw.no-progress.test')
  ruling.happen({ type: 'claim-postponed', at: ruling.at, by, claim, ...grounds })
  continuePlay(ruling)
}

/** From now on the arbiter may decide at any time that there is no progress. */
export function watchProgress(ruling: OpenRuling, event: EventOf<'claim-postponed'>): void {
  if (event.claim !== claim) return
  const { by } = event
  ask(ruling, {
    claim,
    rule: 'fb.draw.no-progress.test',
    by,
    facts: factsOf(ruling),
    options: [drawn(ruling), { verdict: 'incorrect', effect: 'play-on' }],
    holds: false,
  })
}
