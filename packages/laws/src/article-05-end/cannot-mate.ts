import type { Color, Position } from '@jadoube/chess'
import type { Course } from '../game/course.js'
import { refused } from '../game/refusal.js'

/** Can this player still mate by some series of legal moves, however helped (6.9, 7.5.5, 5.1.2)? */
export type MateAnswer = 'yes' | 'no' | 'undetermined'

const PAWN = 1
const ROOK = 4
const QUEEN = 5
const KING = 6

/** A bare king mates nobody; with a pawn, a rook or a queen somebody nearly always can. */
function byMaterial(position: Position, color: Color): MateAnswer {
  const side = color === 'white' ? 0 : 1
  let own = 0
  for (const code of position.board.pieces) {
    if (code === 0 || (code & 1) !== side) continue
    const role = code >> 1
    if (role === PAWN || role === ROOK || role === QUEEN) return 'yes'
    if (role !== KING) own++
  }
  return own === 0 ? 'no' : 'yes'
}

export function canMate(course: Course, color: Color): MateAnswer {
  return byMaterial(course.state.position, color)
}

export { refused }
