import { type Color, makeSquare, opposite, type StandingPosition } from '@jadoube/chess'
import { loseUnlessNoMate } from '../article-05-end/cannot-mate.js'
import { endOfGame } from '../article-05-end/end-of-game.js'
import { conclude } from '../article-10-points/conclude.js'
import { citationsOf, type RuleId, ruleById } from '../catalogue/index.js'
import { isEditionId } from '../editions/index.js'
import { alsoStated, type Ground, ground } from '../game/grounds.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { loss } from '../game/result.js'
import { standing } from '../game/standing.js'
import { type Irregularity, type IrregularityKind, uncompletedMoveOf } from '../game/state.js'
import { delayGoesOn } from './delay-goes-on.js'
import { reinstateBefore } from './position-before.js'
import { askAboutTimes } from './times.js'
import { faultsInTheSameMove } from './two-faults.js'

const illegalKinds: ReadonlySet<IrregularityKind> = new Set([
  'illegal-move',
  'unpromoted-pawn',
  'press-without-move',
  'two-hands',
])

/** The earliest completed illegal move of this player that can still be ruled on. */
export function openIllegalMove(ruling: OpenRuling, offender?: Color): Irregularity | undefined {
  return ruling.state.irregularities.find(
    each => (offender === undefined || each.by === offender) && illegalKinds.has(each.kind),
  )
}

/** If the device calls illegal moves, each is ruled on as soon as it is completed. */
export function calledByDevice(ruling: OpenRuling, offender: Color): void {
  if (!ruling.rules.deviceCallsIllegalMoves) return
  const found = openIllegalMove(ruling, offender)
  if (found !== undefined) ruleIllegalMove(ruling, found)
}

/**
 * 7.5: rules on a completed illegal move. It is counted, and the position before it is reinstated,
 * with the touched piece still binding. Then the opponent gets extra time, or the game is lost.
 */
export function ruleIllegalMove(ruling: OpenRuling, found: Irregularity): void {
  const { rules } = ruling
  const onTheBoard = standing(ruling.state)
  const faults = [found, ...faultsInTheSameMove(ruling, found)]
  let losing: Irregularity | undefined
  for (const fault of faults) {
    if (countFault(ruling, fault)) losing ??= fault
  }
  // If the game can only be lost, the board stays as it is.
  if (losing === undefined || rules.illegalDrawIfOpponentCannotMate) correct(ruling, found)
  if (ruling.concluded) return
  if (losing !== undefined) {
    const restored = rules.illegalDrawTestedOn === 'restored-position'
    lose(ruling, losing, restored ? undefined : onTheBoard)
    return
  }
  for (const { by, kind } of faults) addTimeToOpponent(ruling, by, kind)
  askAboutTimes(ruling)
}

/** Counts one fault. True if the player loses by it. */
function countFault(ruling: OpenRuling, { by, kind, ply }: Irregularity): boolean {
  const { rules, at } = ruling
  const count = countWith(ruling, by, kind)
  const grounds = groundOf(ruling, kind)
  ruling.happen({ type: 'illegal-move-ruled', at, by, ply, kind, count, ...grounds })
  const isDeemed = kind === 'two-hands' || kind === 'press-without-move'
  const limit = (isDeemed ? rules.deemedIllegalMovesToLose : null) ?? rules.illegalMovesToLose
  return count >= limit
}

function addTimeToOpponent(ruling: OpenRuling, offender: Color, kind: IrregularityKind): void {
  const { illegalMoveBonusMs } = ruling.rules
  if (illegalMoveBonusMs === null || ruling.state.clock === null) return
  const article = articleFor(ruling, 'illegal.penalty-time', kind)
  ruling.happen({
    type: 'time-added',
    at: ruling.at,
    to: opposite(offender),
    ms: illegalMoveBonusMs,
    rule: 'illegal.penalty-time',
    article,
    ...alsoStated(ruling, 'illegalMoveBonusMs', article),
  })
}

/** The rule that makes it an illegal move, or count as one. */
function ruleOf(kind: IrregularityKind): RuleId {
  if (kind === 'unpromoted-pawn') return 'illegal.unpromoted'
  if (kind === 'press-without-move') return 'illegal.press-no-move'
  if (kind === 'two-hands') return 'illegal.two-hands'
  return 'illegal.restore'
}

/** Why it counts as illegal. */
export const groundOf = (ruling: OpenRuling, kind: IrregularityKind): Ground =>
  ground(ruling, 'illegalMove', ruleOf(kind), kind)

