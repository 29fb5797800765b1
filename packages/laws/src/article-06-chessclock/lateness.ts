import type { Color } from '@jadoube/chess'
import { conclude } from '../article-10-points/conclude.js'
import { type Act, playerOf } from '../game/act.js'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'
import { bothLose, loss } from '../game/result.js'

/** A player is absent until he arrives or acts for the first time. */
export function noticePresence(course: Course, act: Act): void {
  const player = playerOf(act.by)
  if (player === undefined || act.act === 'arrive' || act.act === 'leave') return
  if (course.player(player).presence !== 'present') arrive(course, player, false)
}

/** Do the regulations of the competition set the default time? */
const isRegulated = (course: Course): boolean =>
  course.rules.layers.some(
    layer => layer.layer === 'regulations' && layer.regulation === 'defaultTime',
  )

export function arrive(course: Course, player: Color, reported: boolean): void {
  course.happen({ type: 'player-arrived', at: course.at, player, reported })
}

/**
 * 6.7.1: who comes to the board after the default time loses. It is decided at the first act after that
 * time, whoever's it is.
 */
export function decideLateness(course: Course, act: Act): void {
  const { state, rules, at } = course
  if (at <= rules.defaultTimeMs) return
  if (state.white.presence !== 'absent' && state.black.presence !== 'absent') return
  const late = (['white', 'black'] as const).filter(color => state[color].presence === 'absent')
  if (!isJudged(course, act)) return
  const outcomes = late.length === 2 ? bothLose : loss(late[0]!)
  conclude(course, { outcomes, reason: 'late', rule: lateRule(course), forfeit: true })
}

/** Finland has its own thirty minutes where the event says nothing, and cites its preface for them. */
const lateRule = (course: Course) =>
  course.article('fi.default-30') === undefined || isRegulated(course)
    ? 'default.late-loses'
    : 'fi.default-30'

/**
 * Where nobody's arrival is reported, no time is given for it and the players simply play, they are taken
 * to have been there: a record need not say so. Then only an arrival that is reported tells.
 */
const isJudged = (course: Course, act: Act): boolean =>
  course.state.presenceReported || course.rules.defaultTimeMs > 0 || act.act === 'arrive'

/** 6.7.1: the arbiter decides otherwise, and the game goes on. */
export function spareLate(course: Course): Refusal | undefined {
  if (course.state.result?.reason !== 'late') return refused('no-such-question', 'late')
  if (course.rules.arbiterMaySpareLate === null) return refused('not-covered')
  course.happen({ type: 'result-lifted', at: course.at, ...course.by('default.late-loses') })
  return undefined
}
