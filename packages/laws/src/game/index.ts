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
export { articlesOf, articlesUnder } from './articles.js'
export {
  type EventOf,
  type EventType,
  eventTypes,
  type GameEvent,
  gameEvent,
  isEventType,
  type PromotionLetter,
  type WrittenMove,
} from './event.js'
export { inOrder, isTakenOver, type Occurrence, type Ply, type TakenOver } from './history.js'
export { type Articles, type Laws, lawsFrom, lawsOf } from './laws.js'
export { playLegal } from './legal-moves.js'
export { takenOver } from './moment.js'
export { newGame } from './new-game.js'
export { actNames, actsSchema, parseAct, readAct } from './parse-act.js'
export type { Decision } from './phases.js'
export {
  type ActedOption,
  type AnsweredBy,
  type Effect,
  type Ends,
  type FactName,
  type Facts,
  type FactValue,
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
  type Proceedings,
  type Status,
} from './state.js'
