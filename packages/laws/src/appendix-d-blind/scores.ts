import { type Color, type MoveCode, moveCode, parseSan, playCode } from '@jadoube/chess'
import { lettersOn } from '../appendix-c-notation/own-letters.js'
import { movesOnSheet, type SheetMove } from '../appendix-c-notation/sheet-moves.js'
import { inOrder } from '../game/history.js'
import type { GameState } from '../game/state.js'

/** What the two scoresheets say of the game (D.2.9). */
export interface Scores {
  /** How many moves each has. */
  readonly written: Readonly<Record<Color, number>>
  /** The moves on which they agree, from the first. */
  readonly common: readonly MoveCode[]
  /** What the longer one goes on with, where they do not differ. */
  readonly line: readonly MoveCode[]
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
  while (agree < least && white[agree] === black[agree] && white[agree]! >= 0) agree++
  const common = white.slice(0, agree)
  const longer = white.length >= black.length ? white : black
  const line = longer.slice(0, longer.findIndex(code => code < 0) >>> 0)
  const differ = agree < least
  // He may answer a move before he writes it down (8.1.3).
  const far = least >= state.ply - 2 && line.length >= state.ply - 1 && least > 0
  return {
    written: { white: white.length, black: black.length },
    common,
    line,
    differ,
    correspond: !differ && far,
  }
}

/** The moves of a scoresheet, one after the other; -1 from the first that is none. */
function lineOf(state: GameState, color: Color): readonly MoveCode[] {
  const language = lettersOn(state, color)
  let { position } = state.opening
  let lost = false
  return countingMoves(state, color).map(({ text, inEnglish }) => {
    const read = lost ? undefined : parseSan(position, text, inEnglish ? 'en' : language)
    if (read?.ok !== true) {
      lost = true
      return -1
    }
    const code = moveCode(read.value)
    position = playCode(position, code)
    return code
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
export function partingFrom(state: GameState, line: readonly MoveCode[]): number | undefined {
  const played = inOrder(state.history).map(({ code }) => code)
  const parting = line.findIndex((code, ply) => played[ply] !== code)
  return parting < 0 ? undefined : parting
}
