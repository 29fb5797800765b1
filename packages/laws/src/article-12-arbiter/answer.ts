import { opposite } from '@jadoube/chess'
import { adjust } from '../appendix-d-blind/reconcile.js'
import { liftTouch } from '../article-04-act-of-moving/accidental-touch.js'
import { openBreach, putBack } from '../article-04-act-of-moving/touched-piece-claim.js'
import { endAsItStands } from '../article-05-end/end-of-game.js'
import { takeAsMeant } from '../article-05-end/gesture.js'
import { excuseLate } from '../article-06-chessclock/excuse-late.js'
import { decideFlags } from '../article-06-chessclock/flag.js'
import { nextPeriodBegins } from '../article-08-recording/reconstruct.js'
import { conclude } from '../article-10-points/conclude.js'
import { askForPenalty } from '../article-11-conduct/penalty.js'
import { watchProgress } from '../finland-blitz/no-progress.js'
import { claims } from '../game/act.js'
import type { Course } from '../game/course.js'
import { goOnAfterRuling } from '../game/play-waits.js'
import { type AnsweredBy, isRuled, type Question, type RuledOption } from '../game/question.js'
import { addTimeAfterRejection, grantIncrement } from '../guidelines-3-quickplay/ruling.js'
import { isReferred } from '../guidelines-3-quickplay/without-arbiter.js'
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
  const { by, player, rule } = question
  const { effect, ends } = option
  if (ends !== undefined) {
    conclude(course, ends)
    return
  }
  if (question.claim === 'fact') {
    establish(course, question, option.version ?? null)
    return
  }
  switch (effect) {
    case 'resignation':
    case 'agreement':
      takeAsMeant(course, question, effect)
      return
    case 'new-game':
      cancelGame(course, undefined, rule)
      return
    case 'next-period':
      nextPeriodBegins(course)
      return
    case 'position-reinstated': {
      const breach = by === null ? undefined : openBreach(course, opposite(by))
      if (breach !== undefined) putBack(course, breach)
      return
    }
    case 'touch-lifted':
      liftTouch(course, question)
      return
    case 'ending-stands':
      if (by !== null && !course.concluded) endAsItStands(course, opposite(by))
      return
    case 'boards-adjusted':
      adjust(course)
      return
    case 'result-lifted':
      if (question.claim === 'late') {
        excuseLate(course, question)
        return
      }
      course.happen({ type: 'result-lifted', at: course.at, ...course.by(rule) })
      return
    case 'play-on-and-add-time':
      if (by !== null) addTimeAfterRejection(course, by)
      return
    case 'five-second-increment':
      if (by !== null) grantIncrement(course, by)
      return
    case 'flag-decides':
      if (player !== null) decideFlags(course, player)
      return
    case 'decide-later':
      if (by !== null && question.claim === 'no-progress') watchProgress(course, by)
      return
    case 'penalty': {
      const offender = player ?? by
      if (offender !== null) askForPenalty(course, offender, rule, {})
      return
    }
    default:
  }
}

/** Where the regulations let unanswered questions lapse, play goes on as it stands. */
export function lapse(course: Course): void {
  if (course.rules.unansweredQuestions !== 'play-on') return
  for (const question of course.state.questions) {
    if (isReferred(question) || question.claim === 'sealed-move') continue
    const option = question.standing === null ? lapsing(question) : undefined
    if (option !== undefined) answer(course, question, option, 'nobody')
  }
}

/** Play goes on, or the game ends as it would have without the doubt. */
function lapsing({ options }: Question): RuledOption | undefined {
  const ruled = options.filter(isRuled)
  return ruled.find(({ effect }) => effect === 'play-on' || effect === 'ending-stands') ?? ruled[0]
}
