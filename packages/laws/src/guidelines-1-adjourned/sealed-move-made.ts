import { type Color, type MoveCode, opposite } from '@jadoube/chess'
import { marksOffer } from '../appendix-c-notation/written-text.js'
import { make } from '../article-04-act-of-moving/made.js'
import { needsConsent, offer } from '../article-09-drawn-game/offer.js'
import type { Course } from '../game/course.js'
import { dueOf } from '../game/state.js'

/** I.9.1: the sealed move is made on the board, and the clock of the player who must reply is started. */
export function makeSealed(course: Course, by: Color, code: MoveCode, text: string): void {
  const { at } = course
  const rule = 'adjourn.resume.replier-present'
  lapseEarlierOffer(course, by)
  if (course.player(by).scoresheet !== null) {
    // He wrote it when he sealed it; now it counts.
    course.happen({
      type: 'move-recorded',
      at,
      by,
      text,
      moves: 1,
      ...course.ifStated('score.record'),
    })
  }
  make(course, by, code, false)
  if (course.concluded) return
  const due = dueOf(course.state, by)
  if (due !== null) {
    const { ply } = due
    const how = 'sealed'
    course.happen({ type: 'move-completed', at, by, ply, legal: true, how, ...course.by(rule) })
  }
  // He offered a draw with it, and now the opponent learns of it (9.1).
  if (marksOffer(text) && course.state.offer === null && !needsConsent(course)) {
    offer(course, by, null)
  }
  const running = opposite(by)
  course.happen({ type: 'clocks-restarted', at, running, ...course.by(rule) })
}

/**
 * An offer from before the sealing was open until he moved. One that was made after it stays, until he
 * accepts or rejects it as in 9.1 (I.4).
 */
function lapseEarlierOffer(course: Course, by: Color): void {
  const { offer: open, adjournment } = course.state
  if (open === null || open.by === by) return
  if (adjournment?.sealer === by && open.at !== adjournment.offeredAt) return
  course.happen({
    type: 'offer-lapsed',
    at: course.at,
    by: open.by,
    how: 'sealed-move',
    ...course.by('draw.offer-lapse'),
  })
}
