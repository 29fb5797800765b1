import {
  type Color,
  makeFen,
  makePieceLetter,
  Placement,
  Position,
  parsePieceLetter,
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

/** The first field of FEN. */
export const placementOf = (position: Position): string => makeFen(position).split(' ', 1)[0]!

/** The same of what the squares show. */
export function textOf(letters: ReadonlyMap<SquareName, PieceLetter>): string {
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

/** What stands there as a position to go on from, where it can be one. */
export function positionOf(
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
