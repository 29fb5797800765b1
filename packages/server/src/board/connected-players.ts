import type { Role } from '@jadoube/protocol'
import type { Attendance, BoardId, Side } from '../store/index.js'

/** The player that a seat belongs to. */
function sideOf(role: Role): Side | null {
  if (role === 'white' || role === 'white-assistant') return 'white'
  return role === 'black' || role === 'black-assistant' ? 'black' : null
}

/** Which players of a board this process can receive acts from. */
export class ConnectedPlayers {
  readonly #board: BoardId
  readonly #attendance: Attendance
  readonly #reportUnlessTransient: (error: unknown) => void
  readonly #counts: Record<Side, number> = { white: 0, black: 0 }
  /** A player who has acted over HTTP counts as attended here until the board is released. */
  readonly #overHttp = new Map<Side, Promise<() => void>>()

  constructor(
    board: BoardId,
    attendance: Attendance,
    reportUnlessTransient: (error: unknown) => void,
  ) {
    this.#board = board
    this.#attendance = attendance
    this.#reportUnlessTransient = reportUnlessTransient
  }

  has(side: Side): boolean {
    return this.#counts[side] > 0
  }

  get isAny(): boolean {
    return this.has('white') || this.has('black')
  }

  /**
   * Registers a connection through this seat, until the returned function is called. Other
   * processes know of it when this resolves.
   */
  async connect(role: Role): Promise<() => void> {
    const side = sideOf(role)
    if (side === null) return () => {}
    this.#counts[side]++
    // If it cannot be written now, it is written with the next heartbeat.
    if (this.#counts[side] === 1)
      await this.#attendance.attend(this.#board, side).catch(this.#reportUnlessTransient)
    let isHere = true
    return () => {
      if (!isHere) return
      isHere = false
      if (--this.#counts[side] === 0)
        this.#attendance.leave(this.#board, side).catch(this.#reportUnlessTransient)
    }
  }

  /** A player acts over HTTP: their next act may come to this process too. */
  actsOverHttp(role: Role): void {
    const side = sideOf(role)
    if (side !== null && !this.#overHttp.has(side)) this.#overHttp.set(side, this.connect(role))
  }

  /** The board is released, and with it the players who acted over HTTP. */
  release(): void {
    for (const connected of this.#overHttp.values()) void connected.then(disconnect => disconnect())
    this.#overHttp.clear()
  }
}
