import type { Color } from '@jadoube/chess'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Outcome, Outcomes } from '../game/result.js'

export type Points = Readonly<Record<Color, number>>

/** The most that both can score together, on the scale in force. */
export const mostOf = ({ win, draw, loss }: OpenRuling['rules']['points']): number =>
  Math.max(win + loss, draw * 2)

/**
 * 10.1: the points of each player. Penalties add and subtract points, within what one player can
 * score in a game (12.9.4, 12.9.5). Since 2017 the total also stays within the maximum, and each
 * score is a normal one (10.2).
 */
export function pointsOf(ruling: OpenRuling, outcomes: Outcomes): Points {
  const white = scoreOf(ruling, 'white', outcomes.white)
  const black = scoreOf(ruling, 'black', outcomes.black)
  const { pointsCapped, points } = ruling.rules
  const most = mostOf(points)
  if (pointsCapped === null || white + black <= most) return { white, black }
  // More than a game gives, so points added by a penalty are reduced.
  return ruling.player('white').pointsAdded > 0
    ? { white: normal(ruling, most - black), black }
    : { white, black: normal(ruling, most - white) }
}

function scoreOf(ruling: OpenRuling, color: Color, outcome: Outcome): number {
  const { points } = ruling.rules
  const added = ruling.player(color).pointsAdded
  if (added === 0) return points[outcome]
  const least = Math.min(points.loss, points.draw, points.win)
  const most = Math.max(points.loss, points.draw, points.win)
  return normal(ruling, Math.min(Math.max(points[outcome] + added, least), most))
}

/** 10.2: only normal scores, never ¾. A score between two normal ones becomes the lower one. */
function normal(ruling: OpenRuling, score: number): number {
  const { points, pointsNormalOnly } = ruling.rules
  if (pointsNormalOnly === null) return score
  const { win, draw, loss } = points
  const below = [win, draw, loss].filter(each => each <= score)
  return below.length === 0 ? Math.min(win, draw, loss) : Math.max(...below)
}
