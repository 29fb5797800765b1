import type { SquareName } from '@jadoube/chess'
import type { PieceLetter } from '../sensor.js'

const centre: ReadonlySet<SquareName> = new Set<SquareName>(['d4', 'd5', 'e4', 'e5'])
const lightSquares: ReadonlySet<SquareName> = new Set<SquareName>(['e4', 'd5'])

export const isCentral = (square: SquareName): boolean => centre.has(square)

export interface KingsSignal {
  readonly squares: readonly SquareName[]
  readonly suggests: '1-0' | '0-1' | '1/2-1/2'
}

/**
 * Both kings in the centre, a custom on electronic boards: on light squares White has won, on dark
 * squares Black, on one of each it is a draw. All central squares are too close to each other for
 * this to be a position of a game.
 */
export function kingsSignal(letters: ReadonlyMap<SquareName, PieceLetter>): KingsSignal | null {
  const squares = [...letters].flatMap(([square, letter]) =>
    letter.toLowerCase() === 'k' ? [square] : [],
  )
  if (squares.length !== 2 || !squares.every(isCentral)) return null
  const light = squares.filter(square => lightSquares.has(square)).length
  return { squares, suggests: light === 2 ? '1-0' : light === 0 ? '0-1' : '1/2-1/2' }
}
