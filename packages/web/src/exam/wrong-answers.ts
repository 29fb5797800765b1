import {
  citationsOf,
  type EditionId,
  existsIn,
  type GameEvent,
  type Rule,
  ruleById,
  rules,
} from '@jadoube/laws'
import type { Telling } from '@jadoube/laws/account'
import { type AccountSentence, accountLines } from '../account/account-lines.js'
import { ruleCase } from '../casebook/rule-case.js'
import { type DecidedCase, decideCase, isRuling } from './decided-case.js'

/**
 * What a decision says apart from persons and places. Two decisions with the same substance could
 * both be right.
 */
function substance({ event, text }: AccountSentence): string {
  if (event === null || event.type === 'obligation') return text
  const fields: Readonly<Record<string, unknown>> = { ...event }
  const distinctive = [
    'type',
    'claim',
    'result',
    'reason',
    'ms',
    'count',
    'kind',
    'penalty',
    'verdict',
  ]
  return JSON.stringify(distinctive.map(name => fields[name] ?? null))
}

const actOf = ({ ruled, decision }: DecidedCase): string => {
  const act = ruled.lines[decision.line]?.act
  return act === null || act === undefined ? '' : `${act.act} ${'claim' in act ? act.claim : ''}`
}

const sectionOf = ({ decision }: DecidedCase): string | undefined =>
  ruleById(decision.sentence.event?.rule ?? '')?.section

/**
 * Finds wrong answers: decisions of other cases after a similar act, or of other editions after
 * this one.
 */
export function wrongRulings(
  asked: DecidedCase,
  edition: EditionId,
  pool: readonly DecidedCase[],
  telling: Telling,
): readonly string[] {
  const here = asked.lines[asked.decision.line] ?? []
  // What follows later in the case is also right.
  const caseTexts = new Set(asked.lines.flat().map(({ text }) => text))
  const usedSubstances = new Set(here.map(substance))
  const fromOtherEditions = asked.worked.editions
    .filter(each => each !== edition)
    .flatMap(each => decideCase(asked.worked, each, telling)?.lines[asked.decision.line] ?? [])
    .filter(({ event }) => event !== null && event.rule !== undefined)
  const others = pool.filter(({ worked }) => worked !== asked.worked)
  const alike = others.filter(each => actOf(each) === actOf(asked))
  const differing = others.filter(each => actOf(each) !== actOf(asked))
  const near = differing.filter(each => sectionOf(each) === sectionOf(asked))
  const far = differing.filter(each => sectionOf(each) !== sectionOf(asked))
  const isPossible = plausibleIn(asked)
  const wrong: string[] = []
  for (const told of [
    ...fromOtherEditions,
    ...otherTouches(asked, edition, telling),
    ...[...alike, ...near, ...far].map(({ decision }) => decision.sentence).filter(isPossible),
  ]) {
    if (wrong.length === 3) break
    if (caseTexts.has(told.text) || usedSubstances.has(substance(told))) continue
    if (!isRuling(told)) continue
    usedSubstances.add(substance(told))
    wrong.push(told.text)
  }
  return wrong
}

const squares = [...'abcdefgh'].flatMap(file => [...'12345678'].map(rank => `${file}${rank}`))

/** Finds the obligations after touching other pieces: wrong here, but plausible. */
function* otherTouches(
  { worked, decision, ruled }: DecidedCase,
  edition: EditionId,
  telling: Telling,
): Generator<AccountSentence> {
  const act = ruled.lines[decision.line]?.act
  if (decision.sentence.event?.type !== 'obligation' || act === null || act === undefined) return
  const before = worked.acts.slice(0, decision.line)
  for (const square of squares) {
    const touch = { at: act.at, by: act.by, act: 'touch', square }
    const other = ruleCase({ ...worked, acts: [...before, touch] }, edition)
    if (other === null) continue
    const told = accountLines(other, telling).at(-1) ?? []
    yield* told.filter(({ event }) => event?.type === 'obligation')
  }
}

