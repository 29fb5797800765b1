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
import { arbiter as cs } from '../i18n/cs/arbiter.js'
import { values as csValues } from '../i18n/cs/facts.js'
import { arbiter as en } from '../i18n/en/arbiter.js'
import { values as enValues } from '../i18n/en/facts.js'
import { arbiter as fi } from '../i18n/fi/arbiter.js'
import { values as fiValues } from '../i18n/fi/facts.js'
import { arbiter as sl } from '../i18n/sl/arbiter.js'
import { values as slValues } from '../i18n/sl/facts.js'
import { arbiter as sr } from '../i18n/sr/arbiter.js'
import { values as srValues } from '../i18n/sr/facts.js'
import { conformanceCases } from '../testing/conformance-cases.js'
import { decideCase } from './decided-case.js'
import { actSentences, contextOf, explainingRule } from './question.js'
import { makeSession, questionsInSession } from './session.js'

const cases = conformanceCases().filter(({ acts }) => acts.length <= 20)

const factsSeen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { ...enValues, ...en.sights },
  sl: { ...slValues, ...sl.sights },
  sr: { ...srValues, ...sr.sights },
  cs: { ...csValues, ...cs.sights },
  fi: { ...fiValues, ...fi.sights },
}

/** Pseudo-random numbers, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Whether an article is the same as another, or above or below it. */
const overlaps = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)

/** Each edition in another language, so that every language is covered. */
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

  test('asks about the clocks in one question of four', () => {
    expect(questions.filter(({ kind }) => kind === 'clocks')).toHaveLength(questionsInSession / 4)
  })

  test('has one right answer to each, and no wrong answer that is also right', () => {
    for (const { kind, wrong, lines, ruled, decision, worked, right } of questions) {
      const here = lines[decision.line]!
      if (kind === 'ruling') {
        expect(here.map(({ text }) => text)).toContain(right)
        const told = lines.flat().map(({ text }) => text)
        expect(wrong.filter(each => told.includes(each), worked.id)).toEqual([])
      }
      if (kind === 'article') {
        expect(decision.sentence.event?.article).toBe(right)
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

  test('asks about decisions: no answer is just a move or an act without effect', () => {
    for (const { kind, decision, lines, right, wrong, worked } of questions) {
      if (kind !== 'ruling') continue
      expect(decision.sentence.event, worked.id).not.toBeNull()
      expect(decision.sentence.event?.type, worked.id).not.toBe('move-made')
      const refusals = lines.flat().filter(({ event }) => event === null)
      expect([right, ...wrong].filter(each => refusals.some(({ text }) => text === each))).toEqual(
        [],
      )
    }
  })

  test('shows what was done before the answer, but not the answer', () => {
    for (const question of questions) {
      if (question.kind !== 'ruling') continue
      const shown = [...contextOf(question), ...actSentences(question)].map(({ text }) => text)
      expect(shown, question.worked.id).not.toContain(question.decision.sentence.text)
    }
  })

  test('explains each answer by a rule that the edition has', () => {
    for (const { decision, worked } of questions) {
      const rule = ruleById(explainingRule(decision, worked, edition))
      expect(rule && articleOf(rule.id, edition), worked.id).toBeTruthy()
      expect(explanationIn(allExplanations[language][rule!.id] ?? '', edition), worked.id).not.toBe(
        '',
      )
    }
  })
})

test('no question about a touched piece lists the moves of its answer before it is answered', () => {
  const telling = { language: 'en', wording: wordings.en } as const
  const handled = cases.filter(({ rules }) => /^(touch|castle|made)\./.test(rules[0] ?? ''))
  const duties = handled.flatMap(worked => {
    const one = decideCase(worked, worked.editions.at(-1)!, telling)
    return one?.decision.sentence.event?.type === 'obligation' ? [one] : []
  })
  expect(duties.length).toBeGreaterThan(20)
  const moves = /(?:must play|choose from:) (.+)\.$/
  const given = duties.filter(one => {
    const [, answer = 'none'] = moves.exec(one.decision.sentence.text) ?? []
    return actSentences(one).some(({ text }) => text.includes(`: ${answer}.`))
  })
  expect(given.map(({ worked }) => worked.id)).toEqual([])
})

/** Whether an observation is a name. A note in the arbiter's own words has no translation. */
const isName = (what: string): boolean => /^[a-z-]+$/.test(what)

test.each(Object.entries(factsSeen))('every observation of a case has a name in %s', (_, names) => {
  const seen = cases.flatMap(({ acts }) =>
    acts.flatMap(act => (act.act === 'observe' && typeof act.what === 'string' ? [act.what] : [])),
  )
  expect([...new Set(seen)].filter(what => isName(what) && names[what] === undefined)).toEqual([])
})

describe('wrong answers', () => {
  const telling = { language: 'en', wording: wordings.en } as const
  const own = cases.filter(({ editions }) => editions.includes('fide-2023'))
  const questions = [3, 5, 8].flatMap(seed => makeSession(own, 'fide-2023', telling, numbers(seed)))
  const handled = questions.filter(({ kind, ruled, decision }) => {
    const act = ruled.lines[decision.line]?.act?.act ?? ''
    return kind === 'ruling' && ['touch', 'place', 'move', 'remove'].includes(act)
  })

  test('after touching the board are about the board', () => {
    expect(handled.length).toBeGreaterThan(0)
    const elsewhere = /sealed|device|The claim is|resignation|is late|cancelled|extra minute/
    for (const { wrong, worked } of handled) {
      expect(
        wrong.filter(each => elsewhere.test(each)),
        worked.id,
      ).toEqual([])
    }
  })

  test('about touch-move are about that player', () => {
    for (const { decision, right, wrong, worked } of handled) {
      if (decision.sentence.event?.type !== 'obligation') continue
      // Some sentences name nobody, for example that the pieces are put back. Another edition may
      // mention the opponent's turn.
      const bound = (text: string) => /(White|Black) (?:must|may)/.exec(text)?.[1] ?? null
      for (const each of wrong) expect([null, bound(right)], worked.id).toContain(bound(each))
    }
  })

  test('about articles are near the right one', () => {
    const penal = questions.filter(({ kind, right }) => kind === 'article' && /^12\.9/.test(right))
    for (const { right, wrong } of penal)
      for (const each of wrong) expect(each, `beside ${right}`).toMatch(/^12\./)
    // A case with several penalties rules most of 12.9 out, and the next ones are near as well.
    const beside = penal.filter(({ wrong }) => wrong.some(each => /^12\.9/.test(each)))
    expect(beside.length).toBeGreaterThanOrEqual(penal.length / 2)
    const article = (number: string) => number.split('.').slice(0, -1).join('.')
    const near = questions
      .filter(({ kind }) => kind === 'article')
      .filter(({ right, wrong }) =>
        wrong.some(each => article(each).startsWith(right.split('.')[0]!)),
      )
    expect(near.length).toBeGreaterThan(5)
  })
})
