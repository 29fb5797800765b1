import { type Color, makeSquare, moveOf } from '@jadoube/chess'
import { movesOfEntry } from '../appendix-c-notation/sheet-moves.js'
import { filesOfShortCapture, inLatinFiles } from '../appendix-c-notation/written-text.js'
import { breach } from '../article-11-conduct/breach.js'
import type { RuleId } from '../catalogue/index.js'
import type { Course } from '../game/course.js'
import { isTakenOver } from '../game/history.js'
import { mustRecord } from './duty-to-record.js'

/**
 * Has he kept Article 8 so far, now that he makes a move? A breach is noted; whether anything
 * follows from it the arbiter decides (12.9). Who has not reported what he writes is not held to it.
 */
export function recordingInOrder(course: Course, by: Color): void {
  const { ahead, scoresheet, borrowed } = course.player(by)
  if (borrowed) breach(course, by, 'score.borrow')
  if (ahead !== null) breach(course, by, 'score.no-advance')
  if (scoresheet !== null) upToDate(course, by)
}

function upToDate(course: Course, by: Color): void {
  const { state, rules, at } = course
  const { recorded, unmarkedOffer, sheetDue } = course.player(by)
  if (sheetDue && recorded < state.ply) {
    breach(course, by, ruleOfUpdate(course))
    return
  }
  if (!mustRecord(state, rules, by, at)) return
  // He may answer a move before he records it, but not before he has recorded his own last one (8.1.3).
  const last = state.ply - 1
  if (recorded < last && !showsOwnLastMove(course, by)) breach(course, by, 'score.before-next')
  if (unmarkedOffer !== null && unmarkedOffer <= last) breach(course, by, 'score.mark-offer')
}

/** In 2009 a sentence of its own; from 2017 it depends on how many of them did not record (8.5). */
export const ruleOfUpdate = (course: Course): RuleId =>
  course.rules.updateAfterFlagFall === 'each-exempt-player-before-moving'
    ? 'score.update-after-flag'
    : 'score.one'

/** Somebody who writes only his own moves has still written the last one of them. */
function showsOwnLastMove(course: Course, by: Color): boolean {
  const own = course.state.history?.previous
  const { scoresheet } = course.player(by)
  if (!own || isTakenOver(own) || scoresheet === null) return true
  const entries = scoresheet.text.slice(-100).split('\n')
  const written = entries.flatMap(movesOfEntry).slice(-2)
  const move = moveOf(own.code)
  const square = makeSquare(move.to)
  const files = [makeSquare(move.from)[0], square[0]]
  return written.some(({ text }) => {
    if (move.kind === 'castling') return /[O0О]-[O0О]/.test(text)
    if (inLatinFiles(text).includes(square)) return true
    return filesOfShortCapture(text)?.every((file, index) => file === files[index]) === true
  })
}
