import { articleOf, type GameEvent, isRuleId, type RuledRecord, type RuleId } from '@jadoube/laws'
import { hasReadings } from '../casebook/cases.js'
import { type ComparedSituation, endOf } from '../casebook/matching-case.js'
import { ruleCase } from '../casebook/rule-case.js'
import {
  rulesIfNotIllegal,
  rulesIfNotPressed,
  rulesIfRefused,
  rulesOfKind,
} from './deciding-rules.js'
import { recordOfSituation, type SituationChoice } from './record-of-situation.js'
import { withoutUnasked } from './situations.js'

type Outcome = RuledRecord['lines'][number]['outcome'][number]

/**
 * The ruling on a situation. The page shows it, and a test compares it with the texts of the Laws.
 */
export interface SituationRuling {
  readonly ruled: RuledRecord
  /** The first act that is shown, and the act that the ruling answers. */
  readonly from: number
  readonly answer: number
  /** Whether the arbiter stops the clocks first. */
  readonly stops: boolean
  /** The rule that decides, with its article in the edition. */
  readonly rule: RuleId
  readonly article: string
  /** The search data for a similar case. */
  readonly like: ComparedSituation
}

/** Events that people cause, as opposed to the consequences. */
const happenings: ReadonlySet<Outcome['type']> = new Set<Outcome['type']>([
  'player-arrived',
  'piece-touched',
  'piece-placed',
  'piece-displaced',
  'pieces-adjusted',
  'move-made',
  'move-part-made',
  'move-completed',
  'clock-pressed',
  'move-recorded',
  'written-in-advance',
  'gesture-made',
  'observed',
  'claim-made',
  'draw-offered',
  'question-answered',
  'duty-to-record-ended',
  'recording-passed-to-arbiter',
])

/** Whether a sentence belongs to what happened, not to the ruling. */
export const isHappening = (event: GameEvent | null): boolean =>
  event !== null && happenings.has(event.type)

/** Rulings for which the clocks must be stopped. */
const needsStop: ReadonlySet<Outcome['type']> = new Set<Outcome['type']>([
  'position-reinstated',
  'position-transferred',
  'illegal-move-ruled',
  'claim-upheld',
  'claim-rejected',
  'time-added',
  'flag-fallen',
  'pawn-promoted',
  'device-noticed',
])

/** How much an event says about the deciding rule. */
const weights: Readonly<Partial<Record<Outcome['type'], number>>> = {
  'game-concluded': 9,
  'time-added': 8,
  'illegal-move-ruled': 7,
  'claim-rejected': 6,
  'claim-upheld': 6,
  'claim-postponed': 6,
  'increment-granted': 6,
  'position-reinstated': 5,
  breach: 5,
  question: 4,
  'offer-lapsed': 4,
}

/** Rules on a situation. Null if such a game is impossible under these Laws. */
export function rulingOf(given: SituationChoice): SituationRuling | null {
  const choice = withoutUnasked(given)
  const record = recordOfSituation(choice)
  const fullRecord = ruleCase(record, choice.edition)
  if (fullRecord === null) return null
  const answerIndex = fullRecord.lines.findIndex(
    (line, index) => index >= record.from && isAnswer(line.outcome),
  )
  const concludedIndex = fullRecord.lines.findIndex(({ outcome }) =>
    outcome.some(({ type }) => type === 'game-concluded'),
  )
  const last = answerIndex < 0 ? fullRecord.lines.length - 1 : answerIndex
  // If an earlier illegal move already loses, that is the answer, because nothing follows.
  const answer = concludedIndex >= 0 && concludedIndex < last ? concludedIndex : last
  const from = Math.min(record.from, Math.max(answer - 1, 0))
  const acts = record.acts.slice(0, answer + 1)
  const isComplete = acts.length === record.acts.length
  const ruled = isComplete
    ? fullRecord
    : (ruleCase({ ...record, acts }, choice.edition) ?? fullRecord)
  const { lines } = ruled
  const outcome = lines[answer]?.outcome ?? []
  const events = lines.slice(from, answer + 1).flatMap(line => line.outcome)
  const rule = decidingRule(choice, events, outcome)
  return {
    ruled,
    from,
    answer,
    stops:
      outcome.some(({ type }) => needsStop.has(type)) &&
      // A player who only puts their own pieces back does it with the clock running.
      lines[answer]?.act?.act !== 'place' &&
      !events.some(({ type }) => type === 'clocks-paused'),
    rule,
    article: articleOf(rule, choice.edition) ?? '',
    like: {
      acts: acts.slice(from),
      rules: new Set([rule, ...events.flatMap(event => ruleOf(event) ?? [])]),
      mode: choice.mode,
      isSupervised: choice.mode === 'standard' || choice.supervised,
      end: endOf(ruled),
      hasReadings: hasReadings(record),
    },
  }
}

