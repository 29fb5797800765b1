import { Position, parseFen, type StandingPosition, standingPosition } from '@jadoube/chess'
import { firstOccurrence, inOrder, isTakenOver, nextOccurrence, type Ply } from './history.js'
import { playLegal } from './legal-moves.js'
import { positionOn } from './standing.js'
import type { GameState, Moment } from './state.js'

/** The current moment of the game, for going back to it. */
function momentOf(state: GameState): Moment {
  const { ply, position, turn, history, occurrences } = state
  return { ply, position, turn, history, occurrences }
}

/**
 * Whether an entry of the history counts as a ply. A position taken over for a ply counts like a
 * move.
 */
const countsAsPly = (ply: Ply): boolean => !isTakenOver(ply) || ply.counts

/**
 * The game after this many plies; undefined if there were not as many. It is recomputed from the
 * start, which is fast and rarely needed.
 */
export function momentAt(state: GameState, ply: number): Moment | undefined {
  if (ply === state.ply) return momentOf(state)
  if (!(ply >= 0 && ply < state.ply)) return undefined
  return replayTo(state, ply, historyAt(state, ply))
}

function historyAt(state: GameState, ply: number): Ply | null {
  let { history } = state
  for (let left = state.ply - ply; left > 0 && history !== null; history = history.previous) {
    if (countsAsPly(history)) left--
  }
  return history
}

/** Like {@link momentAt}, but before play continued from misplaced pieces after that ply. */
export function momentBeforeTakeOver(state: GameState, ply: number): Moment | undefined {
  if (!(ply >= 0 && ply <= state.ply)) return undefined
  let history = historyAt(state, ply)
  while (history !== null && !countsAsPly(history)) history = history.previous
  return replayTo(state, ply, history)
}

/** Replays the game from the start, up to this entry of the history. */
function replayTo(state: GameState, ply: number, history: Ply | null): Moment {
  let { position } = state.opening
  let occurrences = firstOccurrence(position)
  for (const each of inOrder(history)) {
    position = isTakenOver(each) ? takenOver(each.fen, position) : playLegal(position, each.move)
    occurrences = nextOccurrence(occurrences, position)
  }
  return { ply, position, turn: position.turn, history, occurrences }
}

/**
 * Reads a position from its FEN, even if no legal game reaches it. `from` is the position before
 * it, and the result if the FEN cannot be read.
 */
export function takenOver(fen: string, from: StandingPosition): StandingPosition {
  const setup = parseFen(fen)
  if (!setup.ok) return from
  const position = Position.from(setup.value)
  if (position.ok) return position.value
  const { placement, turn, quiet } = setup.value
  const onBoard = positionOn(placement, turn, from)
  return (onBoard && standingPosition({ ...onBoard.toSetup(), quiet })) ?? from
}
