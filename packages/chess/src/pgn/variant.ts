import { H_SIDE } from '../board.js'
import type { StandingPosition } from '../standing-position.js'

/** The names that programs use for games played by the Laws, including Chess960. */
const playedByTheLaws =
  /^(standard|chess|classical|normal|(from)?position|(chess)?960|fischerr?andom(chess)?|frc|freestyle(chess)?)$/

export function isPlayedByTheLaws(variant: string): boolean {
  return playedByTheLaws.test(variant.toLowerCase().replaceAll(/[\s_-]+/g, ''))
}

/**
 * Whether castling in this position needs Chess960: the king is not on the e-file, or a rook not in
 * its corner.
 */
export function needsChess960(position: StandingPosition): boolean {
  const { board } = position
  for (let right = 0; right < 4; right++) {
    if ((board.castling & (1 << right)) === 0) continue
    const corner = (right & 1) === H_SIDE ? 7 : 0
    if ((board.rooks[right] & 7) !== corner || (board.kings[right >> 1] & 7) !== 4) return true
  }
  return false
}
