import { type Color, opposite, type StandingPosition } from '@jadoube/chess'
import { type FlagFall, type Instant, isLastPeriod, settleClock } from '@jadoube/clock'
import { loseUnlessNoMate } from '../article-05-end/cannot-mate.js'
import { conclude } from '../article-10-points/conclude.js'
import type { RuleId } from '../catalogue/index.js'
import type { ActOf } from '../game/act.js'
import { ask } from '../game/ask.js'
import { type Ground, ground } from '../game/grounds.js'
import { isTakenOver } from '../game/history.js'
import { momentAt } from '../game/moment.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { continueAfterRejection, stopForRuling } from '../game/play-waits.js'
import type { QuestionName } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { draw } from '../game/result.js'
import type { GameState } from '../game/state.js'
import { fallsThatLose } from './falls-that-lose.js'
import { arbiterCallsFlag, flagFalls } from './flag-grounds.js'
import { flagInOrder } from './flag-in-order.js'
import { beginNextPeriod, correctCounter } from './next-period.js'

/** The flag falls of this player that lose the game if somebody points them out. */
export function fallsOf(ruling: OpenRuling, color: Color): readonly FlagFall[] {
  const { clock } = ruling.state
  return clock === null
    ? []
    : fallsThatLose(clock, color, ruling.player(color).unpressed, ruling.at)
}

/** 6.8: a player points out that a flag has fallen, the opponent's or their own. */
export function claimFlag(ruling: OpenRuling, act: ActOf<'claim'>, by: Color): Refusal | undefined {
  const { rules, at } = ruling
  if (ruling.state.clock === null) return refused('no-clock')
  if (!rules.flagClaimedByPlayers) return refused('claim-not-in-laws')
  const asked = askedAboutFlag(ruling)
  if (asked !== undefined) return refused('question-open', { claim: asked })
  const accused = flagMeant(ruling, act, by)
  if (accused === by) return claimOwnFlag(ruling, by)
  const fallen = fallsOf(ruling, accused).length > 0
  const ownUp = fallsOf(ruling, by).length === 0
  stopToClaim(ruling, by)
  if (!fallen || (rules.timeClaimNeedsOwnFlagUp && !ownUp && !bothDownDraws(ruling))) {
    const grounds = fallen ? ruling.by('rapid.unsup.flag.own-flag-up') : flagFalls(ruling)
    rejectFlag(ruling, by, accused, grounds)
    return undefined
  }
  const fellAt = Math.min(...fallsOf(ruling, accused).map(fall => fall.at))
  if (ownUp) {
    for (const each of ruling.index.occasions.flagClaimed) {
      if (each(ruling, by, fellAt)) return undefined
    }
  }
  ruling.happen({ type: 'claim-upheld', at, by, claim: 'flag', ...flagFalls(ruling) })
  flagFallen(ruling, accused, { line: act.line, order: act.order })
  return undefined
}

/** The open question that a fallen flag has raised. The same flag is not called twice. */
const askedAboutFlag = ({ state }: OpenRuling): QuestionName | undefined =>
  state.questions.find(
    ({ facts }) =>
      facts.reason === 'flag-fall' ||
      facts.bothFlagsDown === true ||
      facts.flagFallen !== undefined,
  )?.claim

/** The flag that is meant: the one given, or the opponent's unless only the claimant's is down. */
export function flagMeant(ruling: OpenRuling, { player }: ActOf<'claim'>, by: Color): Color {
  const opponent = opposite(by)
  if (player !== undefined) return player
  const isOwn = fallsOf(ruling, opponent).length === 0 && fallsOf(ruling, by).length > 0
  return isOwn && ruling.rules.ownFlagClaimed !== null ? by : opponent
}

/** 6.8: either player may point it out. In Finnish blitz (13.c.1) only the opponent wins by it. */
function claimOwnFlag(ruling: OpenRuling, by: Color): Refusal | undefined {
  if (ruling.rules.ownFlagClaimed === null) return refused('claim-not-in-laws', { claim: 'flag' })
  if (fallsOf(ruling, by).length === 0) {
    rejectFlag(ruling, by, by, flagFalls(ruling))
    return undefined
  }
  ruling.happen({ type: 'claim-upheld', at: ruling.at, by, claim: 'flag', ...flagFalls(ruling) })
  flagFallen(ruling, by)
  return undefined
}

function rejectFlag(ruling: OpenRuling, by: Color, accused: Color, grounds: Ground): void {
  ruling.happen({ type: 'claim-rejected', at: ruling.at, by, claim: 'flag', ...grounds })
  if (fallsOf(ruling, accused).length === 0 && flagInOrder(ruling, accused)) {
    correctCounter(ruling, accused)
  }
  continueAfterRejection(ruling, by)
}

