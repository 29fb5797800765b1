import type { Gate } from '../gate.js'
import type { BoardId } from '../ids.js'
import { assertWritable } from '../log-entry.js'
import type { Snapshot, Snapshots } from '../store.js'

export class MemorySnapshots implements Snapshots {
  readonly #gate: Gate
  readonly #latest = new Map<BoardId, Snapshot>()

  constructor(gate: Gate) {
    this.#gate = gate
  }

  erase(board: BoardId): void {
    this.#latest.delete(board)
  }

  async save({ board, seq, body }: Snapshot): Promise<boolean> {
    this.#gate.pass()
    assertWritable(body)
    const before = this.#latest.get(board)
    if (before && before.seq >= seq) return false
    this.#latest.set(board, { board, seq, body })
    return true
  }

  async latest(board: BoardId): Promise<Snapshot | undefined> {
    this.#gate.pass()
    return this.#latest.get(board)
  }
}
