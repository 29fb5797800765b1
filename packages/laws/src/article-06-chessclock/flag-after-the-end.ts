import { type Color, opposite } from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import type { Ground } from '../game/grounds.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import type { Reason } from '../game/result.js'
import { fallsOf, flagFallen, flagMeant, isOrderKnown } from './flag.js'
import { arbiterCallsFlag, flagFalls } from './flag-grounds.js'

/** Endings that the players bring about themselves, without a ruling of the arbiter. */
const endings: ReadonlySet<Reason> = new Set([
  'checkmate',
  'stalemate',
  'dead-position',
  'resignation',
  'agreement',
  'threefold',
  'fifty-moves',
])

/** Draws by 9.6, which 6.9 does not list as exceptions. */
const automatic: ReadonlySet<Reason> = new Set(['fivefold', 'seventy-five-moves'])

/**
 * The game is over, and somebody points out that a flag had fallen before the end. By 6.8 a flag
 * counts from when it is pointed out, so the end stands. If the reading in force lets the flag
 * count, the end gives way to it until both have signed the result (8.7).
 */
function givesWay({ state, rules }: OpenRuling): boolean {
  const { result, white, black } = state
  if (result === null || (white.signed !== null && black.signed !== null)) return false
  if (automatic.has(result.reason)) return rules.automaticDrawBeforeFlag === 'flag-counts'
  return endings.has(result.reason) && rules.resultBeforeFlagNoticed === 'flag-counts'
}

/** A player points out the fallen flag. */
export function claimFlagAfterTheEnd(
  ruling: OpenRuling,
  act: ActOf<'claim'>,
  by: Color,
): Refusal | undefined {
  const { rules, at } = ruling
  const accused = flagMeant(ruling, act, by)
  const ownDown = fallsOf(ruling, by).length > 0
  const draws = rules.bothFlagsDown === 'draw-whatever-the-order'
  const isBarred =
    accused === by
      ? rules.ownFlagClaimed === null
      : rules.timeClaimNeedsOwnFlagUp && ownDown && !draws
  if (!rules.flagClaimedByPlayers || isBarred || !mayCount(ruling, accused)) {
    return refused('game-over')
  }
  ruling.happen({ type: 'claim-upheld', at, by, claim: 'flag', ...flagFalls(ruling) })
  liftFor(ruling, accused, flagFalls(ruling), act.line)
  return undefined
}

/** The arbiter has seen the fallen flag. */
export function observeFlagAfterTheEnd(
  ruling: OpenRuling,
  { player }: ActOf<'observe'>,
): Refusal | undefined {
  const down = (['white', 'black'] as const).filter(color => fallsOf(ruling, color).length > 0)
  const seen = player ?? down[0]
  const { flagCalledByArbiter: may } = ruling.rules
  const isSilent = may === 'must-not' || (may === 'if-both-down' && down.length < 2)
  if (seen === undefined || isSilent || !mayCount(ruling, seen)) return refused('game-over')
  liftFor(ruling, seen, arbiterCallsFlag(ruling))
  return undefined
}

/**
 * Whether this player's flag is down and decides the game. If both are down and the order is
 * unknown, the end stands.
 */
function mayCount(ruling: OpenRuling, player: Color): boolean {
  if (ruling.state.clock === null || !givesWay(ruling)) return false
  if (fallsOf(ruling, player).length === 0) return false
  const others = fallsOf(ruling, opposite(player))
  const { bothFlagsDown } = ruling.rules
  const draws =
    bothFlagsDown === 'draw-whatever-the-order' || bothFlagsDown === 'draw-if-order-unknown'
  return others.length === 0 || draws || isOrderKnown(ruling, fallsOf(ruling, player), others)
}

function liftFor(
  ruling: OpenRuling,
  player: Color,
  grounds: Ground,
  line?: readonly string[],
): void {
  ruling.happen({ type: 'result-lifted', at: ruling.at, ...grounds })
  flagFallen(ruling, player, { line, positionTested: 'when-it-fell', grounds })
}
