import type { Attempt } from '@jadoube/clock'
import { choicesFor } from '../editions/index.js'
import type { Regulations, TableSettings } from './regulations.js'
import { parseScoring } from './scoring.js'

/** What is wrong with the regulations of a record. The codes are stable. */
export interface RegulationProblem {
  readonly code: 'regulations-not-an-object' | 'regulation-value' | 'reading-value'
  /** The wrong regulation, such as `defaultTime` or `readings.twoHands`. */
  readonly regulation: string
  readonly expected: string
}

interface Check {
  readonly expected: string
  readonly accepts: (value: unknown) => boolean
}

const check = (expected: string, accepts: (value: unknown) => boolean): Check => ({
  expected,
  accepts,
})

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isWholeNumber = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0
const isAmount = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

const time = check('a whole number of milliseconds', isWholeNumber)
const yesOrNo = check('true or false', value => typeof value === 'boolean')
const oneOf = (...words: readonly string[]) =>
  check(`one of ${words.join(', ')}`, value => words.some(word => word === value))
const listOf = (...words: readonly string[]) =>
  check(
    `a list of ${words.join(', ')}`,
    value => Array.isArray(value) && value.every(item => words.some(word => word === item)),
  )

const calledByDevice = listOf('flags', 'illegal-moves')
const unansweredQuestions = oneOf('wait', 'players-agree', 'play-on')
const readings = check('an object of settings by name', isRecord)

const regulationChecks: Readonly<Record<keyof Regulations, Check>> = {
  defaultTime: time,
  defaultTimeFrom: oneOf('scheduled-start', 'scheduled-start-once-started', 'start'),
  resumptionTime: time,
  bothAbsent: oneOf('white-loses-time-until-white-arrives', 'arbiter-decides'),
  nextPeriod: oneOf('at-move-count', 'at-zero', 'at-zero-for-both'),
  noDrawAgreementBefore: check('a whole number of moves', isWholeNumber),
  noDrawAgreement: yesOrNo,
  guidelinesIII: yesOrNo,
  fideRated: yesOrNo,
  scoring: check(
    'win-draw-loss, or an object with win, draw and loss',
    value => parseScoring(value) !== null,
  ),
  calledByDevice,
  deviceInBag: yesOrNo,
  devicePenalties: check(
    'a list, not empty, of remark, warning, time, loss-possible, loss',
    value =>
      Array.isArray(value) &&
      value.length > 0 &&
      listOf('remark', 'warning', 'time', 'loss-possible', 'loss').accepts(value),
  ),
  reportBeforeLeaving: yesOrNo,
  appeals: yesOrNo,
  fine: check(
    'an object with amount and currency',
    value => isRecord(value) && isAmount(value.amount) && typeof value.currency === 'string',
  ),
  recording: oneOf('required', 'optional'),
  scoresheetsChecked: yesOrNo,
  gamesPerArbiter: check('a whole number of games', isWholeNumber),
  gamesRecorded: yesOrNo,
  arbiter: oneOf('present', 'none'),
  unansweredQuestions,
  takeBacks: yesOrNo,
  germanRanks: yesOrNo,
  readings,
}

const tableChecks: Readonly<Record<keyof TableSettings, Check>> = {
  preset: oneOf('friendly', 'club', 'tournament'),
  calledByDevice,
  help: listOf('legal-moves', 'must-play', 'claimable-draws', 'move-count'),
  unansweredQuestions,
  readings,
}

/**
 * Reads the regulations of a record's header and reports all faults at once. An unknown regulation
 * is kept: it has no effect, and the rules in force say so.
 */
export function parseRegulations(
  value: unknown,
): Attempt<Regulations, readonly RegulationProblem[]> {
  const regulations = parse<Regulations>(value, regulationChecks)
  if (!regulations.ok) return regulations
  const scoring = parseScoring(regulations.value.scoring)
  return scoring === null ? regulations : { ok: true, value: { ...regulations.value, scoring } }
}

export const parseTableSettings = (
  value: unknown,
): Attempt<TableSettings, readonly RegulationProblem[]> => parse(value, tableChecks)

/** Whether a text is the name of a regulation. */
export const isRegulation = (name: string): name is keyof Regulations =>
  Object.hasOwn(regulationChecks, name)

/** Whether a text is the name of a table setting. */
export const isTableSetting = (name: string): name is keyof TableSettings =>
  Object.hasOwn(tableChecks, name)

function parse<T extends object>(
  value: unknown,
  checks: Readonly<Record<string, Check>>,
): Attempt<T, readonly RegulationProblem[]> {
  if (!isRecord(value))
    return {
      ok: false,
      error: [{ code: 'regulations-not-an-object', regulation: '', expected: 'an object' }],
    }
  const problems = Object.entries(value).flatMap(([name, given]) =>
    name === 'readings' && isRecord(given)
      ? readingProblems(given)
      : valueProblems(name, given, checks),
  )
  return problems.length === 0 ? { ok: true, value: value as T } : { ok: false, error: problems }
}

function valueProblems(
  name: string,
  value: unknown,
  checks: Readonly<Record<string, Check>>,
): readonly RegulationProblem[] {
  const rule = Object.hasOwn(checks, name) ? checks[name]! : null
  if (rule === null || rule.accepts(value)) return []
  return [{ code: 'regulation-value', regulation: name, expected: rule.expected }]
}

/** A reading must be one of the choices of its setting. */
function readingProblems(
  readings: Readonly<Record<string, unknown>>,
): readonly RegulationProblem[] {
  return Object.entries(readings).flatMap(([name, value]) => {
    const choices = choicesFor(name).map(choice => JSON.stringify(choice))
    if (choices.includes(JSON.stringify(value))) return []
    const expected = choices.length === 0 ? 'the name of a setting' : `one of ${choices.join(', ')}`
    return [{ code: 'reading-value' as const, regulation: `readings.${name}`, expected }]
  })
}
