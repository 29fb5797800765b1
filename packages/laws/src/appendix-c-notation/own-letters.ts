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
 * C.2, C.3: a move as a player wrote it, in the letters of their scoresheet. A sheet has one language: S is a
 * knight to one player and a bishop to the other, and no letter is guessed from another language. Of an
 * entry with more than one move it is the last.
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
