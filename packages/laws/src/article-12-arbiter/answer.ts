import { conclude } from '../article-10-points/conclude.js'
import { askForPenalty } from '../article-11-conduct/penalty.js'
import { claims } from '../game/act.js'
import type { Course } from '../game/course.js'
import { goOnAfterRuling } from '../game/play-waits.js'
import type { Consequence, Provision } from '../game/provision.js'
import { type AnsweredBy, isRuled, type Question, type RuledOption } from '../game/question.js'
import { cancelGame } from './declare.js'
import { establish } from './dispute.js'

const isClaim = (claim: string): boolean => (claims as readonly string[]).includes(claim)

/** A question is answered. What follows is what the question said would follow. */
export function answer(
  course: Course,
  question: Question,
  option: RuledOption,
  answeredBy: AnsweredBy = 'arbiter',
): void {
  const { claim, by, player, article } = question
  const { at } = course
  const { verdict } = option
  const grounds = { rule: question.rule, ...(article === null ? null : { article }) }
  course.happen({
    type: 'question-answered',
    at,
    claim,
    ...(player === null ? null : { player }),
    verdict,
    ...(answeredBy === 'arbiter' ? null : { answeredBy }),
    ...grounds,
  })
  if (by !== null && verdict === 'postponed') {
    course.happen({ type: 'claim-postponed', at, by, claim, ...grounds })
  } else if (by !== null && isClaim(claim)) {
    const type = verdict === 'correct' ? 'claim-upheld' : 'claim-rejected'
    course.happen({ type, at, by, claim, ...grounds })
  }
  follow(course, question, option)
  goOnAfterRuling(course)
}

function follow(course: Course, question: Question, option: RuledOption): void {
  if (option.ends !== undefined) conclude(course, option.ends)
  else if (question.claim === 'fact') establish(course, question, option.version ?? null)
  else course.book.effects[option.effect](course, question, option)
}

/** 12.9: it is to be penalised. With what, the arbiter is asked. */
const penalty: Consequence = (course, { player, by, rule }) => {
  const offender = player ?? by
  if (offender !== null) askForPenalty(course, offender, rule, {})
}

/** Nothing follows but that the question is answered. */
const nothing: Consequence = () => undefined

/** What follows from an answer that no other article has the rule for. */
export const effects = {
  'new-game': (course, { rule }) => cancelGame(course, undefined, rule),
  penalty,
  'play-on': nothing,
  draw: nothing,
  win: nothing,
  loss: nothing,
  'decide-later': nothing,
  'sealed-move-made': nothing,
  'resumption-announced': nothing,
  'touch-stands': nothing,
  'times-stay': nothing,
  'times-set': nothing,
  'score-set': nothing,
  'decision-changed': nothing,
  'decision-stands': nothing,
  'law-explained': nothing,
  warning: nothing,
  'time-added': nothing,
  'time-removed': nothing,
  'points-added': nothing,
  'points-cut': nothing,
  fine: nothing,
  'rounds-missed': nothing,
  expulsion: nothing,
  removal: nothing,
  'version-holds': nothing,
  'square-named': nothing,
  'not-released': nothing,
} as const satisfies Provision['effects']

/** Where the regulations let unanswered questions lapse, play goes on as it stands. */
export function lapse(course: Course): void {
  if (course.rules.unansweredQuestions !== 'play-on') return
  for (const question of course.state.questions) {
    if (course.book.occasions.staysOpen.some(each => each(question))) continue
    const option = question.standing === null ? lapsing(question) : undefined
    if (option !== undefined) answer(course, question, option, 'nobody')
  }
}

/** Play goes on, or the game ends as it would have without the doubt. */
function lapsing({ options }: Question): RuledOption | undefined {
  const ruled = options.filter(isRuled)
  return ruled.find(({ effect }) => effect === 'play-on' || effect === 'ending-stands') ?? ruled[0]
}