/** A4.d.2 of 2009: the claimant stops both clocks, in Finnish blitz (13.c.1) their own. */
function stopToClaim(ruling: OpenRuling, by: Color): void {
  const { timeClaimAct } = ruling.rules
  if (timeClaimAct !== 'stops-both-clocks' && timeClaimAct !== 'stops-own-clock') return
  const { rule } = ground(ruling, 'stopToClaimOnTime', 'rapid.unsup.flag.claim-act')
  stopForRuling(ruling, by, rule)
}

const bothDownDraws = (ruling: OpenRuling): boolean =>
  ruling.rules.bothFlagsDown === 'draw-whatever-the-order'

/** 6.8: the arbiter, or a device that may point it out, sees a fallen flag. */
export function observeFlag(
  ruling: OpenRuling,
  { player, order }: ActOf<'observe'>,
): Refusal | undefined {
  const asked = askedAboutFlag(ruling)
  if (asked !== undefined) return refused('question-open', { claim: asked })
  const down = (['white', 'black'] as const).filter(color => fallsOf(ruling, color).length > 0)
  const seen = player === undefined ? down[0] : down.find(color => color === player)
  if (seen === undefined) {
    if (!flagInOrder(ruling, player)) return refused('nothing-observed')
    for (const color of ['white', 'black'] as const) correctCounter(ruling, color)
    return undefined
  }
  const { flagCalledByArbiter } = ruling.rules
  if (flagCalledByArbiter === 'must-not') return refused('arbiter-must-not-call')
  if (flagCalledByArbiter === 'if-both-down' && down.length < 2) {
    return refused('arbiter-must-not-call')
  }
  flagFallen(ruling, seen, { grounds: arbiterCallsFlag(ruling), order })
  return undefined
}

/** The position for deciding who can mate: the current one, or the one when the flag fell. */
type TestedPosition = 'now' | 'when-it-fell'

interface Fallen {
  /** The mating line that the opponent shows (Finnish blitz 13.c.2). */
  readonly line?: readonly string[] | undefined
  readonly positionTested?: TestedPosition
  /** Set if nobody knows which flag fell first, as with a clock that does not show it. */
  readonly order?: 'unknown' | undefined
  /** Why it counts as fallen. */
  readonly grounds?: Ground
}

/** 6.9: the flag of this player counts as fallen. */
export function flagFallen(
  ruling: OpenRuling,
  player: Color,
  { line, positionTested = 'now', order, grounds = flagFalls(ruling) }: Fallen = {},
): void {
  const own = fallsOf(ruling, player)
  const others = fallsOf(ruling, opposite(player))
  const isKnown = others.length > 0 && order !== 'unknown' && isOrderKnown(ruling, own, others)
  const isSecond = isKnown && firstOf(others) < firstOf(own)
  const fallen = isSecond ? [opposite(player), player] : [player, opposite(player)]
  for (const each of others.length === 0 ? [player] : fallen) {
    const first = isKnown ? { first: each === fallen[0] } : null
    ruling.happen({ type: 'flag-fallen', at: ruling.at, player: each, ...first, ...grounds })
  }
  for (const each of ruling.index.occasions.flagFallen) if (each(ruling, player)) return
  decideFlags(ruling, player, { line, positionTested, order })
}

/** Decides what follows from the fallen flag of this player. */
export function decideFlags(
  ruling: OpenRuling,
  player: Color,
  { line, positionTested = 'now', order }: Fallen = {},
): void {
  const own = fallsOf(ruling, player)
  const others = fallsOf(ruling, opposite(player))
  if (others.length === 0) loseOnTime(ruling, player, line, positionTested)
  else bothDown(ruling, player, { own, others, positionTested, order })
}

const firstOf = (falls: readonly FlagFall[]): number => Math.min(...falls.map(({ at }) => at))

/** Whether the clock shows which flag fell first, and may be relied on. */
export const isOrderKnown = (
  { rules }: OpenRuling,
  own: readonly FlagFall[],
  others: readonly FlagFall[],
): boolean => rules.clockShowsFirstFlag && firstOf(own) !== firstOf(others)

interface BothFallen {
  readonly own: readonly FlagFall[]
  readonly others: readonly FlagFall[]
  readonly positionTested: TestedPosition
  readonly order: 'unknown' | undefined
}

