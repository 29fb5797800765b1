import { type Color, makeFen } from '@jadoube/chess'
import {
  type ActReport,
  type Agreement,
  BoardInterpreter,
  type BoardMessage,
  type BoardReport,
  type InterpreterOptions,
} from '@jadoube/eboard'
import type { GameSink } from './game-sink.js'
import { askedText } from './words.js'

/** The status of a connected board. */
export interface BoardStatus {
  readonly agreement: Agreement
  readonly squares: readonly string[]
  readonly battery: number | null
  readonly serial: string | null
  /** The question that a person has to answer; null if nothing is open. */
  readonly asks: string | null
}

/** Connects one board to the game that is played on it. Nothing uncertain reaches the game. */
export class BoardBridge {
  readonly #board: BoardInterpreter
  readonly #sink: GameSink
  readonly #tell: (text: string) => void
  readonly #wantDump: () => void
  #battery: number | null = null
  #serial: string | null = null
  #asks: string | null = null

  constructor(
    sink: GameSink,
    options: InterpreterOptions & {
      readonly tell: (text: string) => void
      readonly wantDump?: () => void
    },
  ) {
    const { tell, wantDump, ...rest } = options
    const { settled } = sink
    if (settled === null) throw new Error('the game is not ready yet')
    this.#sink = sink
    this.#tell = tell
    this.#wantDump = wantDump ?? (() => undefined)
    this.#board = new BoardInterpreter(settled.position, rest)
    this.#board.follow(settled.isInPlay)
  }

  get nextCheck(): number | null {
    return this.#board.nextCheck
  }

  get status(): BoardStatus {
    return {
      agreement: this.#board.agreement,
      squares: this.#board.differences(),
      battery: this.#battery,
      serial: this.#serial,
      asks: this.#asks,
    }
  }

  receive(message: BoardMessage): void {
    if (message.kind === 'battery') this.#battery = message.percent
    if (message.kind === 'serial') this.#serial = message.serial
    this.#follow()
    this.#take(this.#board.receive(message))
  }

  advance(now: number): void {
    this.#follow()
    this.#take(this.#board.advance(now))
  }

  press(by: Color, at: number): void {
    this.#take(this.#board.press(by, at))
  }

  /**
   * The game may have continued without the board: a position was reinstated, or a move was made
   * elsewhere.
   */
  #follow(): void {
    const { settled } = this.#sink
    if (settled === null || this.#board.agreement === 'moving') return
    this.#board.agreeOn(settled.position)
    this.#board.follow(settled.isInPlay)
  }

  #take(reports: readonly BoardReport[]): void {
    for (const report of reports) {
      switch (report.kind) {
        case 'act':
          this.#act(report)
          break
        case 'ask':
          this.#asks = report.about
          this.#tell(askedText(report))
          break
        case 'want-dump':
          this.#wantDump()
          break
        case 'restored':
          if (this.#asks !== null) this.#tell('board and game agree again')
          this.#asks = null
          break
        // The next act shows the result of these.
        case 'rest':
        case 'put-back':
        case 'clock-stopped':
          break
        default:
          report satisfies never
      }
    }
  }

  #act({ at, by, act, confidence }: ActReport): void {
    // Once something is uncertain, everything after it is too: the physical board must show the
    // game's position first.
    if (confidence === 'high' && this.#asks !== 'uncertain') {
      this.#sink.perform(at, by, act)
      return
    }
    if (this.#asks !== 'uncertain')
      this.#tell(
        `not certain, so not passed on: ${by} ${JSON.stringify(act)}; set the board to ${this.#fen()}`,
      )
    this.#asks = 'uncertain'
    const { settled } = this.#sink
    if (settled !== null) this.#board.setPosition(settled.position)
  }

  #fen(): string {
    const { settled } = this.#sink
    return settled === null ? 'the position of the game' : makeFen(settled.position)
  }
}
