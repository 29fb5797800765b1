import {
  articleOf,
  citationsOf,
  editionIds,
  explanationIn,
  ruleById,
  writtenLanguages,
} from '@jadoube/laws'
import { wordings } from '@jadoube/laws/account'
import { allExplanations } from '@jadoube/laws/explanations'
import { describe, expect, test } from 'vitest'
import { conformanceCases } from '../testing/conformance-cases.js'
import { deedsOf, ruleExplained } from './question.js'
import { makeSession, questionsInSession } from './session.js'

const cases = conformanceCases().filter(({ acts }) => acts.length <= 20)

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** An article is the same as another, or above or below it. */
const overlaps = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)

/** Each edition in another language, so that every language has its turn. */
const exams = editionIds.map(
  (edition, index) => [edition, writtenLanguages[index % 5]!, 7 + 4 * index] as const,
)

describe.each(exams)('an exam under %s in %s', (edition, language, seed) => {
  const telling = { language, wording: wordings[language] }
  const own = cases.filter(({ editions }) => editions.includes(edition))
  const questions = makeSession(own, edition, telling, numbers(seed))

  test('has twenty questions about different cases, each with four different answers', () => {
    expect(questions).toHaveLength(questionsInSession)
    expect(new Set(questions.map(({ worked }) => worked.id)).size).toBe(questionsInSession)
    for (const { right, wrong } of questions) expect(new Set([right, ...wrong]).size).toBe(4)
  })

  test('has one right answer to each, and no wrong one that is right too', () => {
    for (const { kind, wrong, lines, ruled, decision, worked, right } of questions) {
      const here = lines[decision.line]!
      if (kind === 'ruling') {
        expect(here.map(({ text }) => text)).toContain(right)
        const told = lines.flat().map(({ text }) => text)
        expect(wrong.filter(each => told.includes(each), worked.id)).toEqual([])
      }
      if (kind === 'article') {
        expect(decision.told.event?.article).toBe(right)
        const shown = worked.rules.flatMap(id => citationsOf(ruleById(id)!, edition))
        const cited = ruled.lines
          .flatMap(line => line.outcome)
          .flatMap(event => ('article' in event && event.article ? [event.article] : []))
        const said = [...cited, ...shown.map(({ article }) => article)]
        expect(
          wrong.filter(each => said.some(article => overlaps(article, each))),
          worked.id,
        ).toEqual([])
      }
      if (kind === 'clocks') expect([right, ...wrong].filter(each => /-/.test(each))).toEqual([])
    }
  })

  test('asks about decisions: no answer is a mere move or an act without effect', () => {
    for (const { kind, decision, lines, right, wrong, worked } of questions) {
      if (kind !== 'ruling') continue
      expect(decision.told.event, worked.id).not.toBeNull()
      expect(decision.told.event?.type, worked.id).not.toBe('move-made')
      const refusals = lines.flat().filter(({ event }) => event === null)
      expect([right, ...wrong].filter(each => refusals.some(({ text }) => text === each))).toEqual(
        [],
      )
    }
  })

  test('tells what was done before the answer, and not the answer', () => {
    for (const question of questions) {
      const told = deedsOf(question).map(({ text }) => text)
      expect(told, question.worked.id).not.toContain(question.decision.told.text)
    }
  })

  test('explains each answer by a rule that the edition has', () => {
    for (const { decision, worked } of questions) {
      const rule = ruleById(ruleExplained(decision, worked, edition))
      expect(rule && articleOf(rule.id, edition), worked.id).toBeTruthy()
      expect(explanationIn(allExplanations[language][rule!.id] ?? '', edition), worked.id).not.toBe(
        '',
      )
    }
  })
})
