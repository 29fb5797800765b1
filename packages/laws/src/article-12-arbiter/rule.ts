import { type Color, opposite } from '@jadoube/chess'
import { openBreach, putBack } from '../article-04-act-of-moving/touched-piece-claim.js'
import { endAsItStands } from '../article-05-end/end-of-game.js'
import { spareLate } from '../article-06-chessclock/lateness.js'
import { goOnAfterRuling } from '../article-06-chessclock/pause.js'
import { coloursStay } from '../article-07-irregularities/set-up-claims.js'
import { nextPeriodBegins } from '../article-08-recording/reconstruct.js'
import { consent } from '../article-09-drawn-game/offer.js'
import { conclude } from '../article-10-points/conclude.js'
import type { RuleId } from '../catalogue/index.js'
import type { ActOf } from '../game/act.js'
import type { Course } from '../game/course.js'
import type { Question } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { draw, loss, type Reason } from '../game/result.js'
import { cancelGame } from './declare.js'

/** The arbiter answers a question. What follows is what the question said would follow. */
export function rule(course: Course, act: ActOf<'rule'>): Refusal | undefined {
  const { claim, verdict, at } = act
  if (claim === 'late') {
    return verdict === 'incorrect' ? spareLate(course) : refused('verdict-not-possible')
  }
  if (claim === 'draw-agreement') return consent(course, verdict)
  const question = course.state.questions.find(each => each.claim === claim)
  if (question === undefined) return refused('no-such-question', claim)
  if (!question.options.some(option => option.verdict === verdict)) {
    return refused('verdict-not-possible', verdict)
  }
  const grounds = { rule: question.rule, ...(question.article && { article: question.article }) }
  course.happen({ type: 'question-answered', at, claim, verdict, ...grounds })
  if (question.by !== null && verdict !== 'postponed') {
    const type = verdict === 'correct' ? 'claim-upheld' : 'claim-rejected'
    course.happen({ type, at, by: question.by, claim, ...grounds })
  }
  follow(course, question, verdict === 'correct')
  goOnAfterRuling(course)
  return undefined
}

function follow(course: Course, question: Question, correct: boolean): void {
  const { by } = question
  switch (question.claim) {
    case 'wrong-setup':
      if (correct) cancelGame(course, undefined, 'irreg.initial-position')
      return
    case 'reconstruction':
      if (!correct) nextPeriodBegins(course)
      return
    case 'reversed-colours':
      if (correct && !coloursStay(course)) cancelGame(course, undefined, 'irreg.colours-reversed')
      return
    case 'touched-piece': {
      if (by === null) return
      const breach = openBreach(course, opposite(by))
      if (breach !== undefined && correct) putBack(course, breach)
      else endAsItStands(course, opposite(by))
      return
    }
    case 'device':
      if (correct && by !== null) {
        conclude(course, { outcomes: loss(by), reason: 'device', rule: question.rule })
      }
      return
    case 'can-mate': {
      const { loser, reason, lost, drawn } = question.facts as unknown as CanMateFacts
      const outcomes = correct ? loss(loser) : draw
      conclude(course, { outcomes, reason, rule: correct ? lost : drawn })
      return
    }
    case 'flag':
      if (correct) conclude(course, { outcomes: draw, reason: 'flag-fall', rule: question.rule })
      return
    default:
  }
}

/** What the question of `loseUnlessNoMate` says. */
interface CanMateFacts {
  readonly loser: Color
  readonly reason: Reason
  readonly lost: RuleId
  readonly drawn: RuleId
}
