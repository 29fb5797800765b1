import { needObject, needPieces } from './argument.js'
import type { Color } from './piece.js'
import { makePieceLetter, pieceCode } from './piece.js'
import type { Placement } from './placement.js'
import { squareAt } from './square.js'
import type { StandingPosition } from './standing-position.js'

/** Options for drawing a board as text. */
export interface TextBoard {
  /** The colour at the bottom, White by default. */
  readonly below?: Color
  /** Show ♔ instead of K. */
  readonly figurines?: boolean
  /** False leaves out the letters and numbers at the edge. */
  readonly edge?: boolean
}

const figurines = '..♙♟♘♞♗♝♖♜♕♛♔♚'

/**
 * Draws a board as plain text, one line per rank. An empty square is a dot.
 *
 * @example
 * textBoard(standardPosition()).split('\n')[0] // → '8  r n b q k b n r'
 */
export function textBoard(of: StandingPosition | Placement, options: TextBoard = {}): string {
  needPieces(of, 'textBoard')
  needObject(options, 'textBoard', 'options')
  const { below = 'white', figurines: figures = false, edge = true } = options
  const inOrder = [0, 1, 2, 3, 4, 5, 6, 7]
  const ranks = below === 'white' ? inOrder.toReversed() : inOrder
  const files = ranks.toReversed()
  const sign = (file: number, rank: number): string => {
    const piece = of.at(squareAt(file, rank))
    if (piece === undefined) return '.'
    return figures ? figurines[pieceCode(piece)] : makePieceLetter(piece)
  }
  const lines = ranks.map(rank => {
    const signs = files.map(file => sign(file, rank)).join(' ')
    return edge ? `${rank + 1}  ${signs}` : signs
  })
  if (edge) lines.push('', `   ${files.map(file => 'abcdefgh'[file]).join(' ')}`)
  return lines.join('\n')
}
