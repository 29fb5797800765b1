import { type Color, type Move, parseSan } from '@jadoube/chess'
import { lettersOn } from '../appendix-c-notation/sheet-languages.js'
import { movesOnSheet, type SheetMove } from '../appendix-c-notation/sheet-moves.js'
import { inOrder } from '../game/history.js'
import { playLegal } from '../game/legal-moves.js'
import type { GameState } from '../game/state.js'

/** What the two scoresheets say of the game (D.2.9). */
export interface Scores {
  /** How many moves each has. */
  readonly written: Readonly<Record<Color, number>>
  /** The moves on which they agree, from the first. */
  readonly common: readonly Move[]
  /** What the longer one goes on with, where they do not differ. */
  readonly line: readonly Move[]
  readonly differ: boolean
  /** They do not differ, and go far enough to show it. */
  readonly correspond: boolean
}

/** Holds the scoresheets against each other, not against the boards. */
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
  // They may answer a move before they write it down (8.1.3).
  const far = least >= state.ply - 2 && line.length >= state.ply - 1 && least > 0
  return {
    written: { white: white.length, black: black.length },
    common,
    line,
    differ,
    correspond: !differ && far,
  }
}

/** The moves before the first that is none. */
function legalPart(line: readonly (Move | null)[]): readonly Move[] {
  const legal: Move[] = []
  for (const move of line) {
    if (move === null) break
    legal.push(move)
  }
  return legal
}

/** The moves of a scoresheet, one after the other; null from the first that is none. */
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

/** What stands on the sheet, without what was retraced. */
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

/** Where the game as it was followed here first goes another way than this line; undefined where it does not. */
export function partingFrom(state: GameState, line: readonly Move[]): number | undefined {
  const played = inOrder(state.history).map(({ move }) => move)
  const parting = line.findIndex((move, ply) => played[ply] !== move)
  return parting < 0 ? undefined : parting
}
