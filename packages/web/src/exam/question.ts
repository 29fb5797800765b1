import { displayTime, instant, type Millis, timeLeft } from '@jadoube/clock'
import { type EditionId, ruleById } from '@jadoube/laws'
import type { Telling } from '@jadoube/laws/account'
import type { AccountSentence } from '../account/account-lines.js'
import type { WorkedCase } from '../casebook/cases.js'
import type { Decision } from '../casebook/rule-case.js'
import { isHappening } from '../ruling/ruling-of.js'
import { type DecidedCase, isRuling } from './decided-case.js'
import { wrongArticles, wrongRulings } from './wrong-answers.js'

export type QuestionKind = 'ruling' | 'article' | 'clocks'

export interface Question extends DecidedCase {
  readonly kind: QuestionKind
  readonly edition: EditionId
  readonly right: string
  readonly wrong: readonly string[]
}

export type Difficulty = 'easy' | 'medium' | 'hard'

/** Short cases with few rules are easy, long ones with many are hard. */
export function difficultyOf({ acts, rules: shown }: WorkedCase): Difficulty {
  const weight = acts.length / 6 + shown.length
  return weight <= 2.5 ? 'easy' : weight <= 4.5 ? 'medium' : 'hard'
}

const clockText = (white: number, black: number): string =>
  `${displayTime(white as Millis)} · ${displayTime(black as Millis)}`

type Times = readonly [white: number, black: number]

/** The clocks after the decision and without it. Null if it does not change them. */
function clocksAfter({
  ruled,
  decision,
}: DecidedCase): readonly [after: Times, without: Times] | null {
  const line = ruled.lines[decision.line]
  const clock = line?.after.clock ?? null
  if (line === undefined || clock === null) return null
  const changes = line.outcome.flatMap(event =>
    event.type === 'time-added'
      ? [{ of: event.to, ms: event.ms }]
      : event.type === 'time-removed'
        ? [{ of: event.from, ms: -event.ms }]
        : [],
  )
  if (changes.length === 0) return null
  const changeOf = (color: 'white' | 'black'): number =>
    changes.reduce((sum, { of, ms }) => (of === color ? sum + ms : sum), 0)
  const at = instant(Math.max(0, line.act?.at ?? 0))
  const [white, black] = [timeLeft(clock, 'white', at), timeLeft(clock, 'black', at)]
  return [
    [white, black],
    [white - changeOf('white'), black - changeOf('black')],
  ]
}

/** Acts in which arbiters use their own judgement, so that nobody can predict them. */
const actsOfJudgement: ReadonlySet<string> = new Set([
  'penalise',
  'declare',
  'rule',
  'set-clock',
  'add-time',
  'permit',
  'tell',
  'expel',
  'reinstate',
  'cancel',
  'adjourn',
])

/** Whether a sentence says what was done, not what the Laws decide. */
const isAct = ({ event }: AccountSentence): boolean => event !== null && event.rule === undefined

/** Makes a question of this kind about a case. Null if there are not three wrong answers. */
export function questionOf(
  kind: QuestionKind,
  decided: DecidedCase,
  edition: EditionId,
  pool: readonly DecidedCase[],
  telling: Telling,
): Question | null {
  const makeQuestion = (right: string, wrong: readonly string[]): Question | null => {
    const three = [...new Set(wrong)].filter(each => each !== right).slice(0, 3)
    return three.length < 3 ? null : { ...decided, kind, edition, right, wrong: three }
  }
  const act = decided.ruled.lines[decided.decision.line]?.act?.act
  if (act === undefined || (kind !== 'article' && actsOfJudgement.has(act))) return null
  const { sentence } = decided.decision
  if (
    isAct(sentence) ||
    !(isRuling(sentence) || (kind === 'article' && sentence.event?.type === 'question'))
  ) {
    return null
  }
  // What was already said a moment ago is no question.
  if (kind === 'ruling' && contextOf(decided).some(({ text }) => text === sentence.text))
    return null
  // If the edition has none of the case's rules, the answer could not be explained.
  if (explainingRule(decided.decision, decided.worked, edition) === '') return null
  if (kind === 'clocks') {
    const after = clocksAfter(decided)
    if (after === null) return null
    const [[white, black], [whiteWithout, blackWithout]] = after
    const minute = 60_000
    const others = [
      // Nothing is changed, or the wrong player's clock.
      [whiteWithout, blackWithout],
      [whiteWithout + black - blackWithout, blackWithout + white - whiteWithout],
      [white + minute, black],
      [white, black + minute],
      [white, black - minute],
      [white - minute, black],
      [white + minute, black + minute],
    ] as const
    const possible = others.filter(times => times.every(time => time >= 0))
    return makeQuestion(
      clockText(white, black),
      possible.map(times => clockText(...times)),
    )
  }
  const { event, text } = decided.decision.sentence
  if (kind === 'ruling') return makeQuestion(text, wrongRulings(decided, edition, pool, telling))
  if (event?.article === undefined) return null
  return makeQuestion(event.article, wrongArticles(decided, edition, event.article))
}

/**
 * The rule that explains an answer: that of the decision, otherwise the first rule of the case in
 * the edition.
 */
export function explainingRule(
  { sentence }: Decision,
  worked: WorkedCase,
  edition: EditionId,
): string {
  const candidates = [sentence.event?.rule ?? '', ...worked.rules]
  return candidates.find(id => ruleById(id)?.numbers[edition] !== undefined) ?? ''
}

/**
 * The sentences shown before the answer: what was done and seen, without the decision. Which moves
 * a half-made move can still become is left out, because it often is the answer.
 */
export const actSentences = ({ lines, decision }: DecidedCase): readonly AccountSentence[] =>
  (lines[decision.line] ?? []).filter(
    told =>
      told !== decision.sentence &&
      told.event?.type !== 'move-part-made' &&
      (isAct(told) || isHappening(told.event)),
  )

/** The outcome of the acts just before the decision. */
export const contextOf = ({ lines, decision }: DecidedCase): readonly AccountSentence[] =>
  lines.slice(Math.max(0, decision.line - 3), decision.line).flat()
