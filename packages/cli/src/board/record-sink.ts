import { type Color, toPosition } from '@jadoube/chess'
import type { SensedAct } from '@jadoube/eboard'
import { RecordRuler } from '@jadoube/laws'
import { BadInput } from '../command.js'
import type { GameSink } from './game-sink.js'

/** A record on this machine: each act is a line, and the Laws rule on it as it comes. */
export class RecordSink implements GameSink {
  readonly #ruler = new RecordRuler()
  readonly #write: (line: string) => void
  readonly #refused: (text: string) => void
  #last = 0
  #hasStarted = false

  constructor(
    header: object,
    write: (line: string) => void,
    refused: (text: string) => void = () => undefined,
  ) {
    this.#write = write
    this.#refused = refused
    const text = JSON.stringify(header)
    const taken = this.#ruler.take(text)
    if (!taken.ok) throw new BadInput(taken.error.code, taken.error.reason)
    write(text)
  }

  get settled(): GameSink['settled'] {
    const { state } = this.#ruler
    if (state === null) return null
    const { position, status, board, hand } = state
    // While a move is in progress, the physical board is ahead of the position.
    if (hand !== null || (board !== null && status === 'in-play')) return null
    // After an illegal move that stands, there may be no position from which a board can be
    // followed.
    const followed = toPosition(position)
    if (followed === undefined) return null
    const isInPlay = status === 'in-play' || status === 'awaiting-start'
    return { position: followed, isInPlay }
  }

  perform(at: number, by: Color, act: SensedAct): void {
    // The first touch starts the game if nobody has started it.
    if (!this.#hasStarted) this.#line(at, { by: 'arbiter', act: 'start' })
    this.#hasStarted = true
    this.#line(at, { by, ...act })
  }

  #line(at: number, act: object): void {
    this.#last = Math.max(this.#last, Math.round(at))
    const text = JSON.stringify({ at: this.#last, ...act })
    this.#write(text)
    const ruled = this.#ruler.take(text)
    if (!ruled.ok) throw new BadInput(ruled.error.code, ruled.error.reason)
    for (const each of ruled.value?.outcome ?? [])
      if (each.type === 'refused') this.#refused(`${each.code}: ${text}`)
  }

  async close(): Promise<void> {}
}
