import {
  type Color,
  fileOf,
  type Placement,
  type Role,
  rankOf,
  type Square,
  squareAt,
} from '@jadoube/chess'
import { latinFromCyrillic } from '@jadoube/laws'
import { neighbour } from './geometry.js'

/**
 * Maps the piece letters of the reader's notation (king, queen, rook, bishop, knight) to pieces. P
 * is a pawn.
 */
export type PieceLetters = Readonly<Record<string, Role>>

export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly shiftKey: boolean
  readonly altKey: boolean
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-7, 0],
  End: [7, 0],
}

/**
 * Returns the square that a key leads to, or null. Arrows step, a digit goes to that rank, Alt with
 * a to h goes to that file, and a capital piece letter goes to the next such piece. Small letters
 * are left to the page: P presses the clock and K reads it out.
 */
export function squareForKey(
  { key, code, shiftKey, altKey }: KeyPress,
  from: Square,
  placement: Placement,
  near: Color,
  letters: PieceLetters,
): Square | null {
  const step = arrows[key]
  if (step !== undefined) return neighbour(from, step[0], step[1], near)
  if (altKey) {
    const file = 'abcdefgh'.indexOf(code.replace('Key', '').toLowerCase())
    return file < 0 || !code.startsWith('Key') ? null : squareAt(file, rankOf(from))
  }
  if (/^[1-8]$/.test(key)) return squareAt(fileOf(from), Number(key) - 1)
  const role = shiftKey ? letters[key.toUpperCase()] : undefined
  return role === undefined ? null : nextPiece(from, placement, role)
}

/**
 * Finds the next square with a piece of that kind and either colour, from a1 to h8 and round again.
 */
function nextPiece(from: Square, placement: Placement, role: Role): Square | null {
  for (let ahead = 1; ahead <= 64; ahead++) {
    const square = ((from + ahead) % 64) as Square
    if (placement.at(square)?.role === role) return square
  }
  return null
}

const order: readonly Role[] = ['king', 'queen', 'rook', 'bishop', 'knight']

/** Builds the map from letters in the order above. A Serbian keyboard may use either alphabet. */
export function pieceLetters(letters: string): PieceLetters {
  const roles: Record<string, Role> = { P: 'pawn', П: 'pawn' }
  for (const spelling of [letters, latinFromCyrillic(letters)]) {
    for (const [index, role] of order.entries()) roles[spelling.charAt(index)] = role
  }
  return roles
}
