export type {
  BrokenCase,
  CaseAct,
  CaseFile,
  ExpectedEnd,
  ExpectedEvent,
  NeverExpected,
} from './case-file.js'
export { parseCaseFile } from './parse-case-file.js'
export { recordOfCase } from './record-of-case.js'
export type { Fields, Value } from './values.js'
