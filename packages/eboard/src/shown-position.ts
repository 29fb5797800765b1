import {
  type Color,
  makeFen,
  makePieceLetter,
  Placement,
  Position,
  parsePieceLetter,
  parsePosition,
  parseSquare,
  type SquareName,
  squareNames,
} from '@jadoube/chess'
import type { PieceLetter } from './sensor.js'

/** The pieces of a position by square. */
export function lettersOf(position: Position): Map<SquareName, PieceLetter> {
  const letters = new Map<SquareName, PieceLetter>()
  for (const name of squareNames) {
    const piece = position.at(parseSquare(name)!)
    if (piece !== undefined) letters.set(name, makePieceLetter(piece))
  }
  return letters
}

/** The first field of the position's FEN. */
export const placementOf = (position: Position): string => makeFen(position).split(' ', 1)[0]!

/** The same for what the squares show. */
export function placementOfLetters(letters: ReadonlyMap<SquareName, PieceLetter>): string {
  let text = ''
  for (let rank = 7; rank >= 0; rank--) {
    let empty = 0
    for (let file = 0; file < 8; file++) {
      const letter = letters.get(squareNames[rank * 8 + file]!)
      if (letter === undefined) empty++
      else {
        text += (empty > 0 ? empty : '') + letter
        empty = 0
      }
    }
    text += (empty > 0 ? empty : '') + (rank > 0 ? '/' : '')
  }
  return text
}

/**
 * A position of which only the pieces and the turn are known, as a player's seat receives it:
 * enough to follow hands. Castling counts as possible if king and rook are on their original
 * squares.
 */
export function positionFromPlacement(placement: string, turn: Color): Position | null {
  const at = (square: string): string => {
    const rank = placement.split('/')[8 - Number(square[1])] ?? ''
    const squares = rank.replace(/\d/g, digit => '.'.repeat(Number(digit)))
    return squares[square.charCodeAt(0) - 97] ?? '.'
  }
  const rights = [
    at('e1') === 'K' && at('h1') === 'R' ? 'K' : '',
    at('e1') === 'K' && at('a1') === 'R' ? 'Q' : '',
    at('e8') === 'k' && at('h8') === 'r' ? 'k' : '',
    at('e8') === 'k' && at('a8') === 'r' ? 'q' : '',
  ].join('')
  const read = parsePosition(`${placement} ${turn[0]} ${rights || '-'} - 0 1`)
  return read.ok ? read.value : null
}

/** The position to continue from, if what stands on the board can be one. */
export function positionFromLetters(
  letters: ReadonlyMap<SquareName, PieceLetter>,
  turn: Color,
  before: Position,
): Position | null {
  const pieces = [...letters].map(
    ([name, letter]) => [parseSquare(name)!, parsePieceLetter(letter)!] as const,
  )
  const position = Position.from({
    ...before.toSetup(),
    placement: Placement.of(pieces),
    turn,
    castling: [],
    enPassant: undefined,
  })
  return position.ok ? position.value : null
}
