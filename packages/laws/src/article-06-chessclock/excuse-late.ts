import type { Color } from '@jadoube/chess'
import { conclude } from '../article-10-points/conclude.js'
import type { ActOf } from '../game/act.js'
import { openQuestion, settle } from '../game/ask.js'
import type { Course } from '../game/course.js'
import type { Question } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { loss } from '../game/result.js'
import { askAboutLateness, lateOnes } from './lose-by-default.js'

/** 6.7.1: the arbiter decides that this late player does not lose. It holds for the rest of the game. */
export function excuseLate(course: Course, question: Question): void {
  if (question.claim !== 'late') {
    course.happen({ type: 'result-lifted', at: course.at, ...course.by(question.rule) })
    return
  }
  if (question.player !== null) excuse(course, [question.player], question)
}

/** The arbiter's answer, where it is about both players or comes before anybody has lost. */
export function ruleLate(course: Course, act: ActOf<'rule'>): Refusal | 'ordinary' | undefined {
  if (act.claim !== 'late') return 'ordinary'
  const open = course.state.questions.filter(({ claim }) => claim === 'late')
  if (open.length === 0) return excuseInAdvance(course, act)
  if (open.length === 1 || act.player !== undefined || act.verdict === 'postponed') {
    return 'ordinary'
  }
  settle(course, 'late', act.verdict)
  if (act.verdict === 'incorrect') excuse(course, ['white', 'black'], open[0]!)
  return undefined
}

/** The edition of 2009 does not let the arbiter decide otherwise. */
function excuseInAdvance(course: Course, act: ActOf<'rule'>): Refusal | undefined {
  const { player, verdict } = act
  const isOver = course.concluded && course.state.result?.reason !== 'late'
  if (isOver || verdict !== 'incorrect') return refused('no-such-question', act.claim)
  if (course.rules.arbiterMaySpareLate === null) return refused('not-covered')
  const absent = (['white', 'black'] as const).filter(
    color => course.state[color].presence === 'absent' && color === (player ?? color),
  )
  if (course.concluded || absent.length === 0) return refused('no-such-question', act.claim)
  for (const each of absent) excused(course, each)
  return undefined
}

function excused(course: Course, player: Color): void {
  const { at } = course
  course.happen({ type: 'player-excused', at, player, ...course.by('default.late-loses') })
}

function excuse(course: Course, players: readonly Color[], question: Question): void {
  const { rule, at: askedAt, facts } = question
  for (const player of players) excused(course, player)
  const late = lateOnes(course.state)
  if (late.length === 0) {
    course.happen({ type: 'result-lifted', at: course.at, ...course.by(rule) })
    return
  }
  // The other one is still late and loses alone.
  const isAsked = openQuestion(course, 'late', late[0]!) !== undefined
  const outcomes = loss(late[0]!)
  conclude(course, { outcomes, reason: 'late', rule: ruleOfLoss(course, question), forfeit: true })
  const by = typeof facts.by === 'number' ? facts.by + (course.at - askedAt) : 0
  if (isAsked) askAboutLateness(course, late, rule, by)
}

const ruleOfLoss = ({ state }: Course, { rule }: Question) => state.result?.rule ?? rule
