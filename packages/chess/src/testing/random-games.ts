import fc from 'fast-check'
import { chess960Position } from '../chess960.js'
import { parsePosition, standardFen } from '../fen.js'
import type { Move } from '../move.js'
import { legalMoves, type Position, play } from '../position.js'

/** The position of a FEN in a test; throws if it is not valid. */
export function positionOf(fen: string): Position {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(`${fen}: ${position.error.reason}`)
  return position.value
}

export const startPosition = positionOf(standardFen)

/** Plays a random game and returns every position: each number picks one of the legal moves. */
export function playRandomly(start: Position, choices: readonly number[]): Position[] {
  const positions = [start]
  for (const choice of choices) {
    const position = positions[positions.length - 1]
    const moves = legalMoves(position)
    if (moves.length === 0) break
    positions.push(play(position, moves[choice % moves.length]))
  }
  return positions
}

const choices = (plies: number) =>
  fc.array(fc.nat(1000), { minLength: 1, maxLength: plies, size: 'max' })

/** A position reached from the standard start by legal moves. */
export const standardPositions: fc.Arbitrary<Position> = choices(120).map(
  picks => playRandomly(startPosition, picks).at(-1) ?? startPosition,
)

/** A position reached by legal moves from one of the 960 starts. */
const chess960Positions: fc.Arbitrary<Position> = fc
  .tuple(fc.nat(959), choices(120))
  .map(([number, picks]) => {
    const start = chess960Position(number)
    return playRandomly(start, picks).at(-1) ?? start
  })

export const anyPositions = fc.oneof(standardPositions, chess960Positions)

/** A position with one of its legal moves. Finished games are left out. */
export const positionsWithMove: fc.Arbitrary<readonly [Position, Move]> = fc
  .tuple(anyPositions, fc.nat(1000))
  .filter(([position]) => legalMoves(position).length > 0)
  .map(([position, pick]) => {
    const moves = legalMoves(position)
    return [position, moves[pick % moves.length]] as const
  })
