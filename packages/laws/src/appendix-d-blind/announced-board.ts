import { type Placement, type Square, squares, transcribeAnnouncement } from '@jadoube/chess'
import { lettersOn } from '../appendix-c-notation/sheet-languages.js'
import { readingOf } from '../article-04-act-of-moving/board-reading.js'
import { castlingOn } from '../article-04-act-of-moving/castling-attempt.js'
import { type SpelledMove, spelledMove } from '../article-04-act-of-moving/read-written-move.js'
import { baseOf, boardOf } from '../game/standing.js'
import type { GameState } from '../game/state.js'

/**
 * D.2.3.3: whether the player who has the move has announced what stands on the board, although it
 * is no legal move, or only part of one. It is announced like any other, with its piece and square.
 */
export function isIllegalAnnounced(state: GameState): boolean {
  const text = state.blind?.impossible
  if (text === undefined) return false
  const { kind } = readingOf(state)
  if (kind === 'unchanged' || kind === 'made') return false
  const spoken = transcribeAnnouncement(text)
  const said =
    spoken === undefined
      ? spelledMove(text, lettersOn(state, state.turn))
      : spelledMove(spoken, 'en')
  if (said === null) return false
  const before = baseOf(state) ?? state.position.placement
  const board = boardOf(state)
  return 'side' in said ? isCastled(state, before, board, said.side) : isMoved(state, before, said)
}

/** Whether the king stands where castling to this side puts it. The rook may still be missing. */
function isCastled(state: GameState, before: Placement, board: Placement, side: 0 | 1): boolean {
  const meant = castlingOn(state.opening, before, state.turn, side)
  return meant !== null && board.at(meant.kingTo) === before.at(meant.king)
}

/** Whether such a piece has left a square of that file or rank, if named, and come to this one. */
function isMoved(state: GameState, before: Placement, said: SpelledMove): boolean {
  const board = boardOf(state)
  const { role, promotion, to } = said
  const come = board.at(to)
  if (come?.color !== state.turn || (come.role !== role && come.role !== promotion)) return false
  // It may have replaced a piece of its own kind. Then nothing has come to any other square.
  if (come === before.at(to) && squares.some(each => hasCome(before, board, each))) return false
  return squares.some(square => {
    const left = before.at(square)
    if (left?.color !== state.turn || left.role !== role || board.at(square) === left) return false
    return isNamed(square, said)
  })
}

const hasCome = (before: Placement, board: Placement, square: Square): boolean =>
  board.at(square) !== undefined && board.at(square) !== before.at(square)

const isNamed = (square: Square, { file, rank }: SpelledMove): boolean =>
  (file === '' || 'abcdefgh'[square & 7] === file) &&
  (rank === '' || rank === `${(square >> 3) + 1}`)
