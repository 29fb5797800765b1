import type { EditionId, GameEvent, RuledRecord } from '@jadoube/laws'
import type { Telling } from '@jadoube/laws/account'
import { type AccountLine, type AccountSentence, accountLines } from '../account/account-lines.js'
import type { WorkedCase } from '../casebook/cases.js'
import { type Decision, decisionOf, ruleCase } from '../casebook/rule-case.js'
import { statedRegulations } from '../casebook/stated-conditions.js'

/** A case with the decision under an edition. */
export interface DecidedCase {
  readonly worked: WorkedCase
  readonly ruled: RuledRecord
  readonly lines: readonly AccountLine[]
  readonly decision: Decision
}

export function decideCase(
  worked: WorkedCase,
  edition: EditionId,
  telling: Telling,
): DecidedCase | null {
  const ruled = ruleCase(worked, edition)
  if (ruled === null) return null
  const lines = accountLines(ruled, telling)
  const decision = decisionOf(lines, worked.rules)
  return decision === null ? null : { worked, ruled, lines, decision }
}

/**
 * Whether the decision follows from what is told about the case. A competition may read an open
 * point of the Laws in another way, which nobody who is asked can know.
 */
export function isDecidedByWhatIsTold(
  { worked, lines, decision }: DecidedCase,
  edition: EditionId,
  telling: Telling,
): boolean {
  const { regulations, ...table } = worked.table
  if (typeof regulations !== 'object' || regulations === null) return true
  const all = Object.entries(regulations)
  const stated = all.filter(([name]) => statedRegulations.has(name))
  if (stated.length === all.length) return true
  const told = { ...worked, table: { ...table, regulations: Object.fromEntries(stated) } }
  const ruled = ruleCase(told, edition)
  if (ruled === null) return false
  const texts = (sentences: AccountLine = []) => sentences.map(({ text }) => text).join('\n')
  return texts(accountLines(ruled, telling)[decision.line]) === texts(lines[decision.line])
}

/**
 * Events that an arbiter decides. Moves, and acts without effect, are not used as exam questions.
 */
const rulings: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'claim-upheld',
  'claim-rejected',
  'claim-postponed',
  'illegal-move-ruled',
  'illegal-move-stands',
  'position-reinstated',
  'position-transferred',
  'obligation',
  'breach',
  'time-added',
  'time-removed',
  'penalty-imposed',
  'flag-fallen',
  'device-noticed',
  'offer-lapsed',
  'press-withdrawn',
  'result-lifted',
  'game-concluded',
])

export const isRuling = ({ event }: AccountSentence): boolean =>
  event !== null && rulings.has(event.type)
