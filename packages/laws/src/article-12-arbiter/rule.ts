import type { Color } from '@jadoube/chess'
import { ruleWhichSquare } from '../article-04-act-of-moving/between-squares.js'
import { ruleLate } from '../article-06-chessclock/excuse-late.js'
import { consent } from '../article-09-drawn-game/offer.js'
import type { ActOf, Verdict } from '../game/act.js'
import { openQuestion } from '../game/ask.js'
import type { Course } from '../game/course.js'
import { isRuled, type Question, type RuledOption } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { ruleSealedMove } from '../guidelines-1-adjourned/open-envelope.js'
import { isPostponed, rulePostponed } from '../guidelines-3-quickplay/ruling.js'
import { isReferred } from '../guidelines-3-quickplay/without-arbiter.js'
import { answer } from './answer.js'

/** The arbiter answers a question. */
export function rule(course: Course, act: ActOf<'rule'>): Refusal | undefined {
  if (act.claim === 'draw-agreement') return consent(course, act.verdict)
  if (act.claim === 'sealed-move') return ruleSealedMove(course, act)
  if (act.claim === 'which-square') return ruleWhichSquare(course, act)
  const late = ruleLate(course, act)
  if (late !== 'ordinary') return late
  if (isPostponed(course, act.claim)) return rulePostponed(course, act)
  const found = chosen(course, act)
  if ('code' in found) return found
  answer(course, found.question, found.option)
  return undefined
}

/**
 * Without an arbiter both players answer, where the regulations say so: a question is settled once they
 * say the same.
 */
export function ruleTogether(course: Course, act: ActOf<'rule'>, by: Color): Refusal | undefined {
  if (course.rules.unansweredQuestions !== 'players-agree') return refused('not-for-this-person')
  const found = chosen(course, act)
  if ('code' in found) return found
  if (isReferred(found.question)) return refused('not-for-this-person')
  const { claim, verdict, at } = act
  course.happen({
    type: 'answer-proposed',
    at,
    claim,
    by,
    verdict,
    ...course.by('preface.judgement'),
  })
  const { proposed } = openQuestion(course, claim, act.player)!
  if (proposed?.white !== proposed?.black) return undefined
  answer(course, found.question, found.option, 'players')
  return undefined
}

interface Chosen {
  readonly question: Question
  readonly option: RuledOption
}

/** The question that is meant, and the answer among those that it has. */
function chosen(
  course: Course,
  { claim, verdict, player, ...chosenBy }: ActOf<'rule'>,
): Chosen | Refusal {
  const question = openQuestion(course, claim, player)
  if (question === undefined) return refused('no-such-question', claim)
  const options = answers(question, verdict, chosenBy)
  if (options.length === 0) return refused('verdict-not-possible', verdict)
  if (options.length > 1) return refused('answer-incomplete', lacking(options))
  return { question, option: options[0]! }
}

/** What tells answers apart that have the same verdict. */
const choices = ['points', 'meaning', 'version'] as const

function answers(
  { options }: Question,
  verdict: Verdict,
  given: Pick<ActOf<'rule'>, (typeof choices)[number]>,
): readonly RuledOption[] {
  return options
    .filter(isRuled)
    .filter(
      each =>
        each.verdict === verdict &&
        choices.every(name => given[name] === undefined || given[name] === each[name]),
    )
}

function lacking(options: readonly RuledOption[]): string {
  if (options.some(({ meaning }) => meaning !== undefined)) return 'what the player meant'
  return options.some(({ version }) => version !== undefined)
    ? 'whose version holds'
    : 'the opponent’s score'
}
