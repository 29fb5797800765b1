export {
  type Article,
  at,
  type Basis,
  type Clause,
  type Clauses,
  follows,
  reading,
  silent,
} from './clause.js'
export {
  type Amendment,
  amendedEdition,
  type Edition,
  type EditionData,
  type InFiveLanguages,
  type ModeClauses,
  overlaidEdition,
  type Supervision,
  wholeEdition,
} from './edition.js'
export { editionFor, type Occasion } from './edition-for.js'
export { type EditionId, editionIds, isEditionId } from './edition-id.js'
export { editionOf, editions, fideEditionOn } from './editions.js'
export type { GameEnding } from './game-ending.js'
export { choicesFor, openPoints, type Readings, type SettingName } from './open-points.js'
export type { SealedMoveException } from './parameters/adjourned.js'
export { type PenaltyKind, penaltyKinds } from './parameters/arbiter.js'
export type { ArbiterCalls } from './parameters/clock.js'
export type { DevicePenalty } from './parameters/conduct.js'
export type { DrawClaim } from './parameters/drawing.js'
export type { EditionParameters, ParameterName } from './parameters.js'
