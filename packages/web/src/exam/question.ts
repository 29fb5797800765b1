import { displayTime, instant, type Millis, timeLeft } from '@jadoube/clock'
import {
  citationsOf,
  type EditionId,
  existsIn,
  type GameEvent,
  type Rule,
  type RuledRecord,
  ruleById,
  rules,
} from '@jadoube/laws'
import type { Telling } from '@jadoube/laws/account'
import type { ToldLine } from '../account/told-lines.js'
import { type ToldSentence, tellLines } from '../account/told-lines.js'
import type { WorkedCase } from '../casebook/cases.js'
import { type Decision, decisionOf, ruleCase } from '../casebook/told-case.js'
import { isHappening } from '../ruling/ruling-of.js'

/** A case as an edition decides it. */
export interface Decided {
  readonly worked: WorkedCase
  readonly ruled: RuledRecord
  readonly lines: readonly ToldLine[]
  readonly decision: Decision
}

export type QuestionKind = 'ruling' | 'article' | 'clocks'

export interface Question extends Decided {
  readonly kind: QuestionKind
  readonly edition: EditionId
  readonly right: string
  readonly wrong: readonly string[]
}

export type Difficulty = 'easy' | 'medium' | 'hard'

/** Short cases of few rules are easy, long ones of many are hard. */
export function difficultyOf({ acts, rules: shown }: WorkedCase): Difficulty {
  const weight = acts.length / 6 + shown.length
  return weight <= 2.5 ? 'easy' : weight <= 4.5 ? 'medium' : 'hard'
}

export function decide(worked: WorkedCase, edition: EditionId, telling: Telling): Decided | null {
  const ruled = ruleCase(worked, edition)
  if (ruled === null) return null
  const lines = tellLines(ruled, telling)
  const decision = decisionOf(lines, worked.rules)
  return decision === null ? null : { worked, ruled, lines, decision }
}

/** What a decision says apart from who and where: two that share it could both be right. */
function substance({ event, text }: ToldSentence): string {
  if (event === null) return text
  const fields: Readonly<Record<string, unknown>> = { ...event }
  const telling = ['type', 'claim', 'result', 'reason', 'ms', 'count', 'kind', 'penalty', 'verdict']
  return JSON.stringify(telling.map(name => fields[name] ?? null))
}

const actOf = ({ ruled, decision }: Decided): string => {
  const act = ruled.lines[decision.line]?.act
  return act === null || act === undefined ? '' : `${act.act} ${'claim' in act ? act.claim : ''}`
}

const sectionOf = ({ decision }: Decided): string | undefined =>
  ruleById(decision.told.event?.rule ?? '')?.section

/** What others decide after such an act, or other editions after this one, and this one does not. */
function wrongRulings(
  asked: Decided,
  edition: EditionId,
  pool: readonly Decided[],
  telling: Telling,
): readonly string[] {
  const here = asked.lines[asked.decision.line] ?? []
  // What follows later in the case is right too, if not yet.
  const said = new Set(asked.lines.flat().map(({ text }) => text))
  const taken = new Set(here.map(substance))
  const elsewhere = asked.worked.editions
    .filter(each => each !== edition)
    .flatMap(each => decide(asked.worked, each, telling)?.lines[asked.decision.line] ?? [])
    .filter(({ event }) => event !== null && event.rule !== undefined)
  const others = pool.filter(({ worked }) => worked !== asked.worked)
  const alike = others.filter(each => actOf(each) === actOf(asked))
  const differing = others.filter(each => actOf(each) !== actOf(asked))
  const near = differing.filter(each => sectionOf(each) === sectionOf(asked))
  const far = differing.filter(each => sectionOf(each) !== sectionOf(asked))
  const wrong: string[] = []
  for (const told of [
    ...elsewhere,
    ...[...alike, ...near, ...far].map(({ decision }) => decision.told),
  ]) {
    if (wrong.length === 3) break
    if (said.has(told.text) || taken.has(substance(told))) continue
    if (!isRuling(told)) continue
    taken.add(substance(told))
    wrong.push(told.text)
  }
  return wrong
}

const overlaps = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)

