export { entriesOf } from './appendix-c-notation/sheet-moves.js'
export { type Choice, movesToChooseFrom } from './article-04-act-of-moving/choice.js'
export { deadnessOf } from './article-05-end/found-dead.js'
export { defaultTimeEnd } from './article-06-chessclock/default-time.js'
export {
  headerOfNewGame,
  type NewGame,
  newGameAfter,
} from './article-07-irregularities/new-game.js'
export { type Disagreement, disagreements, type Entry } from './article-08-recording/compare.js'
export { mustRecord } from './article-08-recording/duty-to-record.js'
export { offerMarks } from './article-08-recording/offer-marks.js'
export { mayTell } from './article-12-arbiter/silence.js'
export * from './case-file/index.js'
export * from './catalogue/index.js'
export * from './editions/index.js'
export * from './explanations/index.js'
export * from './game/index.js'
export * from './guidelines-1-adjourned/index.js'
export * from './record/index.js'
export * from './rules-in-force/index.js'
export type { FieldsOf, JsonSchema, Shape, Unread, ValueOf } from './shape/index.js'
export * as shape from './shape/index.js'
