import type { Color } from '@jadoube/chess'
import { punishableBreach } from '../article-11-conduct/breach.js'
import type { Act } from '../game/act.js'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'

/** A.2: at any time a player may ask for a scoresheet, in order to record. */
export function askScoresheet(course: Course, _: Act, player: Color): Refusal | undefined {
  if (course.rules.mayAskForScoresheet === null) return refused('not-covered')
  course.happen({
    type: 'scoresheet-given',
    at: course.at,
    player,
    ...course.by('rapid.record.ask-sheet'),
  })
  return undefined
}

/**
 * A.3.2, B.3.2: the player who has the move is shown the official record, so many times a game; each
 * further request distracts the opponent (11.5).
 */
export function askRecord(course: Course, _: Act, by: Color): Refusal | undefined {
  const { recordViews, mode } = course.rules
  if (recordViews === null) return refused('not-covered')
  if (course.state.turn !== by) return refused('not-having-the-move')
  const times = course.player(by).recordViews + 1
  const isBlitz = mode === 'blitz'
  if (times > recordViews) {
    const rule = isBlitz ? 'blitz.sup.show-sheet.limit' : 'rapid.sup.show-sheet.limit'
    punishableBreach(course, by, rule, { shown: recordViews })
    return undefined
  }
  course.happen({
    type: 'record-shown',
    at: course.at,
    to: by,
    times,
    ...course.by(isBlitz ? 'blitz.sup.show-sheet' : 'rapid.sup.show-sheet'),
  })
  return undefined
}
