import type { RuleId } from '../catalogue/index.js'
import type { ActOf } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { isRuled, type Question } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { makeResult, type Outcome } from '../game/result.js'

/** The arbiter declares the result, with the points of each player (Preface, 11.7, 11.8). */
export function declare(ruling: OpenRuling, act: ActOf<'declare'>): Refusal | undefined {
  const white = outcomeOf(ruling, act.white)
  const black = outcomeOf(ruling, act.black)
  const { points, pointsCapped } = ruling.rules
  const most = Math.max(points.win + points.loss, points.draw * 2)
  const tooMany = pointsCapped !== null && act.white + act.black > most
  const result = white && black && makeResult({ white, black })
  // A result that cannot be written, such as 1–½, is not valid.
  if (result === undefined || result === '*' || tooMany) {
    return refused('points-not-normal', { points: `${act.white}–${act.black}` })
  }
  ruling.happen({
    type: 'game-concluded',
    at: ruling.at,
    result,
    points: { white: act.white, black: act.black },
    reason: 'declared',
    ...(act.why === undefined ? null : { why: act.why }),
    ...ruling.by(ruleOf(ruling, white!, black!)),
  })
  return undefined
}

/**
 * Both lose only if both are guilty (11.8). A loss with less than a win for the opponent is a
 * penalty (12.9.6; 2009: 12.8). Any other result is based on the arbiter's judgement (Preface).
 */
function ruleOf({ rules }: OpenRuling, white: Outcome, black: Outcome): RuleId {
  if (white === 'loss' && black === 'loss') return 'conduct.both-guilty'
  const isHalf = white !== black && (white === 'draw' || black === 'draw')
  if (!isHalf) return 'preface.judgement'
  return rules.lossSetsOpponentsScore === null ? 'conduct.persistent' : 'penalty.loss'
}

/** 10.2: only points that a game normally gives. */
function outcomeOf(ruling: OpenRuling, points: number): Outcome | undefined {
  const { win, draw, loss } = ruling.rules.points
  if (points === win) return 'win'
  if (points === draw) return 'draw'
  return points === loss ? 'loss' : undefined
}

/** The game is cancelled: it has no result, and a new one may be played (7.2.1, 7.3). */
export function cancel(ruling: OpenRuling, act: ActOf<'cancel'>): Refusal | undefined {
  cancelGame(ruling, act.why, askedFor(ruling)?.rule)
  return undefined
}

/**
 * The question that a new game answers, so that it rests on the same article (2009: 7.2; Finnish
 * blitz 20).
 */
const askedFor = ({ state }: OpenRuling): Question | undefined =>
  state.questions.find(({ options }) =>
    options.some(option => !isRuled(option) && option.act === 'cancel'),
  )

export function cancelGame(ruling: OpenRuling, why: string | undefined, rule?: RuleId): void {
  ruling.happen({
    type: 'game-concluded',
    at: ruling.at,
    result: '*',
    points: null,
    reason: 'cancelled',
    ...(why === undefined ? null : { why }),
    ...(rule === undefined ? null : ruling.by(rule)),
  })
}
