import { type Color, type StandingPosition, sanAsMade } from '@jadoube/chess'
import { type GameState, inOrder, isTakenOver, type Ply } from '@jadoube/laws'
import { playLegal, takenOver } from '@jadoube/laws/internals'
import type { Language } from '../i18n/language.js'

export interface WrittenPly {
  readonly color: Color
  readonly number: number
  readonly text: string
}

interface CachedMoves {
  readonly language: Language
  readonly position: StandingPosition
  readonly moves: readonly WrittenPly[]
}

/**
 * The moves written up to each ply. A game only grows, so a new move is appended to the cached
 * list.
 */
const cache = new WeakMap<Ply, CachedMoves>()

/** Writes the moves of the game in the notation of a language. */
export function writtenMoves(state: GameState, language: Language): readonly WrittenPly[] {
  const unwritten: Ply[] = []
  let before: CachedMoves = { language, position: state.opening.position, moves: [] }
  for (let ply = state.history; ply !== null; ply = ply.previous) {
    const cached = cache.get(ply)
    if (cached?.language === language) {
      before = cached
      break
    }
    unwritten.push(ply)
  }
  for (const ply of unwritten.reverse()) {
    before = withPly(before, ply)
    cache.set(ply, before)
  }
  return before.moves
}

function withPly({ language, position, moves }: CachedMoves, ply: Ply): CachedMoves {
  const { turn: color, moveNumber: number } = position
  if (isTakenOver(ply)) {
    // A corrected position without a move is not written.
    const written = ply.counts ? [...moves, { color, number, text: '—' }] : moves
    return { language, position: takenOver(ply.fen, position), moves: written }
  }
  // Written as made: an illegal move is written like any other.
  const text = sanAsMade(position, ply.move, language)
  const written = [...moves, { color, number, text }]
  return { language, position: playLegal(position, ply.move), moves: written }
}

/** Returns every position of a game with the move that led to it. The first has no move. */
export function positionsOf(
  state: GameState,
  language: Language,
): readonly { readonly name: string; readonly position: StandingPosition }[] {
  let { position } = state.opening
  const written = writtenMoves(state, language)
  const positions = [{ name: '', position }]
  for (const ply of inOrder(state.history)) {
    if (isTakenOver(ply)) {
      position = takenOver(ply.fen, position)
      if (!ply.counts) continue
    } else position = playLegal(position, ply.move)
    const move = written[positions.length - 1]
    const number = `${move?.number}${move?.color === 'white' ? '.' : '…'}`
    positions.push({ name: `${number} ${move?.text}`, position })
  }
  return positions
}
