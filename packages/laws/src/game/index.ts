export { type Choice, movesToChooseFrom } from '../article-04-act-of-moving/choice.js'
export { deadnessOf } from '../article-05-end/found-dead.js'
export { type Disagreement, disagreements, type Entry } from '../article-08-recording/compare.js'
export { mustRecord } from '../article-08-recording/duty-to-record.js'
export { offerMarks } from '../article-08-recording/offer-marks.js'
export { entriesOf } from '../article-08-recording/sheet-moves.js'
export { mayTell } from '../article-12-arbiter/silence.js'
export {
  type Act,
  type ActName,
  type ActOf,
  type Actor,
  actors,
  type Claim,
  claims,
  type Permission,
  permissions,
  playerOf,
  type Unsaid,
  unsaid,
  type Verdict,
  verdicts,
} from './act.js'
export { type Decision, decide, follow } from './decide.js'
export type { EventOf, EventType, GameEvent, PromotionLetter, WrittenMove } from './event.js'
export { evolve } from './evolve.js'
export { inOrder, isTakenOver, type Occurrence, type Ply, type TakenOver } from './history.js'
export { type Articles, articlesOf, type Laws, lawsFrom, lawsOf } from './laws.js'
export { newGame } from './new-game.js'
export { actNames, parseAct, readAct } from './parse-act.js'
export {
  type ActedOption,
  type AnsweredBy,
  type Effect,
  type Ends,
  type Facts,
  holdsPlay,
  isRuled,
  type Option,
  type Question,
  type RuledOption,
} from './question.js'
export { type Refusal, type RefusalCode, refusalReasons } from './refusal.js'
export { parseResult, type Reason, type Result, type ResultText } from './result.js'
export { makeSnapshot, parseSnapshot, type Snapshot, type SnapshotError } from './snapshot.js'
export { positionOn, standing } from './standing.js'
export {
  type GameState,
  type Hand,
  type Irregularity,
  type IrregularityKind,
  movesCompleted,
  movesMade,
  type Offer,
  type Page,
  type PlayerState,
  type Status,
} from './state.js'
export { legalPosition, type Pending, type Summary, summarise } from './summary.js'
