import { type Color, opposite } from '@jadoube/chess'
import { conclude } from '../article-10-points/conclude.js'
import type { RuleId } from '../catalogue/index.js'
import type { PenaltyKind } from '../editions/index.js'
import type { ActOf } from '../game/act.js'
import { ask, settle } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { RuledOption } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { loss, type Outcome } from '../game/result.js'
import { penaltiesAtHand } from '../rules-in-force/index.js'
import { cannotScore, changeScore } from './score-penalty.js'

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

/** Penalties for the person and not for this game. They are possible after the game too. */
const personal: ReadonlySet<PenaltyKind> = new Set(['warning', 'fine', 'rounds', 'expulsion'])

const isScored = (penalty: PenaltyKind): boolean =>
  penalty === 'add-points' || penalty === 'cut-points'

const outcomes: readonly Outcome[] = ['win', 'draw', 'loss']

/** 12.9: the arbiter imposes one of the penalties of the edition. */
export function penalise(ruling: OpenRuling, act: ActOf<'penalise'>): Refusal | undefined {
  const no = cannotBe(ruling, act)
  if (no !== undefined) return no
  const { player, penalty, minutes, points, rounds } = act
  const { rules, at } = ruling
  const isOver = ruling.concluded
  const grounds = ruling.by(ruleOf[penalty])
  ruling.happen({
    type: 'penalty-imposed',
    at,
    player,
    penalty,
    ...(minutes === undefined ? null : { minutes }),
    ...(points === undefined ? null : { points }),
    ...(penalty === 'rounds' ? { rounds: rounds ?? 1 } : null),
    ...(penalty === 'fine' && rules.fine !== null ? { fine: rules.fine } : null),
    ...grounds,
  })
  settle(ruling, 'conduct', 'correct', player)
  settle(ruling, 'pause', 'incorrect', player)
  const ms = Math.round((minutes ?? 0) * 60_000)
  if (penalty === 'add-time') {
    ruling.happen({ type: 'time-added', at, to: opposite(player), ms, ...grounds })
  } else if (penalty === 'cut-time') {
    ruling.happen({ type: 'time-removed', at, from: player, ms, ...grounds })
  } else if (isOver && isScored(penalty)) {
    changeScore(ruling, act, grounds)
  } else if (!isOver && (penalty === 'loss' || penalty === 'expulsion')) {
    loseByPenalty(ruling, act)
  }
  return undefined
}

/** Why this penalty is not possible in this form or now. */
function cannotBe(ruling: OpenRuling, act: ActOf<'penalise'>): Refusal | undefined {
  const { penalty, minutes, points } = act
  const { rules, state } = ruling
  if (!rules.penalties.includes(penalty)) return refused('penalty-not-in-laws', { penalty })
  if (!penaltiesAtHand(rules).includes(penalty)) return refused('fine-not-announced')
  const scored = isScored(penalty)
  if (ruling.concluded && !personal.has(penalty) && !scored) return refused('game-over')
  const early = isTooEarly(ruling, act)
  if (early !== undefined) return early
  const timed = penalty === 'add-time' || penalty === 'cut-time'
  if ((timed && isNothing(minutes)) || (scored && isNothing(points))) {
    return refused('penalty-incomplete', { penalty })
  }
  if (timed && state.clock === null) return refused('no-clock')
  if (scored && ruling.concluded) return cannotScore(ruling, act)
  if (points === undefined || penalty !== 'loss') return undefined
  if (rules.lossSetsOpponentsScore === null)
    return refused('not-covered', { claim: 'opponents-score' })
  const isNormal = outcomes.some(each => rules.points[each] === points)
  return isNormal ? undefined : refused('points-not-normal', { points: String(points) })
}

/** No minutes and no points are no penalty. */
const isNothing = (amount: number | undefined): boolean => amount === undefined || amount === 0

/**
 * Finnish blitz has fixed steps within one game: a warning first (17.a), the loss at the second
 * breach (17.b). A breach that was only reported counts as well. All other penalties are for
 * breaches in several games (17.c). Only the arbiter knows of the other games.
 */
function isTooEarly(ruling: OpenRuling, act: ActOf<'penalise'>): Refusal | undefined {
  const { breachLadder } = ruling.rules
  if (breachLadder === null) return undefined
  const { player, penalty, severalGames } = act
  const step = breachLadder.indexOf(penalty)
  if (step < 0) return severalGames ? undefined : refused('several-games-needed')
  const { breaches, warnings } = ruling.player(player)
  return Math.max(breaches, warnings + 1) <= step ? refused('penalty-too-early') : undefined
}

/**
 * 12.9.6: the game is lost. Since 2017 the arbiter also decides the opponent's score: a win unless
 * they say otherwise.
 */
function loseByPenalty(ruling: OpenRuling, { player, penalty, points }: ActOf<'penalise'>): void {
  const rule = ruleOf[penalty]
  const scored = outcomes.find(each => ruling.rules.points[each] === points) ?? 'win'
  conclude(ruling, {
    outcomes: { ...loss(player), [opposite(player)]: scored },
    reason: 'penalty',
    rule,
  })
  if (points !== undefined || ruling.rules.lossSetsOpponentsScore === null) return
  ask(ruling, {
    claim: 'opponents-score',
    rule,
    player,
    facts: { penalty },
    options: opponentsScores(ruling, player, rule),
    holds: false,
    standing: 'correct',
  })
}

function opponentsScores(ruling: OpenRuling, player: Color, rule: RuleId): readonly RuledOption[] {
  return outcomes.map(each => ({
    verdict: 'correct',
    effect: 'score-set',
    points: ruling.rules.points[each],
    ends: { outcomes: { ...loss(player), [opposite(player)]: each }, reason: 'penalty', rule },
  }))
}
