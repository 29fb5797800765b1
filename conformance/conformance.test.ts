import { isDeepStrictEqual } from 'node:util'
import {
  type CaseFile,
  type EditionId,
  editionIds,
  evolve,
  existsIn,
  follow,
  type GameEvent,
  parseHeader,
  type RefusedLine,
  type RuledRecord,
  recordOfCase,
  ruleById,
} from '@jadoube/laws'
import { wordings } from '@jadoube/laws/account'
import { describe, expect, test } from 'vitest'
import { rememberingMates } from '../packages/laws/src/testing/remembered-mates.js'
import { type Asked, answering, hasFollowed, questionsIn } from './asked.js'
import { caseFiles } from './case-files.js'
import { differences, ruledUnder } from './differences.js'

/**
 * Whether the edition has the rule that an event rests on, and the article is one of those that
 * state it.
 */
function citesRightly(event: GameEvent | RefusedLine, edition: EditionId): boolean {
  if (!('rule' in event) || event.rule === undefined) return true
  const rule = ruleById(event.rule)
  if (rule === undefined || !existsIn(rule, edition)) return false
  return event.article !== undefined && rule.numbers[edition]?.includes(event.article) === true
}

/** The questions to the arbiter in the cases that have been ruled so far. */
const asked: Asked[] = []

test('every case names rules that there are, and stands in the folder of the first', () => {
  for (const { path, file } of caseFiles) {
    for (const id of file.rules) expect(ruleById(id), `rule ${id} in ${path}`).toBeDefined()
    const [section, rule] = path.split('/')
    const first = ruleById(file.rules[0]!)!
    expect(rule, path).toBe(first.id)
    const isThere = section === first.section || section!.startsWith(`${first.section}-`)
    expect(isThere, path).toBe(true)
  }
})

test('every case lists its editions in their order, and is under no others', () => {
  for (const { path, file } of caseFiles) {
    expect(file.editions, path).toEqual(editionIds.filter(id => file.editions.includes(id)))
  }
})

/** Fails unless the events, replayed from the start, lead to the same state. */
function expectReplay(file: CaseFile, edition: EditionId, { events, state: ruledTo }: RuledRecord) {
  const record = recordOfCase(file, edition)
  const table = parseHeader(JSON.parse(record.slice(0, record.indexOf('\n'))))
  if (!table.ok) throw new Error(table.error.reason)
  let { state } = table.value
  for (const event of events) if (event.type !== 'refused') state = evolve(state, event)
  // Much faster than `toEqual`, which then says what differs.
  if (!isDeepStrictEqual(state, ruledTo)) expect(state).toEqual(ruledTo)
}

describe.each(caseFiles.map(each => [each.path, each] as const))('%s', (path, { file }) => {
  for (const edition of file.editions) {
    const has = (id: string) => existsIn(ruleById(id)!, edition)
    test(`[${file.rules.filter(has).join(', ')} · ${edition}] ${file.title}`, () => {
      const wrong = differences(file, edition)
      const told = wrong.map(({ line, text }) => `conformance/${path}:${line}: ${text}`)
      if (told.length > 0) throw new Error(`under ${edition}\n${told.join('\n')}`)
      const ruled = ruledUnder(file, edition)
      const miscited = ruled.events.filter(event => !citesRightly(event, edition))
      if (miscited.length > 0) expect(miscited).toEqual([])
      expectReplay(file, edition, ruled)
      asked.push(...questionsIn(path, edition, ruled))
    })
  }
})

// These come last: the tests above have collected the questions.
describe('every question to the arbiter', () => {
  test('the cases raise questions of many kinds', () => {
    const claims = new Set(asked.map(({ question }) => question.claim))
    expect(claims.size).toBeGreaterThan(12)
  })

  test('rests on a rule that the edition has, and gives answers to choose from', () => {
    for (const { where, edition, question } of asked) {
      const rule = ruleById(question.rule ?? '')
      expect(rule && existsIn(rule, edition), `${question.rule} in ${where}`).toBe(true)
      expect(question.options.length, where).toBeGreaterThan(0)
    }
  })

  test('leaves the arbiter a choice, unless it only asks for something to be done', () => {
    const tasks = ['reconstruction', 'explanation', 'resumption']
    const settled = asked.filter(
      ({ question }) => question.options.length < 2 && !tasks.includes(question.claim),
    )
    expect(settled.map(({ where, question }) => `${question.claim} in ${where}`)).toEqual([])
  })

  test('is asked only where its answers differ in what they do', () => {
    const idle = asked.filter(({ question }) => {
      const done = question.options.map(option => JSON.stringify({ ...option, verdict: null }))
      return question.options.length > 1 && new Set(done).size === 1
    })
    expect(idle.map(({ where, question }) => `${question.claim} in ${where}`)).toEqual([])
  })

  test('is told in every language, with what each answer would do', () => {
    const untold = asked.flatMap(({ question }) =>
      Object.entries(wordings).flatMap(([language, wording]) => [
        ...(wording.claims[question.claim] ? [] : [`${question.claim} in ${language}`]),
        ...question.options
          .filter(({ effect }) => !wording.effects[effect])
          .map(({ effect }) => `${effect} in ${language}`),
      ]),
    )
    expect([...new Set(untold)]).toEqual([])
  })

  test('takes each of its answers, and does what it said', () => {
    for (const each of asked) {
      for (const option of each.question.options) {
        const decision = rememberingMates(() =>
          follow(each.state, answering(each, option), each.laws),
        )
        const what = `${JSON.stringify(option)} in ${each.where}`
        if (!decision.ok) throw new Error(`${decision.refusal.code}: ${what}`)
        const { state, events } = decision
        // A postponed decision may be asked again at once; it was answered all the same.
        const isAnswered = events.some(
          event => event.type === 'question-answered' && event.claim === each.question.claim,
        )
        expect(isAnswered || state.status === 'concluded', what).toBe(true)
        if ('ends' in option && option.ends !== undefined) {
          const end = events.findLast(({ type }) => type === 'game-concluded')
          expect(end, what).toMatchObject({ reason: option.ends.reason, rule: option.ends.rule })
        }
        // The result that is declared here is this test's own choice.
        const isDeclared = 'act' in option && option.act === 'declare'
        expect(isDeclared || hasFollowed(option.effect, each, state, events), what).toBe(true)
      }
    }
  })
})
