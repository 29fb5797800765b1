import {
  type Color,
  type Move,
  type NotationLanguage,
  parseSan,
  type StandingPosition,
} from '@jadoube/chess'
import { lettersOn } from '../appendix-c-notation/sheet-languages.js'
import { movesOnSheet, type SheetMove } from '../appendix-c-notation/sheet-moves.js'
import { inOrder, isTakenOver } from '../game/history.js'
import { playLegal } from '../game/legal-moves.js'
import { takenOver } from '../game/moment.js'
import type { GameState } from '../game/state.js'

/**
 * The entry of one scoresheet for a move that was played; null if the sheet does not go that far.
 */
export interface Entry {
  readonly written: string
  readonly agrees: boolean
}

/** A move for which not both scoresheets have what was played. */
export interface Disagreement {
  readonly ply: number
  readonly white: Entry | null
  readonly black: Entry | null
}

/**
 * Compares both scoresheets with the game, move by move, for the arbiter who must decide from them
 * (8.5, 8.6). It is never shown to the players: a scoresheet may help them only through what they
 * wrote.
 */
export function disagreements(
  state: GameState,
  languages: Readonly<Record<Color, NotationLanguage>> = {
    white: lettersOn(state, 'white'),
    black: lettersOn(state, 'black'),
  },
): readonly Disagreement[] {
  const white = movesOnSheet(state.white.scoresheet)
  const black = movesOnSheet(state.black.scoresheet)
  const found: Disagreement[] = []
  let { position } = state.opening
  let ply = 0
  for (const each of inOrder(state.history)) {
    if (isTakenOver(each)) {
      position = takenOver(each.fen, position)
      if (each.counts) ply++
      continue
    }
    const entry = (moves: readonly SheetMove[], color: Color): Entry | null =>
      entryAt(moves, ply, position, each.move, languages[color])
    const here = { ply: ply + 1, white: entry(white, 'white'), black: entry(black, 'black') }
    if (here.white?.agrees !== true || here.black?.agrees !== true) found.push(here)
    position = playLegal(position, each.move)
    ply++
  }
  return found
}

function entryAt(
  moves: readonly SheetMove[],
  index: number,
  position: StandingPosition,
  played: Move,
  language: NotationLanguage,
): Entry | null {
  const move = moves[index]
  if (move === undefined) return null
  const written = move.text
  const read = parseSan(position, written, move.inEnglish ? 'en' : language)
  return { written, agrees: read.ok && read.value === played }
}
