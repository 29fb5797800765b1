import { type Move, type PositionKey, positionKey, type StandingPosition } from '@jadoube/chess'

/**
 * A move that was made, and how the clocks stood then. The game is a list of these, the last one
 * first: a new move adds a node and copies nothing.
 */
export interface MovePly extends ClocksThen {
  readonly move: Move
}

interface ClocksThen {
  /** Milliseconds left on each clock; -1 where there is no clock. */
  readonly white: number
  readonly black: number
  readonly previous: Ply | null
}

/** What was taken over from the board as it stood: after an illegal move, or with pieces displaced. */
export interface TakenOver extends ClocksThen {
  readonly move: null
  /** The position that play continued from. */
  readonly fen: string
  /** Whether it stands for a ply. Pieces that were merely displaced do not. */
  readonly counts: boolean
}

export type Ply = MovePly | TakenOver

export const isTakenOver = (ply: Ply): ply is TakenOver => ply.move === null

/**
 * The positions since the last capture or pawn move, the last one first, each with how often it has
 * now occurred (Article 9.2). Earlier positions cannot occur again.
 */
export interface Occurrence {
  readonly key: PositionKey
  readonly times: number
  readonly previous: Occurrence | null
}

export function firstOccurrence(position: StandingPosition): Occurrence {
  return { key: positionKey(position), times: 1, previous: null }
}

/** The occurrences with one more position, reached by a move. */
export function nextOccurrence(before: Occurrence, position: StandingPosition): Occurrence {
  const key = positionKey(position)
  if (position.quiet === 0) return { key, times: 1, previous: null }
  // The same side has the move only in every other one.
  for (let earlier = before.previous; earlier !== null; ) {
    // The text is shared, so that a game that goes round in circles stays small.
    if (earlier.key === key) return { key: earlier.key, times: earlier.times + 1, previous: before }
    const between = earlier.previous
    if (between === null) break
    earlier = between.previous
  }
  return { key, times: 1, previous: before }
}

/** How often a position has occurred that a move would bring about, that time included. */
export function timesWith(before: Occurrence, position: StandingPosition): number {
  return nextOccurrence(before, position).times
}

/** The moves from the first to the last; for what walks the whole game anyway. */
export function inOrder(history: Ply | null): Ply[] {
  const plies: Ply[] = []
  for (let ply = history; ply !== null; ply = ply.previous) plies.push(ply)
  return plies.reverse()
}
