import { canComeBack, type Deadness, isDeadAsItStands, looksDead } from '@jadoube/can-mate'
import type { Color, Move, StandingPosition } from '@jadoube/chess'
import { isForced, legalMoveCount } from '../game/legal-moves.js'
import { canMateButForTheLine } from './forced-lines.js'

/** Where a position came from: the one before it, and the legal move that was made in it. */
export interface CameFrom {
  readonly position: StandingPosition
  readonly move: Move
  /** It was asked of that one too whether it is dead. Not so of a board that an illegal move has left. */
  readonly known: boolean
}

/**
 * The work that is done while a player waits for the answer: at most some tenths of a second. Nearly every position needs much less. What it
 * leaves open is for `deadness` without a limit, away from play; the ruling then takes effect as of the move.
 */
export const nodesInPlay = 100_000

/**
 * 5.2.2: is the game over with this position? It is asked after every move. Where a dead position is not at all likely it is not
 * asked at once: what is dead stays dead, so anyone who needs to be certain asks `deadness` later, and one answer holds for
 * all the moves before it.
 */
export function isDead(
  position: StandingPosition,
  forcedLinesCount: boolean,
  from?: CameFrom,
): boolean {
  if (!isWorthAsking(position, from)) return false
  return deadness(position, forcedLinesCount, nodesInPlay) === 'dead'
}

/** A quiet move takes a mate away only where hardly a move is left. */
const fewMoves = 12

function isWorthAsking(position: StandingPosition, from: CameFrom | undefined): boolean {
  if (from === undefined || !from.known || position.quiet === 0) {
    return looksDead(position, legalMoveCount(position))
  }
  // No guess here: a forced line can end in a dead position however alive it looks.
  return isForced(position, fewMoves) && !canComeBack(from.position, from.move, position)
}

/** The exact answer: with forced lines or, where they are read so, without them. */
export function deadness(
  position: StandingPosition,
  forcedLinesCount: boolean,
  nodes?: number,
): Deadness {
  const found = isDeadAsItStands(position, nodes === undefined ? {} : { nodes })
  if (found !== 'dead' || forcedLinesCount || !isForced(position, 1)) return found
  const verdicts = (['white', 'black'] as const).map((color: Color) =>
    canMateButForTheLine(position, color),
  )
  if (verdicts.includes('yes')) return 'alive'
  return verdicts.includes('undetermined') ? 'undetermined' : 'dead'
}
