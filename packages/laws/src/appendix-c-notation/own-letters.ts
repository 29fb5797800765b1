import {
  type Attempt,
  type Color,
  type Move,
  parseSan,
  type SanError,
  type StandingPosition,
} from '@jadoube/chess'
import type { GameState } from '../game/state.js'
import { lettersOn, withoutNumber } from './sheet-languages.js'
import { movesOfEntry } from './sheet-moves.js'

/**
 * Reads a move in the letters of the player's scoresheet (C.2, C.3). A sheet has one language: S is
 * a knight to one player and a bishop to the other, and letters are never guessed from another
 * language. If an entry has more than one move, the last one counts.
 */
export function readInOwnLetters(
  state: GameState,
  by: Color,
  position: StandingPosition,
  text: string,
): Attempt<Move, SanError> {
  const letters = lettersOn(state, by)
  const read = parseSan(position, withoutNumber(text), letters)
  if (read.ok || read.error.code !== 'san-syntax') return read
  const last = movesOfEntry(text).at(-1)
  return last === undefined ? read : parseSan(position, last.text, last.inEnglish ? 'en' : letters)
}
