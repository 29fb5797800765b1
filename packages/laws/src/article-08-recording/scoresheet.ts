import { type Color, transcribeBraille } from '@jadoube/chess'
import { isOtherNotation } from '../appendix-c-notation/other-notation.js'
import { mediumOf, movesOfEntry } from '../appendix-c-notation/sheet-moves.js'
import { marksOffer } from '../appendix-c-notation/written-text.js'
import { breach } from '../article-11-conduct/breach.js'
import type { ActOf } from '../game/act.js'
import { mustSeal } from '../game/adjournment.js'
import { isDisabled } from '../game/blind-play.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Refusal } from '../game/refusal.js'
import type { GameState } from '../game/state.js'
import { mustRecord } from './duty-to-record.js'
import { ruleOfDue } from './in-order.js'

/** 8.1.1: a player writes on their scoresheet. The text is kept as written and never corrected. */
export function record(ruling: OpenRuling, act: ActOf<'record'>, by: Color): Refusal | undefined {
  const { text } = act
  write(ruling, by, text)
  if (marksOffer(transcribeBraille(text))) {
    ruling.happen({
      type: 'offer-recorded',
      at: ruling.at,
      by,
      ...ruling.ifStated('score.mark-offer'),
    })
  }
  const { sheetDue, recorded } = ruling.player(by)
  if (sheetDue && recorded >= ruling.state.ply) {
    ruling.happen({
      type: 'scoresheet-completed',
      at: ruling.at,
      player: by,
      ...ruling.by(ruleOfDue(ruling, by)),
    })
  }
  return undefined
}

/**
 * Adds an entry to the scoresheet, and notes if it is a move that has not been made yet (8.1.2).
 */
function write(ruling: OpenRuling, by: Color, text: string): void {
  const { state, at } = ruling
  const { recorded } = ruling.player(by)
  const written = repeats(ruling, by, text) ? 0 : movesOfEntry(text).length
  // 8.1.2, I.1.1: a move written for sealing is not a move of the game yet, and may still be
  // changed.
  const seals = mustSeal(state, by)
  if (written === 0) notAlgebraic(ruling, by, text)
  const moves = seals ? Math.max(Math.min(written, state.ply - recorded), 0) : written
  const medium = mediumOf(text)
  // D.2.7: only a visually disabled player may record in another way than by hand.
  const how = medium === 'longhand' || !isDisabled(state, by) ? null : { how: medium }
  const rule = how === null ? 'score.record' : 'blind.record'
  ruling.happen({ type: 'move-recorded', at, by, text, moves, ...how, ...ruling.ifStated(rule) })
  if (state.status === 'concluded' || moves === 0 || recorded + moves <= pliesToRecord(state))
    return
  // The entries are all that is known of the game, and this one may be an illegal move that stands
  // on the wooden board.
  if (!ruling.rules.scoresheetsChecked) return
  if (by === state.turn) {
    // It may be for a claim. Only playing it shows that it was not (9.2.1.1, 9.3.1).
    ruling.happen({ type: 'written-in-advance', at, by, text, ...ruling.by('score.no-advance') })
  } else breach(ruling, by, 'score.no-advance')
}

/**
 * Appendix C: a move in another notation than the algebraic one is no evidence and counts as not
 * recorded. A player who must record is warned once.
 */
function notAlgebraic(ruling: OpenRuling, by: Color, text: string): void {
  const { state, rules, at } = ruling
  if (!isOtherNotation(text, state.history) || !mustRecord(state, rules, by, at)) return
  const before = ruling.player(by).scoresheet?.text.split('\n') ?? []
  if (before.some(entry => isOtherNotation(entry, null))) return
  breach(ruling, by, 'note.algebraic-only', { written: text })
}

/** 9.2.1.1, 9.3.1: the intended move is written on the scoresheet before it is declared. */
export function writeIntended(ruling: OpenRuling, by: Color, text: string): void {
  const { scoresheet, ahead } = ruling.player(by)
  // A player who has not reported their entries so far is not assumed to begin now.
  if (scoresheet === null || ahead !== null) return
  ruling.happen({
    type: 'move-recorded',
    at: ruling.at,
    by,
    text,
    moves: 1,
    ...ruling.by('score.no-advance'),
  })
}

/** The number of plies played so far, including an illegal move that stands on the board. */
function pliesToRecord(state: GameState): number {
  const illegal = state.turn !== state.position.turn
  const inHand = state.hand !== null && state.hand.touched.length > 0
  return state.ply + (illegal ? 1 : 0) + (inHand ? 1 : 0)
}

/**
 * Whether this is the move of a claim that the player already wrote and now writes in its place.
 */
function repeats(ruling: OpenRuling, by: Color, text: string): boolean {
  const { recorded, scoresheet } = ruling.player(by)
  if (scoresheet === null || recorded < ruling.state.ply) return false
  const [move, ...more] = movesOfEntry(text)
  const last = movesOfEntry(scoresheet.text.slice(scoresheet.text.lastIndexOf('\n') + 1)).at(-1)
  return move !== undefined && more.length === 0 && move.text === last?.text
}
