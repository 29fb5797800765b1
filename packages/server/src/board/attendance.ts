import { fallsDue, type Laws } from '@jadoube/laws'
import { type Role, seeClocks } from '@jadoube/protocol'
import type { Attendance, BoardId, Side } from '../store/index.js'
import type { BoardSettings } from './board-settings.js'
import { wakeFor } from './due.js'
import type { Game } from './game.js'

/** The player who is heard through a seat. */
export function sideOf(role: Role): Side | null {
  if (role === 'white' || role === 'white-assistant') return 'white'
  return role === 'black' || role === 'black-assistant' ? 'black' : null
}

/** Whose flag would fall if anything were decided now. */
export function flagDue(
  { state }: Game,
  laws: Laws,
  settings: BoardSettings,
  now: number,
): Side | null {
  const isDue = fallsDue(state, laws).some(
    due => due.what === 'flag' && wakeFor(due, settings) <= now,
  )
  return isDue ? (seeClocks(state, state.at)?.running ?? null) : null
}

/** Which of a board's players are heard by this process. */
export class Attended {
  readonly #board: BoardId
  readonly #attendance: Attendance
  readonly #counts: Record<Side, number> = { white: 0, black: 0 }

  constructor(board: BoardId, attendance: Attendance) {
    this.#board = board
    this.#attendance = attendance
  }

  has(side: Side): boolean {
    return this.#counts[side] > 0
  }

  get isAny(): boolean {
    return this.has('white') || this.has('black')
  }

  /** A connection of this player, until the returned function is called. */
  async come(side: Side): Promise<() => Promise<void>> {
    this.#counts[side]++
    let isHere = true
    const go = async () => {
      if (!isHere) return
      isHere = false
      if (--this.#counts[side] === 0) await this.#attendance.leave(this.#board, side)
    }
    if (this.#counts[side] === 1) await this.#attendance.attend(this.#board, side)
    return go
  }
}