/** Both flags are down. The first to fall loses; if the order is unknown, the edition decides. */
function bothDown(
  ruling: OpenRuling,
  player: Color,
  { own, others, positionTested, order }: BothFallen,
): void {
  const { bothFlagsDown } = ruling.rules
  if (bothFlagsDown === 'draw-whatever-the-order') {
    drawOnTime(ruling, bothDownRule(ruling))
    return
  }
  if (order !== 'unknown' && isOrderKnown(ruling, own, others)) {
    const first = firstOf(own) < firstOf(others) ? player : opposite(player)
    loseOnTime(ruling, first, undefined, positionTested)
    return
  }
  const { setup } = ruling.state.clock!
  const last = [...own, ...others].every(({ side, period }) => isLastPeriod(setup[side], period))
  if (bothFlagsDown === 'draw-if-order-unknown') drawOnTime(ruling, bothDownRule(ruling))
  else if (bothFlagsDown === 'by-period-if-order-unknown') {
    if (last) drawOnTime(ruling, 'qpf.both-flags.last')
    else playOn(ruling, [...own, ...others])
  } else askAboutOrder(ruling)
}

/** 6.11.a of 2009: before the last period play continues, and the flags no longer count. */
function playOn(ruling: OpenRuling, falls: readonly FlagFall[]): void {
  for (const { side, period, quota } of falls) {
    if (quota === null || ruling.state.clock![side].period !== period) continue
    beginNextPeriod(ruling, side, quota, 'qpf.both-flags.not-last')
  }
}

const bothDownRule = (ruling: OpenRuling): RuleId =>
  ground(ruling, 'bothFlagsDown', 'qpf.both-flags.last').rule

function drawOnTime(ruling: OpenRuling, rule: RuleId): void {
  conclude(ruling, { outcomes: draw, reason: 'flag-fall', rule })
}

/** The order is unknown and no article decides: the clocks are stopped for the arbiter. */
function askAboutOrder(ruling: OpenRuling): void {
  const rule = 'flag.considered-fallen'
  stopForRuling(ruling, 'arbiter')
  ask(ruling, {
    claim: 'flag',
    rule,
    facts: { bothFlagsDown: true },
    options: [
      { verdict: 'correct', effect: 'draw', ends: { outcomes: draw, reason: 'flag-fall', rule } },
      { verdict: 'incorrect', effect: 'play-on' },
    ],
  })
}

/** 6.9: the player loses, or draws if the opponent cannot mate by any series of legal moves. */
function loseOnTime(
  ruling: OpenRuling,
  player: Color,
  line?: readonly string[],
  positionTested: TestedPosition = 'now',
): void {
  const tested = positionTested === 'now' ? undefined : positionAtFlagFall(ruling.state, player)
  for (const each of ruling.index.occasions.winsOnTime) {
    if (each(ruling, opposite(player), line, tested)) return
  }
  const what = { reason: 'flag-fall', lost: 'flag.loss', drawn: 'flag.draw-no-mate' } as const
  loseUnlessNoMate(ruling, player, { ...what, tested })
}

/** The position in which this player's flag fell: before the first move made after it. */
function positionAtFlagFall(state: GameState, player: Color): StandingPosition | undefined {
  let since = 0
  for (let made = state.history; made !== null && made[player] === 0; made = made.previous) {
    if (!isTakenOver(made) || made.counts) since++
  }
  return momentAt(state, state.ply - since)?.position
}

/** If the device calls flags, a flag fall counts at the moment when it happens. */
export function calledByClock(ruling: OpenRuling): void {
  if (!isClockHeard(ruling)) return
  const down = (['white', 'black'] as const).filter(color => fallsOf(ruling, color).length > 0)
  if (down.length > 0) flagFallen(ruling, down[0]!)
}

/** The moment of that flag fall, even if the next act comes later. */
export function flagFellAt(ruling: OpenRuling): number | undefined {
  if (!isClockHeard(ruling)) return undefined
  const falls = [...fallsOf(ruling, 'white'), ...fallsOf(ruling, 'black')]
  return falls.length === 0 ? undefined : firstOf(falls)
}

/** Whether the device calls flags and one has fallen, in a game in which a clock may run. */
function isClockHeard({ rules, at, state: { status, clock } }: OpenRuling): boolean {
  if (!rules.deviceCallsFlags || clock === null) return false
  // A clock may also run while a game is adjourned (I.9.2, I.9.3).
  if (status !== 'in-play' && !(status === 'adjourned' && clock.state === 'running')) return false
  // Asked on every act, so the clock is read once for both players.
  return settleClock(clock, at as Instant).falls.length > 0
}
