import type { Color } from '@jadoube/chess'
import { type Instant, settleClock } from '@jadoube/clock'
import { type Act, playerOf } from '../game/act.js'
import { ask, openQuestion } from '../game/ask.js'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'
import { defaultTimeEnd, isLatenessJudged } from './default-time.js'
import { askAboutLateness, lateOnes, loseByDefault } from './lose-by-default.js'

/** A player is absent until he arrives or acts for the first time. */
export function noticePresence(course: Course, act: Act): void {
  const player = playerOf(act.by)
  if (player === undefined || act.act === 'arrive' || act.act === 'leave') return
  // Between two sessions a player says and offers what he likes without being at the board.
  if (course.state.status === 'adjourned') return
  if (course.player(player).presence !== 'present') arrive(course, player, false)
}

/** Do the regulations of the competition set the default time? */
const isRegulated = (course: Course): boolean =>
  course.rules.layers.some(
    layer => layer.layer === 'regulations' && layer.regulation === 'defaultTime',
  )

/** A player comes to the board. */
export function arriveAtBoard(course: Course, player: Color): Refusal | undefined {
  if (course.player(player).presence === 'present' && course.state.presenceReported) {
    return refused('already-present')
  }
  arrive(course, player, true)
  return undefined
}

function arrive(course: Course, player: Color, reported: boolean): void {
  const { white, black } = course.state
  const isFirst = white.presence === 'absent' && black.presence === 'absent'
  course.happen({ type: 'player-arrived', at: course.at, player, reported })
  if (isFirst || openQuestion(course, 'times')?.rule === bothAbsent) askAboutAbsence(course)
}

const bothAbsent = 'default.both-absent'

/**
 * 6.7.2: nobody was there at the start, and the time until White comes is White's, unless the regulations
 * leave it to the arbiter. He is told when the first one comes and, if he has not decided by then, when the
 * other does; until he sets the clock, White has lost the time.
 */
function askAboutAbsence(course: Course): void {
  const { state, rules } = course
  if (rules.bothAbsent !== 'arbiter-decides' || rules.defaultTimeMs === 0) return
  if (state.clock?.state !== 'running' || state.ply > 0 || state.adjournment !== null) return
  const { white, black, turn } = settleClock(state.clock, course.at as Instant)
  const lost = (turn === 'white' ? white : black).used
  if (lost === 0) return
  ask(course, {
    claim: 'times',
    rule: bothAbsent,
    facts: { lost, white: white.left, black: black.left },
    options: [
      { verdict: 'correct', effect: 'times-stay' },
      { act: 'set-clock', effect: 'times-set' },
    ],
    holds: false,
    standing: 'correct',
  })
}

/**
 * 6.7.1: who comes to the board after the default time loses. It is decided at the first act after that
 * time, whoever's it is.
 */
export function decideLateness(course: Course, act: Act): void {
  const { state, rules, at } = course
  for (const each of course.book.occasions.lateness) if (each(course)) return
  const end = defaultTimeEnd(state, rules)
  if (at <= end || !isLatenessJudged(course, act)) return
  const late = lateOnes(state)
  if (late.length === 0) return
  const rule = lateRule(course)
  loseByDefault(course, late, rule, end)
  if (rules.arbiterMaySpareLate === null) return
  // 6.7.1: unless the arbiter decides otherwise.
  askAboutLateness(course, late, rule, at - end)
}

/** Finland has its own thirty minutes where the event says nothing, and cites its preface for them. */
const lateRule = (course: Course) =>
  course.article('fi.default-30') === undefined || isRegulated(course)
    ? 'default.late-loses'
    : 'fi.default-30'
