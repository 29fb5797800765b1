import {
  makeClockComment,
  type PgnMove,
  Position,
  play,
  type StandingPosition,
} from '@jadoube/chess'
import { type GameState, inOrder, isTakenOver } from '@jadoube/laws'
import { takenOver } from '@jadoube/laws/internals'

/** A part of a game that every reader of PGN can replay. */
export interface Stretch {
  readonly start: StandingPosition
  readonly moves: readonly PgnMove[]
  /** The illegal move that ended it; null for the last stretch. */
  readonly endedBy: { readonly number: number; readonly color: 'white' | 'black' } | null
}

/**
 * The moves of a game in stretches. Lichess, python-chess and chessops stop at a move that is not legal and drop
 * what follows. So a game is written up to an illegal move that stood, and what follows is a game of its own, from
 * the position on the board. A position that no reader takes, such as one with both kings in check, is passed over.
 */
export function stretchesOf(state: GameState): Stretch[] {
  const stretches: Stretch[] = []
  let { position } = state.opening
  let start = position
  let moves: PgnMove[] = []
  let isReadable = true
  for (const ply of inOrder(state.history)) {
    if (isTakenOver(ply)) {
      const endedBy = { number: position.moveNumber, color: position.turn }
      if (isReadable) stretches.push({ start, moves, endedBy })
      position = takenOver(ply.fen, position)
      start = position
      moves = []
      isReadable = isPosition(position)
      continue
    }
    const left = position.turn === 'white' ? ply.white : ply.black
    position = play(position, ply.move)
    if (isReadable) moves.push(writtenMove(ply.move, left))
    else {
      start = position
      isReadable = isPosition(position)
    }
  }
  if (isReadable) stretches.push({ start, moves, endedBy: null })
  return stretches
}

const isPosition = (position: StandingPosition): boolean => Position.from(position.toSetup()).ok

/** With the clock after it in whole seconds, as every reader knows it. */
const writtenMove = (move: PgnMove['move'], left: number): PgnMove => ({
  text: '',
  move,
  nags: [],
  comments: left < 0 ? [] : [makeClockComment('clk', Math.floor(left / 1000) * 1000)],
  variations: [],
})
