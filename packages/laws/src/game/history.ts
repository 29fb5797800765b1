import { type Move, type PositionKey, positionKey, type StandingPosition } from '@jadoube/chess'

/**
 * A move that was made, and the clock times then. The game is a linked list of these, the last one
 * first: a new move adds a node and copies nothing.
 */
export interface MovePly extends ClocksThen {
  readonly move: Move
}

interface ClocksThen {
  /** The milliseconds left on each clock; -1 without a clock. */
  readonly white: number
  readonly black: number
  readonly previous: Ply | null
}

/** A position taken over from the board: after an illegal move, or with pieces displaced. */
export interface TakenOver extends ClocksThen {
  readonly move: null
  /** The position from which play continued. */
  readonly fen: string
  /** Whether it counts as a ply. Displaced pieces do not. */
  readonly counts: boolean
}

/** One entry of the history: a move, or a position taken over. */
export type Ply = MovePly | TakenOver

/** Whether an entry is a position taken over from the board. */
export const isTakenOver = (ply: Ply): ply is TakenOver => ply.move === null

/**
 * The positions since the last capture or pawn move, the last one first, each with its number of
 * occurrences (Article 9.2). Earlier positions cannot occur again.
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
  // The same side is to move only in every other position.
  for (let earlier = before.previous; earlier !== null; ) {
    // The key is shared, so that a game with many repetitions stays small.
    if (earlier.key === key) return { key: earlier.key, times: earlier.times + 1, previous: before }
    const between = earlier.previous
    if (between === null) break
    earlier = between.previous
  }
  return { key, times: 1, previous: before }
}

/** How often a position will have occurred after a move that leads to it. */
export function timesWith(before: Occurrence, position: StandingPosition): number {
  return nextOccurrence(before, position).times
}

/** The history from the first move to the last, for code that needs the whole game. */
export function inOrder(history: Ply | null): Ply[] {
  const plies: Ply[] = []
  for (let ply = history; ply !== null; ply = ply.previous) plies.push(ply)
  return plies.reverse()
}
