import type { Gate } from '../gate.js'
import type { Heartbeats, Outage } from '../store.js'

export class MemoryHeartbeats implements Heartbeats {
  readonly #gate: Gate
  readonly #outages: Outage[] = []
  #last: number | undefined

  constructor(gate: Gate) {
    this.#gate = gate
  }

  async beat(at: number, tolerance: number): Promise<Outage | undefined> {
    this.#gate.pass()
    const last = this.#last
    if (last !== undefined && at - last > tolerance) this.#outages.push({ from: last, until: at })
    this.#last = Math.max(at, last ?? at)
    return this.#outages.at(-1)
  }

  async last(): Promise<number | undefined> {
    this.#gate.pass()
    return this.#last
  }

  async outagesAfter(instant: number): Promise<readonly Outage[]> {
    this.#gate.pass()
    return this.#outages.filter(({ until }) => until > instant)
  }
}
