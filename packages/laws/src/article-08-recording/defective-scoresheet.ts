import type { Color } from '@jadoube/chess'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'

/** 8.3 (2023): an electronic scoresheet that has failed is replaced. Where there are none it is only noted. */
export function observeDefectiveScoresheet(
  course: Course,
  player: Color | undefined,
): Refusal | undefined {
  if (player === undefined) return refused('malformed-act', 'whose scoresheet?')
  const { at } = course
  const what = 'defective-scoresheet'
  course.happen({ type: 'observed', at, what, player, ...course.by('arb.observe') })
  if (course.rules.defectiveScoresheet === null) return undefined
  course.happen({ type: 'scoresheet-replaced', at, player, ...course.by('score.property') })
  return undefined
}
