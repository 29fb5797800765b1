import { type Color, opposite } from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import type { Course } from '../game/course.js'
import type { Ground } from '../game/grounds.js'
import { type Refusal, refused } from '../game/refusal.js'
import type { Reason } from '../game/result.js'
import { fallsOf, flagFallen, flagMeant, isOrderKnown } from './flag.js'
import { arbiterCallsFlag, flagFalls } from './flag-grounds.js'

/** What the players themselves bring about, and no ruling of the arbiter. */
const endings: ReadonlySet<Reason> = new Set([
  'checkmate',
  'stalemate',
  'dead-position',
  'resignation',
  'agreement',
  'threefold',
  'fifty-moves',
])

/** 9.6, which 6.9 does not name among its exceptions. */
const automatic: ReadonlySet<Reason> = new Set(['fivefold', 'seventy-five-moves'])

/**
 * The game is over, and somebody points out that a flag was down before it ended. By 6.8 it counts from
 * when it is pointed out, and the end stands; where the reading in force lets the flag count, the
 * end gives way to it, until both have signed the result (8.7).
 */
function givesWay({ state, rules }: Course): boolean {
  const { result, white, black } = state
  if (result === null || (white.signed !== null && black.signed !== null)) return false
  if (automatic.has(result.reason)) return rules.automaticDrawBeforeFlag === 'flag-counts'
  return endings.has(result.reason) && rules.resultBeforeFlagNoticed === 'flag-counts'
}

/** A player points it out. */
export function claimFlagAfterTheEnd(
  course: Course,
  act: ActOf<'claim'>,
  by: Color,
): Refusal | undefined {
  const { rules, at } = course
  const accused = flagMeant(course, act, by)
  const ownDown = fallsOf(course, by).length > 0
  const draws = rules.bothFlagsDown === 'draw-whatever-the-order'
  const isBarred =
    accused === by
      ? rules.ownFlagClaimed === null
      : rules.timeClaimNeedsOwnFlagUp && ownDown && !draws
  if (!rules.flagClaimedByPlayers || isBarred || !mayCount(course, accused)) {
    return refused('game-over')
  }
  course.happen({ type: 'claim-upheld', at, by, claim: 'flag', ...flagFalls(course) })
  liftFor(course, accused, flagFalls(course), act.line)
  return undefined
}

/** The arbiter has seen it. */
export function observeFlagAfterTheEnd(
  course: Course,
  { player }: ActOf<'observe'>,
): Refusal | undefined {
  const down = (['white', 'black'] as const).filter(color => fallsOf(course, color).length > 0)
  const seen = player ?? down[0]
  const { flagCalledByArbiter: may } = course.rules
  const isSilent = may === 'must-not' || (may === 'if-both-down' && down.length < 2)
  if (seen === undefined || isSilent || !mayCount(course, seen)) return refused('game-over')
  liftFor(course, seen, arbiterCallsFlag(course))
  return undefined
}

/** Is this player's flag down, and does it decide? Where both are and nobody knows the order, the end stands. */
function mayCount(course: Course, player: Color): boolean {
  if (course.state.clock === null || !givesWay(course)) return false
  if (fallsOf(course, player).length === 0) return false
  const others = fallsOf(course, opposite(player))
  const { bothFlagsDown } = course.rules
  const draws =
    bothFlagsDown === 'draw-whatever-the-order' || bothFlagsDown === 'draw-if-order-unknown'
  return others.length === 0 || draws || isOrderKnown(course, fallsOf(course, player), others)
}

function liftFor(course: Course, player: Color, grounds: Ground, line?: readonly string[]): void {
  course.happen({ type: 'result-lifted', at: course.at, ...grounds })
  flagFallen(course, player, { line, asked: 'when-it-fell', grounds })
}
