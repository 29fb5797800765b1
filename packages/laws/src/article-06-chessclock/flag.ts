import { type Color, opposite, type Position } from '@jadoube/chess'
import { type FlagFall, type Instant, isLastPeriod, settleClock } from '@jadoube/clock'
import { loseUnlessNoMate } from '../article-05-end/cannot-mate.js'
import { conclude } from '../article-10-points/conclude.js'
import type { RuleId } from '../catalogue/index.js'
import type { ActOf } from '../game/act.js'
import { ask } from '../game/ask.js'
import type { Course } from '../game/course.js'
import { type Ground, ground } from '../game/grounds.js'
import { isTakenOver } from '../game/history.js'
import { momentAt } from '../game/moment.js'
import { goOnAfterRuling, stopForRuling } from '../game/play-waits.js'
import { type Refusal, refused } from '../game/refusal.js'
import { draw } from '../game/result.js'
import type { GameState } from '../game/state.js'
import { arbiterCallsFlag, flagFalls } from './flag-grounds.js'
import { flagInOrder } from './flag-in-order.js'
import { beginNextPeriod, correctCounter } from './next-period.js'

/**
 * The flag-falls that cost a player the game if somebody points them out: moves were due, counted as the
 * game counts them, for a press that was forgotten takes nothing from a completed move (6.2.1.2).
 */
export function fallsOf(course: Course, color: Color): readonly FlagFall[] {
  const { clock } = course.state
  if (clock === null) return []
  const { unpressed } = course.player(color)
  return settleClock(clock, course.at as Instant).falls.filter(
    fall =>
      fall.side === color &&
      fall.liftedAt === null &&
      (fall.quota === null || fall.presses + unpressed < fall.quota),
  )
}

/** 6.8: a player points out that a flag has fallen, the opponent's or their own. */
export function claimFlag(course: Course, act: ActOf<'claim'>, by: Color): Refusal | undefined {
  const { rules, at } = course
  if (course.state.clock === null) return refused('no-clock')
  if (!rules.flagClaimedByPlayers) return refused('claim-not-in-laws')
  const accused = flagMeant(course, act, by)
  if (accused === by) return claimOwnFlag(course, by)
  const fallen = fallsOf(course, accused).length > 0
  const ownUp = fallsOf(course, by).length === 0
  stopToClaim(course, by)
  if (!fallen || (rules.timeClaimNeedsOwnFlagUp && !ownUp && !bothDownDraws(course))) {
    const grounds = fallen ? course.by('rapid.unsup.flag.own-flag-up') : flagFalls(course)
    rejectFlag(course, by, accused, grounds)
    return undefined
  }
  const fellAt = Math.min(...fallsOf(course, accused).map(fall => fall.at))
  if (ownUp) {
    for (const each of course.book.occasions.flagClaimed) {
      if (each(course, by, fellAt)) return undefined
    }
  }
  course.happen({ type: 'claim-upheld', at, by, claim: 'flag', ...flagFalls(course) })
  flagFallen(course, accused, { line: act.line, order: act.order })
  return undefined
}

/** The flag that is meant: the one named; else the opponent's, unless only the claimant's own is down. */
export function flagMeant(course: Course, { player }: ActOf<'claim'>, by: Color): Color {
  const opponent = opposite(by)
  if (player !== undefined) return player
  const isOwn = fallsOf(course, opponent).length === 0 && fallsOf(course, by).length > 0
  return isOwn && course.rules.ownFlagClaimed !== null ? by : opponent
}

/** 6.8 lets either player point it out. In Finnish blitz (13.c.1) only the opponent can win by it. */
function claimOwnFlag(course: Course, by: Color): Refusal | undefined {
  if (course.rules.ownFlagClaimed === null) return refused('claim-not-in-laws', 'flag')
  if (fallsOf(course, by).length === 0) {
    rejectFlag(course, by, by, flagFalls(course))
    return undefined
  }
  course.happen({ type: 'claim-upheld', at: course.at, by, claim: 'flag', ...flagFalls(course) })
  flagFallen(course, by)
  return undefined
}

