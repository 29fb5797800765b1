import type { Color } from '@jadoube/chess'
import {
  type Act,
  type EditionId,
  evolve,
  existsIn,
  follow,
  type GameEvent,
  type GameState,
  type Laws,
  parseAct,
  ruleById,
} from '@jadoube/laws'
import { wordings } from '@jadoube/laws/account'
import { describe, expect, test } from 'vitest'
import { caseFiles } from './case-files.js'
import { ruledUnder } from './differences.js'

type Question = Extract<GameEvent, { readonly type: 'question' }>
type Option = Question['options'][number]

interface Asked {
  readonly where: string
  readonly edition: EditionId
  readonly laws: Laws
  readonly question: Question
  /** The state of the game when the question had been asked. */
  readonly state: GameState
}

/** Every question to the arbiter in any case, under each of its editions. */
const asked: readonly Asked[] = caseFiles.flatMap(({ path, file }) =>
  file.editions.flatMap(edition => {
    const { table, events } = ruledUnder(file, edition)
    let { state } = table
    return events.flatMap(event => {
      if (event.type === 'refused') return []
      state = evolve(state, event)
      if (event.type !== 'question') return []
      const where = `${path} under ${edition}`
      return [{ where, edition, laws: table.laws, question: event, state }]
    })
  }),
)

/** The act that gives an answer. */
function answering({ question, state }: Asked, option: Option): Act {
  const { claim, player } = question
  const whose = player === undefined ? {} : { player }
  const act =
    'verdict' in option
      ? {
          act: 'rule',
          claim,
          verdict: option.verdict,
          ...whose,
          ...(option.points === undefined ? {} : { points: option.points }),
          ...(option.move === undefined ? {} : { move: option.move }),
          ...(option.meaning === undefined ? {} : { meaning: option.meaning }),
          ...(option.version === undefined ? {} : { version: option.version }),
        }
      : {
          act: option.act,
          player: player ?? 'white',
          penalty: option.penalty,
          minutes: 1,
          ...(option.penalty === 'loss' ? {} : { points: 0.5 }),
          ms: 60_000,
          resumes: state.at + 60_000,
          ply: state.ply,
          white: option.act === 'declare' ? 1 : 60_000,
          black: option.act === 'declare' ? 0 : 60_000,
        }
  const parsed = parseAct({ at: state.at, by: 'arbiter', ...act })
  if (!parsed.ok) throw new Error(parsed.error.reason)
  return parsed.value
}

const hasPenaltyPoints = ({ white, black }: GameState): boolean =>
  white.pointsAdded !== 0 || black.pointsAdded !== 0

/** Whether what the option promised is what came, where the promise can be told from the game. */
function hasFollowed(
  effect: Option['effect'],
  { question, state: before, laws }: Asked,
  { result, status }: GameState,
  events: readonly GameEvent[],
): boolean {
  const came = (type: GameEvent['type']) => events.some(event => event.type === type)
  const { points } = laws.rules
  const scores = (color: Color | undefined) => color && result?.points?.[color]
  switch (effect) {
    case 'new-game':
      return result?.reason === 'cancelled'
    case 'agreement':
      // Both players must have meant it, and the other one is asked as well.
      return result === null || scores('white') === points.draw
    case 'draw':
      return (
        hasPenaltyPoints(before) ||
        (scores('white') === points.draw && scores('black') === points.draw)
      )
    case 'loss':
    case 'resignation':
      // Points that penalties have given or taken come on top.
      return hasPenaltyPoints(before) || scores(question.player) === points.loss
    case 'play-on':
      return before.status === 'concluded' || status !== 'concluded'
    case 'play-on-and-add-time':
      return status !== 'concluded' && came('time-added')
    case 'five-second-increment':
      return came('increment-granted')
    case 'position-reinstated':
      return came('position-reinstated')
    case 'sealed-move-made':
      return came('move-made')
    case 'time-added':
      return came('time-added')
    case 'time-removed':
      return came('time-removed')
    case 'times-set':
      return came('clock-set')
    case 'flag-decides':
      return result?.reason === 'flag-fall'
    case 'result-lifted':
      // Where both were late, the other one still is.
      return came('result-lifted') || came('player-excused')
    default:
      return true
  }
}

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
        const decision = follow(each.state, answering(each, option), each.laws)
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