/** The acts that must precede each reason for the end of a game. */
const actsBeforeEnd: Readonly<Record<string, RegExp>> = {
  checkmate: /^(?:move|place|claim flag)/,
  stalemate: /^(?:move|place|claim flag)/,
  'dead-position': /^(?:move|place|claim flag|resign)/,
  fivefold: /^(?:move|place|claim (?:threefold|fifty))/,
  'seventy-five-moves': /^(?:move|place|claim (?:threefold|fifty))/,
  'sealed-move': /open-envelope|arrive/,
  late: /arrive|observe|start/,
  'illegal-moves': /claim illegal-move|observe/,
  'flag-fall': /claim flag|observe|move|press/,
  threefold: /claim threefold/,
  'fifty-moves': /claim fifty-moves/,
  resignation: /resign|gesture/,
  agreement: /accept-draw|offer-draw/,
  quickplay: /normal-means/,
  penalty: /penalise|observe/,
  cancelled: /claim (?:wrong-setup|reversed-colours)|observe|rule/,
  declared: /declare/,
}

const isHandOnBoard = /^(?:touch|place|move|remove|adjust|displace)/

/**
 * Tells whether somebody with partial knowledge of the Laws could take a decision for the right
 * one.
 */
function plausibleIn(asked: DecidedCase): (told: AccountSentence) => boolean {
  const act = actOf(asked)
  const line = asked.ruled.lines[asked.decision.line]
  const happened = asked.ruled.lines
    .slice(0, asked.decision.line + 1)
    .flatMap(({ outcome }) => outcome)
  const has = (type: string): boolean => happened.some(each => each.type === type)
  const isDevice = line?.act?.act === 'observe' && line.act.what.startsWith('device')
  const isIllegal = happened.some(each => each.type === 'move-made' && !each.legal)
  return ({ event }) => {
    if (event === null) return false
    switch (event.type) {
      case 'offer-lapsed':
        return has('draw-offered')
      case 'claim-upheld':
      case 'claim-rejected':
      case 'claim-postponed':
        return act.startsWith('claim')
      case 'illegal-move-ruled':
      case 'illegal-move-stands':
        // The sentence may begin with the verdict on a claim.
        return (isIllegal && !isHandOnBoard.test(act)) || act === 'press '
      case 'device-noticed':
        return isDevice
      case 'obligation':
        // These are moves of another position. Other touches in this position are handled above.
        return false
      case 'game-concluded':
        return event.reason === 'device'
          ? isDevice
          : (actsBeforeEnd[event.reason]?.test(act) ?? true)
      default:
        return !isHandOnBoard.test(act) || event.type === 'breach'
    }
  }
}

const overlaps = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)

const citedBy = (event: GameEvent | { readonly type: 'refused' }): readonly string[] =>
  'article' in event && event.article !== undefined ? [event.article, ...(event.also ?? [])] : []

/** Finds articles that do not apply to this case, those near the right one first. */
export function wrongArticles(
  { worked, ruled, decision }: DecidedCase,
  edition: EditionId,
  right: string,
): readonly string[] {
  const cited = ruled.lines.flatMap(line => line.outcome).flatMap(citedBy)
  const articles = (rule: Rule | undefined): readonly string[] =>
    rule === undefined ? [] : citationsOf(rule, edition).map(({ article }) => article)
  const shown = worked.rules.flatMap(id => articles(ruleById(id)))
  const excluded = [right, ...cited, ...shown]
  const section = ruleById(decision.sentence.event?.rule ?? '')?.section
  const inSection = rules
    .filter(rule => rule.section === section && existsIn(rule, edition))
    .flatMap(articles)
    .filter(number => /\d/.test(number))
  const rightIndex = inSection.indexOf(right)
  const near = inSection
    .map((number, at) => ({ number, far: Math.abs(at - rightIndex) }))
    .filter(({ number }) => !excluded.some(each => overlaps(each, number)))
    .sort((a, b) => a.far - b.far)
  const different: string[] = []
  for (const { number } of near) {
    if (!different.some(each => overlaps(each, number))) different.push(number)
  }
  return different
}
