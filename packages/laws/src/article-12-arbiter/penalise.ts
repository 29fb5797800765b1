import { opposite } from '@jadoube/chess'
import { conclude } from '../article-10-points/conclude.js'
import type { RuleId } from '../catalogue/index.js'
import type { PenaltyKind } from '../editions/index.js'
import type { ActOf } from '../game/act.js'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'
import { loss, type Outcome } from '../game/result.js'

const ruleOf: Readonly<Record<PenaltyKind, RuleId>> = {
  warning: 'penalty.warning',
  'add-time': 'penalty.add-time',
  'cut-time': 'penalty.cut-time',
  'add-points': 'penalty.add-points',
  'cut-points': 'penalty.cut-points',
  loss: 'penalty.loss',
  fine: 'penalty.fine',
  rounds: 'penalty.rounds',
  expulsion: 'penalty.expulsion',
}

/** 12.9: the arbiter imposes one of the penalties that the edition has. */
export function penalise(course: Course, act: ActOf<'penalise'>): Refusal | undefined {
  const { player, penalty, minutes, points } = act
  const { rules, at, state } = course
  if (!rules.penalties.includes(penalty)) return refused('penalty-not-in-laws', penalty)
  const timed = penalty === 'add-time' || penalty === 'cut-time'
  const scored = penalty === 'add-points' || penalty === 'cut-points'
  if ((timed && minutes === undefined) || (scored && points === undefined)) {
    return refused('penalty-incomplete', penalty)
  }
  if (timed && state.clock === null) return refused('no-clock')
  const grounds = course.by(ruleOf[penalty])
  course.happen({
    type: 'penalty-imposed',
    at,
    player,
    penalty,
    ...(minutes === undefined ? null : { minutes }),
    ...(points === undefined ? null : { points }),
    ...grounds,
  })
  const ms = Math.round((minutes ?? 0) * 60_000)
  if (penalty === 'add-time') {
    course.happen({ type: 'time-added', at, to: opposite(player), ms, ...grounds })
  } else if (penalty === 'cut-time') {
    course.happen({ type: 'time-removed', at, from: player, ms, ...grounds })
  } else if (penalty === 'loss' || penalty === 'expulsion') loseByPenalty(course, act)
  return undefined
}

/** 12.9.6: the game is lost; from 2017 the arbiter also says what the opponent scores. */
function loseByPenalty(course: Course, { player, penalty, points }: ActOf<'penalise'>): void {
  const outcomes = loss(player)
  const rule = ruleOf[penalty]
  const { lossSetsOpponentsScore, points: scale } = course.rules
  if (points === undefined || lossSetsOpponentsScore === null) {
    conclude(course, { outcomes, reason: 'penalty', rule })
    return
  }
  const scored: Outcome = points >= scale.win ? 'win' : points > scale.loss ? 'draw' : 'loss'
  conclude(course, {
    outcomes: { ...outcomes, [opposite(player)]: scored },
    reason: 'penalty',
    rule,
  })
}
