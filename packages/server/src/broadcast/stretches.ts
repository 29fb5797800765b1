import {
  makeClockComment,
  type PgnMove,
  Position,
  type StandingPosition,
  sanAsMade,
} from '@jadoube/chess'
import { type GameState, inOrder, isTakenOver, type Ply, type TakenOver } from '@jadoube/laws'
import { playLegal, takenOver, timeAfterMove } from '@jadoube/laws/internals'
import type { ViewSource } from '../view/board-view.js'

type GameSeen = Pick<ViewSource['game'], 'state' | 'looks'>

/** A part of a game that every PGN reader can replay. */
export interface Stretch {
  readonly start: StandingPosition
  readonly moves: readonly PgnMove[]
  /** The illegal move that ended it; null for the last stretch. */
  readonly endedBy: { readonly number: number; readonly color: 'white' | 'black' } | null
}

/**
 * The game as the board shows it while nobody may be told that a move was illegal (7.5, 12.2); null
 * once everybody may know. A file that left out such a move would reveal it.
 */
export function shownGame({ state, looks }: GameSeen): GameState | null {
  const isOpen = state.irregularities.length > 0 || (state.hand?.illegal ?? null) !== null
  return isOpen && state.status !== 'concluded' ? (looks?.state ?? null) : null
}

/**
 * The game from which the times after moves are read, with its history in order: as everybody saw
 * it, because the history of the game itself has no time for an illegal move.
 */
export function timedGame({ state, looks }: GameSeen): {
  readonly timed: GameState
  readonly timedPlies: readonly Ply[]
} {
  const plies = inOrder(state.history)
  const seen = looks === null ? plies : inOrder(looks.state.history)
  return looks !== null && seen.length >= plies.length
    ? { timed: looks.state, timedPlies: seen }
    : { timed: state, timedPlies: plies }
}

/**
 * The illegal moves that stood, by their place in the history. While another one is open, those
 * that everybody has been told of stay told, and no others are: both would reveal it.
 */
export function stoodIn(
  { history, irregularities }: GameState,
  shown: GameState | null,
): ReadonlyMap<number, TakenOver> {
  const open = new Set(shown === null ? [] : irregularities.map(({ ply }) => ply))
  const stood = new Map<number, TakenOver>()
  let made = 0
  for (const [index, ply] of inOrder(history).entries()) {
    if (isTakenOver(ply) && !open.has(made)) stood.set(index, ply)
    if (!isTakenOver(ply) || ply.counts) made++
  }
  return stood
}

/**
 * Splits the moves of a game into stretches. Lichess, python-chess and chessops stop at an illegal
 * move and drop what follows. So a game is written up to an illegal move that stood, and the rest
 * is a separate game from the position on the board. A position that no reader accepts, such as one
 * with both kings in check, is skipped. An illegal move that is still open is written as it looks,
 * and readers stop before it.
 */
export function stretchesOf(game: GameSeen): Stretch[] {
  const { state } = game
  const shown = shownGame(game)
  const stood = stoodIn(state, shown)
  const stretches: Stretch[] = []
  let { position } = state.opening
  let start = position
  let moves: PgnMove[] = []
  let isReadable = true
  const seen = shown ?? state
  const plies = inOrder(seen.history)
  const { timed, timedPlies } = timedGame(game)
  for (const [index, ply] of plies.entries()) {
    const stands = stood.get(index)
    if (stands !== undefined) {
      const endedBy = { number: position.moveNumber, color: position.turn }
      if (isReadable) stretches.push({ start, moves, endedBy })
      position = takenOver(stands.fen, position)
      start = position
      moves = []
      isReadable = isPosition(position)
      continue
    }
    if (isTakenOver(ply)) {
      // Something that nobody was told of yet and that is not a move: the game continues from what
      // stands on the board.
      position = takenOver(ply.fen, position)
      continue
    }
    const left = timeAfterMove(timed, timedPlies, index, position.turn)
    const text = shown === null ? null : sanAsMade(position, ply.move)
    position = playLegal(position, ply.move)
    if (isReadable) moves.push(writtenMove(ply.move, text, left))
    else {
      start = position
      isReadable = isPosition(position)
    }
  }
  if (isReadable) stretches.push({ start, moves, endedBy: null })
  return stretches
}

const isPosition = (position: StandingPosition): boolean => Position.from(position.toSetup()).ok

/**
 * The move with its clock in whole seconds, as every reader expects. A move that may be illegal is
 * given as text.
 */
const writtenMove = (move: PgnMove['move'], text: string | null, left: number): PgnMove => ({
  text: text ?? '',
  move: text === null ? move : undefined,
  nags: [],
  comments: left < 0 ? [] : [makeClockComment('clk', Math.floor(left / 1000) * 1000)],
  variations: [],
})
