export type { CompetitionParameters } from './competition.js'
export type { RulesHeader } from './header.js'
export type { Layer, RuleParameterName, RuleParameters } from './layer.js'
export { hasIncrement, type ModeFrom, modeOf } from './mode.js'
export { type Origin, originOf } from './origin.js'
export {
  isRegulation,
  isTableSetting,
  parseRegulations,
  parseTableSettings,
  type RegulationProblem,
} from './parse-regulations.js'
export { penaltiesAtHand } from './penalties.js'
export type {
  BoardKind,
  CalledByDevice,
  Help,
  Preset,
  Regulations,
  Scoring,
  TableSettings,
  UnansweredQuestions,
} from './regulations.js'
export {
  type RulesInForce,
  resumptionTimeOf,
  ruleParameterNames,
  rulesInForce,
} from './rules-in-force.js'
export { parseScoring } from './scoring.js'
