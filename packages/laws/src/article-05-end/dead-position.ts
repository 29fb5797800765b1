import { canComeBack, type Deadness, isDeadAsItStands, looksDead } from '@jadoube/can-mate'
import type { Color, Move, StandingPosition } from '@jadoube/chess'
import { isForced, legalMoveCount } from '../game/legal-moves.js'
import { canMateWithoutForcedMoves } from './forced-lines.js'

/** How a position arose: the one before it, and the legal move made in it. */
export interface CameFrom {
  readonly position: StandingPosition
  readonly move: Move
  /** Whether the earlier position was checked too. It was not if an illegal move led to it. */
  readonly known: boolean
}

/**
 * The limit while a player waits for the answer: at most a few tenths of a second. Nearly every
 * position needs much less. Open cases are decided by `deadness` without a limit, outside of play;
 * the ruling then applies from that move.
 */
export const nodesInPlay = 100_000

/**
 * 5.2.2: whether this position ends the game. It is asked after every move. If a dead position is
 * very unlikely, it is not checked at once. A dead position stays dead, so `deadness` can be asked
 * later, and its answer covers all moves before it.
 */
export function isDead(
  position: StandingPosition,
  forcedLinesCount: boolean,
  from?: CameFrom,
): boolean {
  if (!isWorthAsking(position, from)) return false
  return deadness(position, forcedLinesCount, nodesInPlay) === 'dead'
}

/** A quiet move can make mate impossible only if hardly any moves are left. */
const fewMoves = 12

function isWorthAsking(position: StandingPosition, from: CameFrom | undefined): boolean {
  if (from === undefined || !from.known || position.quiet === 0) {
    return looksDead(position, legalMoveCount(position))
  }
  // A guess would be wrong here: a forced line can end in a dead position, however alive it looks.
  return isForced(position, fewMoves) && !canComeBack(from.position, from.move, position)
}

/** The exact answer, with forced lines or, by another reading, without them. */
export function deadness(
  position: StandingPosition,
  forcedLinesCount: boolean,
  nodes?: number,
): Deadness {
  const found = isDeadAsItStands(position, nodes === undefined ? {} : { nodes })
  if (found !== 'dead' || forcedLinesCount || !isForced(position, 1)) return found
  const verdicts = (['white', 'black'] as const).map((color: Color) =>
    canMateWithoutForcedMoves(position, color),
  )
  if (verdicts.includes('yes')) return 'alive'
  return verdicts.includes('undetermined') ? 'undetermined' : 'dead'
}
