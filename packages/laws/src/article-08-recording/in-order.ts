import { type Color, makeSquare } from '@jadoube/chess'
import { movesOfEntry, movesOnSheet } from '../appendix-c-notation/sheet-moves.js'
import { filesOfShortCapture, inLatinFiles } from '../appendix-c-notation/written-text.js'
import { breach } from '../article-11-conduct/breach.js'
import type { RuleId } from '../catalogue/index.js'
import { isTakenOver } from '../game/history.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { mustRecord } from './duty-to-record.js'

/**
 * Checks whether the player complies with Article 8 when they make a move. A breach is noted, and
 * the arbiter decides what follows (12.9). Players who do not report what they write are not
 * checked.
 */
export function recordingInOrder(ruling: OpenRuling, by: Color): void {
  const { ahead, scoresheet, borrowed } = ruling.player(by)
  if (borrowed) breach(ruling, by, 'score.borrow')
  if (ahead !== null) breach(ruling, by, 'score.no-advance')
  if (scoresheet !== null) upToDate(ruling, by)
}

function upToDate(ruling: OpenRuling, by: Color): void {
  const { state, rules, at } = ruling
  const { recorded, unmarkedOffer, sheetDue } = ruling.player(by)
  if (sheetDue && recorded < state.ply) {
    breach(ruling, by, ruleOfDue(ruling, by))
    return
  }
  if (!mustRecord(state, rules, by, at)) return
  // A player may reply to a move before recording it, but must have recorded their own last move
  // (8.1.3).
  const last = state.ply - 1
  if (recorded < last && !showsOwnLastMove(ruling, by)) breach(ruling, by, 'score.before-next')
  if (unmarkedOffer !== null && unmarkedOffer <= last) breach(ruling, by, 'score.mark-offer')
}

/**
 * The rule: a separate sentence in 2009; since 2017 it depends on how many players did not record
 * (8.5).
 */
export const ruleOfUpdate = (ruling: OpenRuling): RuleId =>
  ruling.rules.updateAfterFlagFall === 'each-exempt-player-before-moving'
    ? 'score.update-after-flag'
    : 'score.one'

/** The rule by which this player must update the scoresheet. */
export const ruleOfDue = (ruling: OpenRuling, by: Color): RuleId =>
  ruling.player(by).sheetDueBy ?? ruleOfUpdate(ruling)

/** A player who writes only their own moves must still have written the last one. */
function showsOwnLastMove(ruling: OpenRuling, by: Color): boolean {
  const own = ruling.state.history?.previous
  const { scoresheet } = ruling.player(by)
  if (!own || isTakenOver(own) || scoresheet === null) return true
  const entries = scoresheet.text.slice(-100).split('\n')
  const latest = entries.flatMap(movesOfEntry).slice(-2)
  // Or it is in its place on the sheet: later entries are for moves that were made again.
  const inItsPlace = movesOnSheet(scoresheet)[ruling.state.ply - 2]
  const written = inItsPlace === undefined ? latest : [...latest, inItsPlace]
  const move = own.move
  const square = makeSquare(move.to)
  const files = [makeSquare(move.from)[0], square[0]]
  return written.some(({ text }) => {
    if (move.kind === 'castling') return /[O0О]-[O0О]/.test(text)
    if (inLatinFiles(text).includes(square)) return true
    return filesOfShortCapture(text)?.every((file, index) => file === files[index]) === true
  })
}
