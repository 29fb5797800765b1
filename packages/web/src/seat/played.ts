import { makeSan, type Position, parseSan, play, type Square } from '@jadoube/chess'
import type { BoardView } from '@jadoube/protocol'
import type { Language } from '../i18n/language.js'
import type { WrittenPly } from '../table/written.js'
import { standIn } from './stand-in.js'

export interface Played {
  readonly moves: readonly WrittenPly[]
  /** The squares of the last move. */
  readonly last: readonly Square[]
}

/** Up to where the game was written last, and in which language: a new move is written onto it. */
interface Known extends Played {
  readonly opening: Position
  readonly language: Language
  readonly sans: readonly string[]
  readonly position: Position
}

let known: Known | null = null

function knownOf(opening: Position, language: Language, sans: readonly string[]): Known {
  const goesOn =
    known?.opening === opening &&
    known.language === language &&
    known.sans.length <= sans.length &&
    known.sans.every((san, index) => san === sans[index])
  if (goesOn && known !== null) return known
  return { opening, language, sans: [], position: opening, moves: [], last: [] }
}

/** The moves of the game in the reader's notation, where this seat may have them written. */
export function playedMoves(view: BoardView, language: Language): Played {
  const opening = standIn(view)?.state.opening.position
  if (opening === undefined) return { moves: [], last: [] }
  const sans = (view.moves ?? []).map(({ san }) => san)
  const before = knownOf(opening, language, sans)
  const moves = [...before.moves]
  let { position, last } = before
  for (const san of sans.slice(before.sans.length)) {
    const read = parseSan(position, san)
    if (!read.ok) return { moves, last }
    const { turn: color, moveNumber: number } = position
    moves.push({ color, number, text: makeSan(position, read.value, language) })
    last = [read.value.from, read.value.kind === 'castling' ? read.value.rook : read.value.to]
    position = play(position, read.value)
  }
  known = { opening, language, sans, position, moves, last }
  return known
}
