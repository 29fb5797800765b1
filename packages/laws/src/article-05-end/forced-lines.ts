import { canCheckmateAsItStands, lacksMatingMaterial, type MateVerdict } from '@jadoube/can-mate'
import { type Color, isCheck, opposite, type StandingPosition } from '@jadoube/chess'
import { isForced } from '../game/legal-moves.js'
import { positionOn } from '../game/standing.js'

/**
 * Whether this player can mate if forced moves do not count. A move is forced if it is the only
 * legal one. By the Laws any series of legal moves counts, including forced ones (6.9, 5.2.2). If a
 * competition reads it otherwise, the same pieces are examined without that one move: with the
 * other player to move or, if a check prevents that, by material alone.
 */
export function canMateWithoutForcedMoves(position: StandingPosition, color: Color): MateVerdict {
  const verdict = canCheckmateAsItStands(position, color)
  if (verdict !== 'no' || !isForced(position, 1)) return verdict
  if (lacksMatingMaterial(position, color)) return 'no'
  const board = position.placement
  const passed = isCheck(position)
    ? undefined
    : positionOn(board, opposite(position.turn), position)
  if (passed !== undefined) return canCheckmateAsItStands(passed, color)
  // Without pawns, all material can mate that no theorem excludes. Pawns may shut the pieces in.
  return [...board].some(([, { role }]) => role === 'pawn') ? 'undetermined' : 'yes'
}
