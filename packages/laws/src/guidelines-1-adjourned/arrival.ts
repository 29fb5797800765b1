import type { Color } from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import { replierOf } from '../game/adjournment.js'
import type { Course } from '../game/course.js'
import type { Intervention } from '../game/provision.js'
import { refused } from '../game/refusal.js'

/** I.9.2: the replier, whose clock was started without him, may stop it when he comes and call the arbiter. */
export function stopOnArrival(
  course: Course,
  act: ActOf<'pause'>,
  by: Color | undefined,
): Intervention {
  if (course.state.status !== 'adjourned' || by === undefined) return 'ordinary'
  const { adjournment, clock } = course.state
  const replier = adjournment?.stage === 'sealed' ? replierOf(adjournment) : null
  const runs = clock?.state === 'running' && replier !== null
  if (!runs || act.by !== replier || course.player(replier).presence !== 'present') {
    return refused('game-adjourned')
  }
  course.happen({
    type: 'clocks-paused',
    at: course.at,
    by: act.by,
    ...(act.why === undefined ? null : { why: act.why }),
    ...course.by('adjourn.resume.replier-absent.arrival'),
  })
  return undefined
}
