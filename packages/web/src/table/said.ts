import { displayTime, type Instant, timeLeft } from '@jadoube/clock'
import type { GameState } from '@jadoube/laws'
import { language, words } from '../i18n/language.js'
import { moment } from './game.js'
import { type Outcome, rulingsOf } from './rulings.js'
import { writtenMoves } from './written.js'

/** Puts a text into a live region; the same one twice is said twice. */
export function say(region: { value: string }, text: string): void {
  if (text === '') return
  region.value = region.value === text ? `${text}\u00a0` : text
}

/**
 * What has changed, in words that are complete in themselves: for a live region. The last move is as it
 * is written, where whoever listens may have it written for him.
 */
export function spoken(outcome: Outcome, lastWritten: string | undefined): string {
  const { board, frame, table } = words()
  const parts: string[] = []
  for (const event of outcome.events) {
    if (event.type === 'piece-touched') {
      const color = event.piece === event.piece.toUpperCase() ? 'white' : 'black'
      const role = roles[event.piece.toLowerCase()]
      if (role !== undefined) parts.push(board.touched(board.pieces[color][role], event.square))
    } else if (event.type === 'move-made') {
      const side = event.by === 'white' ? frame.white : frame.black
      const text = event.legal === false ? undefined : lastWritten
      parts.push(table.lastMove(side, text ?? `${event.from}–${event.to}`))
    }
  }
  parts.push(...rulingsOf(outcome).map(ruling => ruling.text))
  return parts.join(' ')
}

const roles: Readonly<Record<string, 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king'>> = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
}

export function lastMoveSaid(state: GameState): string {
  const { table, frame } = words()
  const last = writtenMoves(state, language.value).at(-1)
  if (last === undefined) return table.noMoves
  return table.lastMove(last.color === 'white' ? frame.white : frame.black, last.text)
}

export function clocksSaid(state: GameState): string {
  const { clock: t, table, frame } = words()
  const { clock } = state
  const side = state.turn === 'white' ? frame.white : frame.black
  if (clock === null) return table.hasTheMove(side)
  const left = (color: 'white' | 'black') =>
    displayTime(timeLeft(clock, color, moment.value as Instant))
  return `${t.says(left('white'), left('black'))} ${table.hasTheMove(side)}`
}