const noSuchClaim = 'claim-not-in-laws'
const nothingToRule = 'nothing-observed'

/** A refusal, a reinstated position or a question about an illegal position ends the story. */
const isAnswer = (outcome: readonly Outcome[]): boolean =>
  outcome.some(
    event =>
      event.type === 'refused' ||
      event.type === 'position-reinstated' ||
      (event.type === 'question' && event.claim === 'impossible-position'),
  )

function decidingRule(
  { situation, kind, edition, pressed }: SituationChoice,
  events: readonly Outcome[],
  outcome: readonly Outcome[],
): RuleId {
  const inEdition = (rules: readonly RuleId[] = []) =>
    rules.find(rule => articleOf(rule, edition) !== null)
  const named = inEdition(rulesOfKind[`${situation.id}.${kind}`])
  // Under some editions and kinds of play nobody can claim this. The request for an increment came
  // only in 2017.
  const hasClaim = !outcome.some(each => each.type === 'refused' && each.code === noSuchClaim)
  const isOlder = kind === 'increment' && articleOf('qpf.incr.request', edition) === null
  const general = hasClaim || isOlder ? undefined : inEdition(rulesIfRefused[situation.id])
  if (general !== undefined) return general
  if (named !== undefined) return named
  // An act that is not illegal in this edition may still break another rule, like using two hands
  // in 2009.
  const breach = events.find(({ type }) => type === 'breach')
  const isRejected = outcome.some(
    each =>
      each.type === 'claim-rejected' || (each.type === 'refused' && each.code === nothingToRule),
  )
  if (situation.id === 'illegal' && (isRejected || !pressed) && breach !== undefined) {
    return ruleOf(breach) ?? 'preface.analogy'
  }
  // In 2017 using two hands is an illegal move even before the press.
  const isRuled = outcome.some(({ type }) => type === 'illegal-move-ruled')
  if (situation.id === 'illegal' && !pressed && !isRuled) {
    if (kind === 'two-hands') return 'illegal.two-hands'
    return inEdition(rulesIfNotPressed) ?? 'preface.analogy'
  }
  const standingMove = events.find(({ type }) => type === 'illegal-move-stands')
  if (standingMove !== undefined && isRejected) {
    return ruleOf(standingMove) ?? 'preface.analogy'
  }
  const legal = isRejected ? inEdition(rulesIfNotIllegal[kind]) : undefined
  if (legal !== undefined) return legal
  let best: RuleId | undefined
  let bestWeight = 0
  for (const event of outcome) {
    const rule = ruleOf(event)
    const weight = isHappeningType(event.type) ? 1 : (weights[event.type] ?? 3)
    if (rule === undefined || weight <= bestWeight || articleOf(rule, edition) === null) continue
    best = rule
    bestWeight = weight
  }
  const isRefused = outcome.some(({ type }) => type === 'refused')
  if (best !== undefined && bestWeight > 1 && !isRefused) return best
  return (
    inEdition(rulesIfRefused[situation.id]) ?? best ?? inEdition(['preface.analogy', 'fb.base'])!
  )
}

const isHappeningType = (type: Outcome['type']): boolean => happenings.has(type)

const ruleOf = (event: Outcome): RuleId | undefined =>
  'rule' in event && typeof event.rule === 'string' && isRuleId(event.rule) ? event.rule : undefined