function rejectFlag(course: Course, by: Color, accused: Color, grounds: Ground): void {
  course.happen({ type: 'claim-rejected', at: course.at, by, claim: 'flag', ...grounds })
  if (fallsOf(course, accused).length === 0 && flagInOrder(course, accused)) {
    correctCounter(course, accused)
  }
  goOnAfterRuling(course)
}

/** A4.d.2 of 2009: to claim he stops both clocks; in Finnish blitz (13.c.1) his own. From 2017 he may. */
function stopToClaim(course: Course, by: Color): void {
  const { timeClaimAct } = course.rules
  if (timeClaimAct !== 'stops-both-clocks' && timeClaimAct !== 'stops-own-clock') return
  const { rule } = ground(course, 'stopToClaimOnTime', 'rapid.unsup.flag.claim-act')
  stopForRuling(course, by, rule)
}

const bothDownDraws = (course: Course): boolean =>
  course.rules.bothFlagsDown === 'draw-whatever-the-order'

/** 6.8: the arbiter, or a device that may speak up, sees a fallen flag. */
export function observeFlag(
  course: Course,
  { player, order }: ActOf<'observe'>,
): Refusal | undefined {
  const down = (['white', 'black'] as const).filter(color => fallsOf(course, color).length > 0)
  const seen = player === undefined ? down[0] : down.find(color => color === player)
  if (seen === undefined) {
    if (!flagInOrder(course, player)) return refused('nothing-observed')
    for (const color of ['white', 'black'] as const) correctCounter(course, color)
    return undefined
  }
  const { flagCalledByArbiter } = course.rules
  if (flagCalledByArbiter === 'must-not') return refused('arbiter-must-not-call')
  if (flagCalledByArbiter === 'if-both-down' && down.length < 2) {
    return refused('arbiter-must-not-call')
  }
  flagFallen(course, seen, { grounds: arbiterCallsFlag(course), order })
  return undefined
}

/** The position in which it is asked who can mate: the one that stands there, or the one when the flag fell. */
type Asked = 'now' | 'when-it-fell'

interface Fallen {
  /** The moves to mate that the opponent shows (Finnish blitz 13.c.2). */
  readonly line?: readonly string[] | undefined
  readonly asked?: Asked
  /** Somebody says that nobody knows which flag fell first, as with a clock that does not show it. */
  readonly order?: 'unknown' | undefined
  /** Why it counts as fallen. */
  readonly grounds?: Ground
}

/** 6.9: the flag of this player counts as fallen. */
export function flagFallen(
  course: Course,
  player: Color,
  { line, asked = 'now', order, grounds = flagFalls(course) }: Fallen = {},
): void {
  const own = fallsOf(course, player)
  const others = fallsOf(course, opposite(player))
  const isKnown = others.length > 0 && order !== 'unknown' && isOrderKnown(course, own, others)
  const isSecond = isKnown && firstOf(others) < firstOf(own)
  const fallen = isSecond ? [opposite(player), player] : [player, opposite(player)]
  for (const each of others.length === 0 ? [player] : fallen) {
    const first = isKnown ? { first: each === fallen[0] } : null
    course.happen({ type: 'flag-fallen', at: course.at, player: each, ...first, ...grounds })
  }
  for (const each of course.book.occasions.flagFallen) if (each(course, player)) return
  decideFlags(course, player, { line, asked, order })
}

/** What the fallen flag of this player brings. */
export function decideFlags(
  course: Course,
  player: Color,
  { line, asked = 'now', order }: Fallen = {},
): void {
  const own = fallsOf(course, player)
  const others = fallsOf(course, opposite(player))
  if (others.length === 0) loseOnTime(course, player, line, asked)
  else bothDown(course, player, { own, others, asked, order })
}

const firstOf = (falls: readonly FlagFall[]): number => Math.min(...falls.map(({ at }) => at))

/** Does the clock show which flag fell first, and may it be believed? */
export const isOrderKnown = (
  { rules }: Course,
  own: readonly FlagFall[],
  others: readonly FlagFall[],
): boolean => rules.clockShowsFirstFlag && firstOf(own) !== firstOf(others)

