export { pgnResult, pgnTermination } from './game-pgn.js'
export {
  type HeaderPlayer,
  type HeaderProblem,
  parseHeader,
  type RecordHeader,
  type Table,
} from './header.js'
export { openTable } from './open-table.js'
export {
  type BrokenRecord,
  LONGEST_LINE,
  RecordRuler,
  type RefusedLine,
  type RuledLine,
  type RuledRecord,
  type RuleOptions,
  ruleAct,
  ruleRecord,
} from './rule-record.js'
export { legalPosition, type Summary, summarise } from './summary.js'
