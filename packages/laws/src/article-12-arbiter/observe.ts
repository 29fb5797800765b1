import { observeFlag } from '../article-06-chessclock/flag.js'
import { observeBoardTurned } from '../article-07-irregularities/board-orientation.js'
import { observeDisplaced } from '../article-07-irregularities/displace.js'
import { observeIllegalMove } from '../article-07-irregularities/illegal-claim.js'
import { observeDefectiveScoresheet } from '../article-08-recording/defective-scoresheet.js'
import { observeDevice } from '../article-11-conduct/devices.js'
import type { ActOf } from '../game/act.js'
import type { Course } from '../game/course.js'
import type { Refusal } from '../game/refusal.js'

/** What the arbiter has seen with his own eyes. What the Laws have no answer to is noted. */
export function observe(course: Course, act: ActOf<'observe'>): Refusal | undefined {
  switch (act.what) {
    case 'flag-fall':
      return observeFlag(course, act.player)
    case 'illegal-move':
      return observeIllegalMove(course, act.player)
    case 'displaced-pieces':
      return observeDisplaced(course)
    case 'board-turned':
      return observeBoardTurned(course)
    case 'device-sound':
    case 'device-possession':
      return observeDevice(course, act.what, act.player)
    case 'defective-scoresheet':
      return observeDefectiveScoresheet(course, act.player)
    default:
      course.happen({
        type: 'observed',
        at: course.at,
        what: act.what,
        player: act.player ?? null,
        ...course.by('arb.observe'),
      })
      return undefined
  }
}