interface BothFallen {
  readonly own: readonly FlagFall[]
  readonly others: readonly FlagFall[]
  readonly asked: Asked
  readonly order: 'unknown' | undefined
}

/** Both flags are down: the first to fall loses where the order is known, else as the edition says. */
function bothDown(course: Course, player: Color, { own, others, asked, order }: BothFallen): void {
  const { bothFlagsDown } = course.rules
  if (bothFlagsDown === 'draw-whatever-the-order') {
    drawOnTime(course, bothDownRule(course))
    return
  }
  if (order !== 'unknown' && isOrderKnown(course, own, others)) {
    const first = firstOf(own) < firstOf(others) ? player : opposite(player)
    loseOnTime(course, first, undefined, asked)
    return
  }
  const { setup } = course.state.clock!
  const last = [...own, ...others].every(({ side, period }) => isLastPeriod(setup[side], period))
  if (bothFlagsDown === 'draw-if-order-unknown') drawOnTime(course, bothDownRule(course))
  else if (bothFlagsDown === 'by-period-if-order-unknown') {
    if (last) drawOnTime(course, 'qpf.both-flags.last')
    else playOn(course, [...own, ...others])
  } else askAboutOrder(course)
}

/** 6.11.a of 2009: before the last period play goes on, and nobody is held to a flag of the one before. */
function playOn(course: Course, falls: readonly FlagFall[]): void {
  for (const { side, period, quota } of falls) {
    if (quota === null || course.state.clock![side].period !== period) continue
    beginNextPeriod(course, side, quota, 'qpf.both-flags.not-last')
  }
}

const bothDownRule = (course: Course): RuleId =>
  ground(course, 'bothFlagsDown', 'qpf.both-flags.last').rule

function drawOnTime(course: Course, rule: RuleId): void {
  conclude(course, { outcomes: draw, reason: 'flag-fall', rule })
}

/** Nobody knows which fell first, and no article decides it: the clocks stand until the arbiter has. */
function askAboutOrder(course: Course): void {
  const rule = 'flag.considered-fallen'
  stopForRuling(course, 'arbiter')
  ask(course, {
    claim: 'flag',
    rule,
    facts: { bothFlagsDown: true },
    options: [
      { verdict: 'correct', effect: 'draw', ends: { outcomes: draw, reason: 'flag-fall', rule } },
      { verdict: 'incorrect', effect: 'play-on' },
    ],
  })
}

/** 6.9: lost, but drawn where the opponent cannot mate by any series of legal moves. */
export function loseOnTime(
  course: Course,
  player: Color,
  line?: readonly string[],
  asked: Asked = 'now',
): void {
  const tested = asked === 'now' ? undefined : positionAtFlagFall(course.state, player)
  for (const each of course.book.occasions.winsOnTime) {
    if (each(course, opposite(player), line, tested)) return
  }
  const what = { reason: 'flag-fall', lost: 'flag.loss', drawn: 'flag.draw-no-mate' } as const
  loseUnlessNoMate(course, player, { ...what, tested })
}

/** The position in which this player's flag fell: before the first move that was made with none of his time left. */
function positionAtFlagFall(state: GameState, player: Color): Position | undefined {
  let since = 0
  for (let made = state.history; made !== null && made[player] === 0; made = made.previous) {
    if (!isTakenOver(made) || made.counts) since++
  }
  return momentAt(state, state.ply - since)?.position
}

/** Where the device calls flags, a fall counts at the moment at which it happens. */
export function calledByClock(course: Course): void {
  if (!course.rules.deviceCallsFlags || course.state.clock === null) return
  const { status, clock } = course.state
  // While an adjourned game waits, a clock may run all the same (I.9.2, I.9.3).
  if (status !== 'in-play' && !(status === 'adjourned' && clock.state === 'running')) return
  const down = (['white', 'black'] as const).filter(color => fallsOf(course, color).length > 0)
  if (down.length > 0) flagFallen(course, down[0]!)
}