/** Whether it was complete before the press, by its own rule. */
export const isCompleteByItself = (ruling: OpenRuling, found: Irregularity): boolean =>
  ruling.index.occasions.completeByItself.some(each => each(found))

/**
 * The number of this fault: in one count, or in one count for each kind (7.5.3, 7.7.2, 7.8.2 of
 * 2017).
 */
function countWith(ruling: OpenRuling, by: Color, kind: IrregularityKind): number {
  const { moves, twoHands, presses } = ruling.player(by).illegal
  if (ruling.rules.illegalCounters === 'one') return moves + twoHands + presses + 1
  if (kind === 'two-hands') return twoHands + 1
  return (kind === 'press-without-move' ? presses : moves) + 1
}

/** The edition of 2017 states the penalty three times, once for each kind. */
function articleFor(ruling: OpenRuling, rule: RuleId, kind: IrregularityKind): string | undefined {
  const { laws } = ruling.rules
  if (!isEditionId(laws)) return ruling.article(rule)
  const stated = citationsOf(ruleById(rule), laws)
  const index = kind === 'two-hands' ? 1 : kind === 'press-without-move' ? 2 : 0
  return (stated[index] ?? stated[0])?.article
}

/** Corrects what the irregularity has changed. */
function correct(ruling: OpenRuling, found: Irregularity): void {
  const { kind, by } = found
  if (kind === 'two-hands' && ruling.rules.twoHandsMove === 'stands') return
  if (kind === 'press-without-move' && isUnanswered(ruling, found)) {
    if (ruling.state.clock?.turn !== opposite(by)) return
    ruling.happen({
      type: 'press-withdrawn',
      at: ruling.at,
      by,
      ...delayGoesOn(ruling, by),
      ...ruling.by('irreg.restore-times'),
    })
    return
  }
  const promotes = kind === 'unpromoted-pawn' && ruling.rules.unpromotedPawn === 'becomes-queen'
  if (!promotes) {
    reinstate(ruling, found, true)
    return
  }
  if (ruling.state.ply !== found.ply) reinstate(ruling, found, false)
  const { from, to } = found.pawn!
  ruling.happen({
    type: 'pawn-promoted',
    at: ruling.at,
    by,
    from: makeSquare(from),
    to: makeSquare(to),
    promotion: 'Q',
    ...ruling.by('illegal.unpromoted'),
  })
  endOfGame(ruling, by)
}

/** Whether the opponent has not replied, so that the same player still has the move. */
const isUnanswered = ({ state }: OpenRuling, { by, ply }: Irregularity): boolean =>
  state.ply === ply && state.turn === by

/** 7.5.1: the position immediately before the irregularity. */
function reinstate(ruling: OpenRuling, found: Irregularity, binds: boolean): void {
  const { state } = ruling
  // A move made with two hands is already a ply of the game. Other illegal moves are not.
  const isLast = state.ply === found.ply + (found.kind === 'two-hands' ? 1 : 0)
  const pressed = isLast && uncompletedMoveOf(state, found.by) === null
  const done = reinstateBefore(ruling, found, { rule: 'illegal.restore', binds, pressed })
  if (!done || !binds) return
  // 7.5.1: Articles 4.3 and 4.7 apply to the move that replaces the illegal one.
  for (const each of ruling.index.occasions.replacement) each(ruling)
}

/** 7.5.5: the game is lost, or drawn if the opponent cannot mate by any series of legal moves. */
function lose(ruling: OpenRuling, found: Irregularity, tested?: StandingPosition): void {
  const { by, kind } = found
  const reason = 'illegal-moves'
  const grounds: Ground = isCompleteByItself(ruling, found)
    ? ruling.by(found.rule!)
    : ground(ruling, 'illegalMoveLoses', 'illegal.penalty-loss')
  const { rule: lost } = grounds
  const isGeneral = lost === 'illegal.penalty-loss'
  const article = isGeneral ? articleFor(ruling, lost, kind) : grounds.article
  // Finnish blitz (11): a pawn left on its last rank is claimed as an illegal move.
  const promotion = kind === 'unpromoted-pawn' ? ruling.article('fb.promo.claim') : undefined
  const also = promotion === undefined ? undefined : [promotion]
  if (ruling.rules.illegalDrawIfOpponentCannotMate) {
    const drawn = ground(ruling, 'illegalMoveDraws', 'illegal.loss-draw').rule
    loseUnlessNoMate(ruling, by, { reason, lost, drawn, article, tested })
  } else conclude(ruling, { outcomes: loss(by), reason, rule: lost, article, also })
}
