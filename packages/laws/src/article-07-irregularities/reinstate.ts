import { makeFen } from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import { settle } from '../game/ask.js'
import type { Course } from '../game/course.js'
import { momentAt } from '../game/moment.js'
import { goOnAfterRuling } from '../game/play-waits.js'
import { type Refusal, refused } from '../game/refusal.js'
import { askAboutTimes } from './times.js'
import { undoOffer } from './undone-offer.js'

/** 7.6: the arbiter has an earlier position put back; the times are his to set (7.1). */
export function reinstate(course: Course, act: ActOf<'reinstate'>): Refusal | undefined {
  // What was sealed in this position would stand in another one.
  if (course.state.status === 'adjourned') return refused('game-adjourned')
  const moment = momentAt(course.state, act.ply)
  if (moment === undefined) return refused('no-such-ply', String(act.ply))
  undoOffer(course, act.ply)
  course.happen({
    type: 'position-reinstated',
    at: course.at,
    ply: act.ply,
    fen: makeFen(moment.position),
    touched: [],
    released: null,
    withdrawn: null,
    ...course.by('irreg.displaced-later'),
  })
  settle(course, 'boards-differ', 'incorrect')
  askAboutTimes(course)
  goOnAfterRuling(course)
  return undefined
}
