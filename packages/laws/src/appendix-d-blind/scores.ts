import { type Color, type Move, parseSan } from '@jadoube/chess'
import { lettersOn } from '../appendix-c-notation/sheet-languages.js'
import { movesOnSheet, type SheetMove } from '../appendix-c-notation/sheet-moves.js'
import { inOrder } from '../game/history.js'
import { playLegal } from '../game/legal-moves.js'
import type { GameState } from '../game/state.js'

/** The comparison of the two scoresheets (D.2.9). */
export interface Scores {
  /** The number of moves on each. */
  readonly written: Readonly<Record<Color, number>>
  /** The moves on which they agree, from the first. */
  readonly common: readonly Move[]
  /** The moves of the longer one, if they do not differ. */
  readonly line: readonly Move[]
  readonly differ: boolean
  /** Whether they agree, and are complete enough to show it. */
  readonly correspond: boolean
}

/** Compares the scoresheets with each other, not with the boards. */
export function compareScores(state: GameState): Scores {
  const white = lineOf(state, 'white')
  const black = lineOf(state, 'black')
  const least = Math.min(white.length, black.length)
  let agree = 0
  while (agree < least && white[agree] === black[agree] && white[agree] !== null) agree++
  const common = legalPart(white).slice(0, agree)
  const longer = white.length >= black.length ? white : black
  const line = legalPart(longer)
  const differ = agree < least
  // Players may reply to a move before they record it (8.1.3).
  const far = least >= state.ply - 2 && line.length >= state.ply - 1 && least > 0
  return {
    written: { white: white.length, black: black.length },
    common,
    line,
    differ,
    correspond: !differ && far,
  }
}

/** The moves before the first invalid one. */
function legalPart(line: readonly (Move | null)[]): readonly Move[] {
  const legal: Move[] = []
  for (const move of line) {
    if (move === null) break
    legal.push(move)
  }
  return legal
}

/** The moves of a scoresheet; null from the first invalid one on. */
function lineOf(state: GameState, color: Color): readonly (Move | null)[] {
  const language = lettersOn(state, color)
  let { position } = state.opening
  let lost = false
  return countingMoves(state, color).map(({ text, inEnglish }) => {
    const read = lost ? undefined : parseSan(position, text, inEnglish ? 'en' : language)
    if (read?.ok !== true) {
      lost = true
      return null
    }
    const move = read.value
    position = playLegal(position, move)
    return move
  })
}

/** The moves on the sheet, without those that were retraced. */
function countingMoves(state: GameState, color: Color): readonly SheetMove[] {
  const all = movesOnSheet(state[color].scoresheet)
  let counting: SheetMove[] = []
  let from = 0
  for (const { keep, written } of state.blind!.voided[color]) {
    counting = [...counting, ...all.slice(from, written)].slice(0, keep)
    from = written
  }
  return [...counting, ...all.slice(from)]
}

/** The first ply at which the recorded game differs from this line; undefined if it does not. */
export function firstDifferenceFrom(state: GameState, line: readonly Move[]): number | undefined {
  const played = inOrder(state.history).map(({ move }) => move)
  const parting = line.findIndex((move, ply) => played[ply] !== move)
  return parting < 0 ? undefined : parting
}
