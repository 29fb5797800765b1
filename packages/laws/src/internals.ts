/**
 * Parts of the Laws for the other packages of Jadoube. They may change in any version, so nobody
 * else should use them.
 *
 * @module
 */

export { entriesOf, movesOnSheet } from './appendix-c-notation/sheet-moves.js'
export { deadnessOf } from './article-05-end/found-dead.js'
export {
  headerOfNewGame,
  type NewGame,
  newGameAfter,
} from './article-07-irregularities/new-game.js'
export { disagreements } from './article-08-recording/compare.js'
export { offerMarks } from './article-08-recording/offer-marks.js'
export type { Fields, Value } from './case-file/values.js'
export type { PenaltyKind } from './editions/parameters/arbiter.js'
export {
  type EnvelopeKeeper,
  isSealed,
  type OpenedEnvelope,
  type Sealed,
  type SealedEnvelope,
  type SealedFor,
} from './game/envelope.js'
export { gameEvent } from './game/event.js'
export { playLegal } from './game/legal-moves.js'
export { takenOver } from './game/moment.js'
export { refusalDetails } from './game/refusal-details.js'
export { positionOn } from './game/standing.js'
export { timeAfterMove } from './game/time-after-move.js'
export { letterOfPromotion } from './game/written-move.js'
export { changedOpenings } from './guidelines-1-adjourned/changed-openings.js'
export { envelopeFace } from './guidelines-1-adjourned/envelope-face.js'
export { pgnResult, pgnTermination } from './record/game-pgn.js'
export { LONGEST_LINE } from './record/rule-record.js'
export { legalPosition } from './record/summary.js'
export { penaltiesAtHand } from './rules-in-force/penalties.js'
export type { FieldsOf, JsonSchema, Shape, Unread, ValueOf } from './shape/index.js'
export * as shape from './shape/index.js'