/** Articles near by that say nothing of this case. */
function wrongArticles({ worked, ruled, decision }: Decided, edition: EditionId, right: string) {
  const outcome = ruled.lines.flatMap(line => line.outcome)
  const cited = outcome.flatMap(each =>
    'article' in each && each.article !== undefined ? [each.article, ...(each.also ?? [])] : [],
  )
  const articles = (rule: Rule | undefined): readonly string[] =>
    rule === undefined ? [] : citationsOf(rule, edition).map(({ article }) => article)
  const shown = worked.rules.flatMap(id => articles(ruleById(id)))
  const barred = [right, ...cited, ...shown]
  const section = ruleById(decision.told.event?.rule ?? '')?.section
  const near = rules
    .filter(rule => rule.section === section && existsIn(rule, edition))
    .flatMap(articles)
    .filter(number => /\d/.test(number) && !barred.some(each => overlaps(each, number)))
  const different: string[] = []
  for (const number of near) {
    if (!different.some(each => overlaps(each, number))) different.push(number)
  }
  return different
}

const shows = (white: number, black: number): string =>
  `${displayTime(white as Millis)} · ${displayTime(black as Millis)}`

function clocksAfter({ ruled, decision }: Decided): readonly [number, number] | null {
  const line = ruled.lines[decision.line]
  const clock = line?.after.clock ?? null
  const changed = line?.outcome.some(({ type }) => type === 'time-added' || type === 'time-removed')
  if (line === undefined || clock === null || changed !== true) return null
  const at = instant(Math.max(0, line.act?.at ?? 0))
  return [timeLeft(clock, 'white', at), timeLeft(clock, 'black', at)]
}

/** What arbiters decide by their own judgement: nobody can know it from what went before. */
const judged: ReadonlySet<string> = new Set([
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

/** What an arbiter decides. Moves, and acts that have no effect, make no question for an exam. */
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

const isRuling = ({ event }: ToldSentence): boolean => event !== null && rulings.has(event.type)

/** Sentences that say what was done, and not what the Laws make of it. */
const isDeed = ({ event }: ToldSentence): boolean => event !== null && event.rule === undefined

/** The question of this kind about a case; null where the case does not give one with three wrong answers. */
export function questionOf(
  kind: QuestionKind,
  asked: Decided,
  edition: EditionId,
  pool: readonly Decided[],
  telling: Telling,
): Question | null {
  const made = (right: string, wrong: readonly string[]): Question | null => {
    const three = [...new Set(wrong)].filter(each => each !== right).slice(0, 3)
    return three.length < 3 ? null : { ...asked, kind, edition, right, wrong: three }
  }
  const act = asked.ruled.lines[asked.decision.line]?.act?.act
  if (act === undefined || (kind !== 'article' && judged.has(act))) return null
  const { told } = asked.decision
  if (
    isDeed(told) ||
    !(isRuling(told) || (kind === 'article' && told.event?.type === 'question'))
  ) {
    return null
  }
  // Where the edition has no rule of the case, the answer could not be explained.
  if (ruleExplained(asked.decision, asked.worked, edition) === '') return null
  if (kind === 'clocks') {
    const after = clocksAfter(asked)
    if (after === null) return null
    const [white, black] = after
    const minute = 60_000
    const others = [
      [white + minute, black],
      [white, black + minute],
      [white, black - minute],
      [white - minute, black],
      [white + minute, black + minute],
    ] as const
    const possible = others.filter(times => times.every(time => time >= 0))
    return made(
      shows(white, black),
      possible.map(times => shows(...times)),
    )
  }
  const { event, text } = asked.decision.told
  if (kind === 'ruling') return made(text, wrongRulings(asked, edition, pool, telling))
  if (event?.article === undefined) return null
  return made(event.article, wrongArticles(asked, edition, event.article))
}

/** The rule that an answer is explained by: that of the decision, else the first of the case that the edition has. */
export function ruleExplained({ told }: Decision, worked: WorkedCase, edition: EditionId): string {
  const candidates = [told.event?.rule ?? '', ...worked.rules]
  return candidates.find(id => ruleById(id)?.numbers[edition] !== undefined) ?? ''
}

/** What is told of the act before it is answered: what was done and seen, without the decision. */
export const deedsOf = ({ lines, decision }: Decided): readonly ToldSentence[] =>
  (lines[decision.line] ?? []).filter(
    told => told !== decision.told && (isDeed(told) || isHappening(told.event)),
  )
