import { fallsDue, type Laws } from '@jadoube/laws'
import { type Role, seeClocks } from '@jadoube/protocol'
import type { BoardSettings } from '../game/board-settings.js'
import type { Game } from '../game/game.js'
import type { Attendance, BoardId, Side } from '../store/index.js'
import { wakeFor } from './due.js'

/** The player that a seat belongs to. */
function sideOf(role: Role): Side | null {
  if (role === 'white' || role === 'white-assistant') return 'white'
  return role === 'black' || role === 'black-assistant' ? 'black' : null
}

/** Whose flag would fall if something were decided now. */
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

/** Which players of a board this process can receive acts from. */
export class Attended {
  readonly #board: BoardId
  readonly #attendance: Attendance
  readonly #passOver: (error: unknown) => void
  readonly #counts: Record<Side, number> = { white: 0, black: 0 }
  /** A player who has acted over HTTP counts as attended here until the board is released. */
  readonly #acted = new Map<Side, Promise<() => void>>()

  constructor(board: BoardId, attendance: Attendance, passOver: (error: unknown) => void) {
    this.#board = board
    this.#attendance = attendance
    this.#passOver = passOver
  }

  has(side: Side): boolean {
    return this.#counts[side] > 0
  }

  get isAny(): boolean {
    return this.has('white') || this.has('black')
  }

  /**
   * Registers a connection through this seat, until the returned function is called. Other processes know of it
   * when this resolves.
   */
  async come(role: Role): Promise<() => void> {
    const side = sideOf(role)
    if (side === null) return () => {}
    this.#counts[side]++
    // If it cannot be written now, it is written with the next heartbeat.
    if (this.#counts[side] === 1)
      await this.#attendance.attend(this.#board, side).catch(this.#passOver)
    let isHere = true
    return () => {
      if (!isHere) return
      isHere = false
      if (--this.#counts[side] === 0)
        this.#attendance.leave(this.#board, side).catch(this.#passOver)
    }
  }

  /** A player acts over HTTP: their next act may come to this process too. */
  comeToAct(role: Role): void {
    const side = sideOf(role)
    if (side !== null && !this.#acted.has(side)) this.#acted.set(side, this.come(role))
  }

  /** The board is released, and with it the players who acted over HTTP. */
  letGo(): void {
    for (const came of this.#acted.values()) void came.then(go => go())
    this.#acted.clear()
  }
}
