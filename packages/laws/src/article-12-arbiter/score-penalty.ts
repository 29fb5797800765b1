import { type Color, opposite } from '@jadoube/chess'
import { scored } from '../article-10-points/conclude.js'
import { mostOf, type Points } from '../article-10-points/points.js'
import type { ActOf } from '../game/act.js'
import type { Grounds } from '../game/event.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import { outcomesOf } from '../game/result.js'

type Penalise = ActOf<'penalise'>

/**
 * Whether the points of a game that is over can change in this way (10.2 from 2017: normal scores,
 * within the maximum).
 */
export function cannotScore(ruling: OpenRuling, act: Penalise): Refusal | undefined {
  const { points, pointsNormalOnly, pointsCapped } = ruling.rules
  const after = scoresWith(ruling, act)
  if (after === undefined) return refused('game-cancelled')
  const normal = [points.win, points.draw, points.loss]
  const isPossible = (score: number): boolean =>
    pointsNormalOnly === null
      ? score >= Math.min(...normal) && score <= Math.max(...normal)
      : normal.includes(score)
  const tooMany = pointsCapped !== null && after.white + after.black > mostOf(points)
  return isPossible(after.white) && isPossible(after.black) && !tooMany
    ? undefined
    : refused('points-not-normal', { points: `${after.white}–${after.black}` })
}

/**
 * 12.9.4, 12.9.5: the game is over, so points added or cut change its score at once. How it ended
 * stays as it was.
 */
export function changeScore(ruling: OpenRuling, act: Penalise, grounds: Grounds): void {
  const { result } = ruling.state
  const points = scoresWith(ruling, act)
  const played = result && outcomesOf(result.withoutPenalties ?? result.text)
  if (result === null || played === null || points === undefined) return
  ruling.happen({
    type: 'game-concluded',
    at: ruling.at,
    ...scored(ruling, played, points),
    reason: result.reason,
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
