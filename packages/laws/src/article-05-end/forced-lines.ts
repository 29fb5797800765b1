import { canCheckmateAsItStands, lacksMatingMaterial, type MateVerdict } from '@jadoube/can-mate'
import { type Color, isCheck, opposite, type StandingPosition } from '@jadoube/chess'
import { isForced } from '../game/legal-moves.js'
import { positionOn } from '../game/standing.js'

/**
 * Can this player mate, if what their opponent or they are forced to play now is left out of account? A line is
 * forced while there is only one legal move in it. Any series of legal moves is meant, so a forced line
 * counts (6.9, 5.2.2); where a competition reads it otherwise, the same pieces are looked at without
 * that one move: with the other player to move, or where a check forbids that, by the material alone.
 */
export function canMateButForTheLine(position: StandingPosition, color: Color): MateVerdict {
  const verdict = canCheckmateAsItStands(position, color)
  if (verdict !== 'no' || !isForced(position, 1)) return verdict
  if (lacksMatingMaterial(position, color)) return 'no'
  const board = position.placement
  const passed = isCheck(position)
    ? undefined
    : positionOn(board, opposite(position.turn), position)
  if (passed !== undefined) return canCheckmateAsItStands(passed, color)
  // Without pawns every material mates that no theorem keeps from it; pawns may shut the pieces in.
  return [...board].some(([, { role }]) => role === 'pawn') ? 'undetermined' : 'yes'
}
