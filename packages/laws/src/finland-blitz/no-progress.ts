import { type Color, opposite } from '@jadoube/chess'
import { offer, rejectDraw } from '../article-09-drawn-game/offer.js'
import type { ActOf } from '../game/act.js'
import { ask, openQuestion, settle } from '../game/ask.js'
import type { Course } from '../game/course.js'
import type { EventOf } from '../game/event.js'
import { goOn, stopForRuling } from '../game/play-waits.js'
import type { Intervention } from '../game/provision.js'
import type { Facts, RuledOption } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { draw } from '../game/result.js'

const claim = 'no-progress'

/**
 * 14.e: perpetual check, repetition, or a position in which no move changes anything. The player stops the
 * clock and calls the arbiter. If the opponent does not agree to a draw, he must play so that the game
 * makes progress; if the arbiter finds none, the game is drawn.
 */
export function claimNoProgress(
  course: Course,
  { ground }: ActOf<'claim'>,
  by: Color,
): Refusal | undefined {
  if (course.rules.noProgressClaim === null) return refused('claim-not-in-laws', claim)
  if (course.state.status === 'awaiting-start') return refused('game-not-started')
  if (openQuestion(course, claim) !== undefined) return refused('question-open', claim)
  const rule = 'fb.draw.no-progress.claim'
  const why = ground === undefined ? null : { ground }
  course.happen({ type: 'claim-made', at: course.at, by, claim, ...why, ...course.by(rule) })
  stopForRuling(course, by, rule)
  if (course.state.offer === null) offer(course, by, claim)
  ask(course, {
    claim,
    rule: 'fb.draw.no-progress.grounds',
    by,
    facts: { ...why, ...factsOf(course) },
    options: [
      drawn(course),
      { verdict: 'incorrect', effect: 'play-on' },
      { verdict: 'postponed', effect: 'decide-later' },
    ],
  })
  return undefined
}

const drawn = (course: Course): RuledOption => {
  const grounds = course.by('fb.draw.no-progress.test')
  return {
    verdict: 'correct',
    effect: 'draw',
    ends: { outcomes: draw, reason: 'declared', ...grounds },
  }
}

/** What the game has come to: how often this position stood, and since when nothing was moved for good. */
function factsOf({ state }: Course): Facts {
  const { occurrences, position } = state
  return { times: occurrences.times, plies: position.quiet }
}

/** An offer is rejected; where it was such a claim, he must now show that the game makes progress. */
export function rejectOffer(
  course: Course,
  act: ActOf<'reject-draw'>,
  by: Color | undefined,
): Intervention {
  if (by === undefined) return 'ordinary'
  const no = rejectDraw(course, act, by)
  if (no === undefined) demandProgress(course, by)
  return no
}

/** The opponent does not agree: play goes on, and the arbiter watches it. */
function demandProgress(course: Course, refusing: Color): void {
  const by = opposite(refusing)
  const open = openQuestion(course, claim)
  if (open === undefined || open.by !== by || !open.holds) return
  settle(course, claim, null)
  const grounds = course.by('fb.draw.no-progress.test')
  course.happen({ type: 'claim-postponed', at: course.at, by, claim, ...grounds })
  goOn(course)
}

/** From now on the arbiter may find at any time that there is no progress. */
export function watchProgress(course: Course, event: EventOf<'claim-postponed'>): void {
  if (event.claim !== claim) return
  const { by } = event
  ask(course, {
    claim,
    rule: 'fb.draw.no-progress.test',
    by,
    facts: factsOf(course),
    options: [drawn(course), { verdict: 'incorrect', effect: 'play-on' }],
    holds: false,
  })
}
