import { makeSan, parseSan, play, type Square } from '@jadoube/chess'
import type { BoardView } from '@jadoube/protocol'
import type { Language } from '../i18n/language.js'
import type { WrittenPly } from '../table/written.js'
import { standIn } from './stand-in.js'

export interface Played {
  readonly moves: readonly WrittenPly[]
  /** The squares of the last move. */
  readonly last: readonly Square[]
}

/** The moves of the game in the reader's notation, where this seat may have them written. */
export function playedMoves(view: BoardView, language: Language): Played {
  const moves: WrittenPly[] = []
  let last: readonly Square[] = []
  let position = standIn(view)?.state.opening.position
  for (const { san } of view.moves ?? []) {
    if (position === undefined) break
    const read = parseSan(position, san)
    if (!read.ok) break
    const { turn: color, moveNumber: number } = position
    moves.push({ color, number, text: makeSan(position, read.value, language) })
    last = [read.value.from, read.value.kind === 'castling' ? read.value.rook : read.value.to]
    position = play(position, read.value)
  }
  return { moves, last }
}
