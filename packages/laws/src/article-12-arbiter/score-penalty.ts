import { type Color, opposite } from '@jadoube/chess'
import { mostOf, type Points } from '../article-10-points/points.js'
import type { ActOf } from '../game/act.js'
import type { Grounds } from '../game/event.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import { makeResult, type Outcome } from '../game/result.js'

type Penalise = ActOf<'penalise'>

/** Whether the points of a game that is over can change so (10.2 from 2017: normal scores, within the maximum). */
export function cannotScore(ruling: OpenRuling, act: Penalise): Refusal | undefined {
  const { points, pointsNormalOnly, pointsCapped } = ruling.rules
  const scored = scoresWith(ruling, act)
  if (scored === undefined) return refused('game-cancelled')
  const normal = [points.win, points.draw, points.loss]
  const isPossible = (score: number): boolean =>
    pointsNormalOnly === null
      ? score >= Math.min(...normal) && score <= Math.max(...normal)
      : normal.includes(score)
  const tooMany = pointsCapped !== null && scored.white + scored.black > mostOf(points)
  return isPossible(scored.white) && isPossible(scored.black) && !tooMany
    ? undefined
    : refused('points-not-normal', { points: `${scored.white}–${scored.black}` })
}

/** 12.9.4, 12.9.5: the game is over, so that points added or cut change its result at once. */
export function changeScore(ruling: OpenRuling, act: Penalise, grounds: Grounds): void {
  const { result } = ruling.state
  const points = scoresWith(ruling, act)
  if (result === null || points === undefined) return
  const outcomes = {
    white: outcomeOf(ruling, points.white),
    black: outcomeOf(ruling, points.black),
  }
  const text = makeResult(outcomes)
  ruling.happen({
    type: 'game-concluded',
    at: ruling.at,
    // 1–½ has no way to be written: the points say it.
    result: text === '*' ? result.text : text,
    points,
    reason: 'penalty',
    ...grounds,
  })
}

function scoresWith(
  { state }: OpenRuling,
  { player, penalty, points = 0 }: Penalise,
): Points | undefined {
  const before = state.result?.points
  if (before === undefined || before === null) return undefined
  const whose: Color = penalty === 'add-points' ? opposite(player) : player
  return { ...before, [whose]: before[whose] + (penalty === 'add-points' ? points : -points) }
}

function outcomeOf({ rules: { points } }: OpenRuling, score: number): Outcome {
  if (score >= points.win) return 'win'
  return score > points.loss ? 'draw' : 'loss'
}
