import { randomUUID } from 'node:crypto'
import type { Gate } from '../gate.js'
import type { BoardId } from '../ids.js'
import type { Alarms, ClaimedAlarm } from '../store.js'

interface Armed {
  readonly due: number
  /** When it can be claimed: when it is due, or when the lease of its claim ends. */
  readonly readyAt: number
  readonly ticket: string | null
}

export class MemoryAlarms implements Alarms {
  readonly #gate: Gate
  readonly #armed = new Map<BoardId, Armed>()

  constructor(gate: Gate) {
    this.#gate = gate
  }

  set(board: BoardId, due: number | null): void {
    if (due === null) this.#armed.delete(board)
    else this.#armed.set(board, { due, readyAt: due, ticket: null })
  }

  async arm(board: BoardId, due: number): Promise<void> {
    this.#gate.pass()
    this.set(board, due)
  }

  async disarm(board: BoardId): Promise<void> {
    this.#gate.pass()
    this.set(board, null)
  }

  async next(): Promise<number | undefined> {
    this.#gate.pass()
    let next: number | undefined
    for (const { readyAt } of this.#armed.values())
      if (next === undefined || readyAt < next) next = readyAt
    return next
  }

  async claim(now: number, lease: number, limit = 100): Promise<readonly ClaimedAlarm[]> {
    this.#gate.pass()
    const ready = [...this.#armed].filter(([, { readyAt }]) => readyAt <= now)
    ready.sort(([, a], [, b]) => a.due - b.due)
    return ready.slice(0, limit).map(([board, { due }]) => {
      const ticket = randomUUID()
      this.#armed.set(board, { due, readyAt: now + lease, ticket })
      return { board, due, ticket }
    })
  }

  async settle({ board, ticket }: ClaimedAlarm): Promise<boolean> {
    this.#gate.pass()
    return this.#armed.get(board)?.ticket === ticket && this.#armed.delete(board)
  }
}
