import { type EditionId, type GameEvent, type RuledRecord, ruleRecord } from '@jadoube/laws'
import type { AccountLine, AccountSentence } from '../account/account-lines.js'
import { recordLines, type WorkedCase } from './cases.js'

/** Rules on a case under an edition. Null if it is not a valid game under it. */
export function ruleCase(
  worked: Pick<WorkedCase, 'table' | 'acts'>,
  edition: EditionId,
): RuledRecord | null {
  const ruled = ruleRecord(recordLines(worked, edition).join('\n'))
  return ruled.ok ? ruled.value : null
}

/** Events that decide a case weigh more than events that only happen in it. */
const weights: Readonly<Partial<Record<GameEvent['type'], number>>> = {
  'game-concluded': 5,
  'claim-upheld': 4,
  'claim-rejected': 4,
  'illegal-move-ruled': 4,
  question: 4,
  'penalty-imposed': 4,
  'result-lifted': 4,
  'time-added': 3,
  'position-reinstated': 3,
  'flag-fallen': 3,
  obligation: 3,
  breach: 3,
  'move-made': 1,
  'game-started': 0,
  'clocks-restarted': 0,
}

/** Where a case is decided: the line, and its sentence that says most about the rules. */
export interface Decision {
  readonly line: number
  readonly sentence: AccountSentence
}

/** Finds the decision that a case is about. Null if there are no sentences. */
export function decisionOf(
  lines: readonly AccountLine[],
  rules: readonly string[],
): Decision | null {
  let best: (Decision & { readonly weight: number }) | null = null
  for (const [line, sentences] of lines.entries()) {
    for (const sentence of sentences) {
      const weight = weightOf(sentence, rules)
      if (best === null || weight >= best.weight) best = { line, sentence, weight }
    }
  }
  return best
}

/** How much a question says that is not about a rule of the case. */
const otherQuestionWeight = 2.5

function weightOf({ event }: AccountSentence, rules: readonly string[]): number {
  if (event === null) return 3.5
  const weight = weights[event.type] ?? 2
  const at = event.rule === undefined ? -1 : rules.indexOf(event.rule)
  // Whether the times are changed is asked after many rulings, and decides none of them.
  if (at < 0 && event.type === 'question') return otherQuestionWeight
  return at < 0 ? weight : weight + (at === 0 ? 3 : 1.5)
}
