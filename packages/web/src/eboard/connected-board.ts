import type { Color, Position, SquareName } from '@jadoube/chess'
import {
  type ActReport,
  type Agreement,
  type Ask,
  BoardInterpreter,
  type BoardMessage,
  type BoardReport,
  type PieceLetter,
  type Sensed,
} from '@jadoube/eboard'
import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { electronicBoard } from '../game/electronic-board.js'
import { type BoardConnection, type BoardOption, openConnection } from './board-connections.js'

/** A game as an electronic board needs it, local or remote. */
export interface ConnectedGame {
  /** The players whose hands are on the board: both at a table, one on a player's own board. */
  readonly sides: readonly Color[]
  /** The position while no move is in progress, otherwise null. */
  readonly settled: ReadonlySignal<{
    readonly position: Position
    readonly isInPlay: boolean
  } | null>
  readonly perform: (by: Color, act: Readonly<Record<string, unknown>>) => void
  /** Who has said "J'adoube" and will adjust the next piece they touch. */
  readonly adjusting: () => Color | null
  /** The squares that the lights may show. Empty if such help is not given. */
  readonly lit: ReadonlySignal<ReadonlySet<string>>
}

/** What the board senses, compared with the game. */
export interface Picture {
  readonly sensed: readonly Sensed[]
  readonly differences: readonly SquareName[]
  readonly agreement: Agreement
  readonly wanted: (square: SquareName) => PieceLetter | null
}

export type BoardConnectionState = 'none' | 'choosing' | 'open' | 'lost'

/** A board connected to a game. Nothing uncertain reaches the game without a question. */
export class ConnectedBoard {
  readonly state = signal<BoardConnectionState>('none')
  readonly name = signal('')
  readonly battery = signal<number | null>(null)
  readonly learning = signal<{ readonly scans: number; readonly of: number } | null>(null)
  readonly picture = signal<Picture | null>(null)
  readonly ask = signal<Ask | null>(null)
  /**
   * A touched piece is back on its square. The player may say that it was adjusted or touched by
   * accident.
   */
  readonly putBack = signal<{ readonly by: Color; readonly square: SquareName } | null>(null)
  /** Uncertain acts, and the acts that followed them. */
  readonly uncertain = signal<readonly ActReport[]>([])
  readonly #game: ConnectedGame
  /** The last touched piece, unless it was adjusted. */
  #touched: SquareName | null = null
  #connection: BoardConnection | null = null
  #board: BoardInterpreter | null = null
  #timer: ReturnType<typeof setTimeout> | null = null
  #stop: (() => void) | null = null

  constructor(game: ConnectedGame) {
    this.#game = game
  }

  async connect(offer: BoardOption): Promise<void> {
    this.disconnect()
    this.state.value = 'choosing'
    const { settled } = this.#game
    const start = settled.peek()
    if (start === null) throw new DOMException('a move is under way', 'InvalidStateError')
    this.#board = new BoardInterpreter(start.position)
    this.#board.follow(start.isInPlay)
    const early: BoardMessage[] = []
    try {
      this.#connection = await openConnection(offer, {
        receive: message =>
          this.#connection === null ? early.push(message) : this.#receive(message),
        closed: () => this.#onLost(),
      })
    } catch (fault) {
      this.#board = null
      this.state.value = 'none'
      throw fault
    }
    this.name.value = this.#connection.name
    this.state.value = 'open'
    electronicBoard.press = by => this.press(by)
    for (const message of early) this.#receive(message)
    const stopFollowing = effect(() => this.#follow())
    const stopLights = effect(() => this.#connection?.light?.(this.#game.lit.value))
    this.#stop = () => {
      stopFollowing()
      stopLights()
    }
  }

  disconnect(): void {
    this.#stop?.()
    this.#stop = null
    if (this.#timer !== null) clearTimeout(this.#timer)
    const line = this.#connection
    this.#connection = null
    if (line !== null) electronicBoard.press = null
    line?.light?.(new Set())
    line?.close()
    this.#board = null
    this.picture.value = null
    this.ask.value = null
    this.putBack.value = null
    this.uncertain.value = []
    this.state.value = 'none'
  }

  /** The clock is pressed on this device, so everything on the board has been released. */
  press(by: Color): void {
    if (this.#board !== null) this.#handleReports(this.#board.press(by, performance.now()))
  }

  /** The players whose hands are on this board. */
  get sides(): readonly Color[] {
    return this.#game.sides
  }

  /** Performs what a person answers when the board cannot tell. */
  answer(acts: readonly { readonly by: Color; readonly act: Record<string, unknown> }[]): void {
    this.ask.value = null
    for (const { by, act } of acts) this.#game.perform(by, act)
  }

  promote(square: SquareName, piece: PieceLetter): void {
    this.ask.value = null
    if (this.#board !== null)
      this.#handleReports(this.#board.promote(square, piece, performance.now()))
  }

  /**
   * The piece was released there. If the move was already reported without that, only the arbiter
   * can judge it.
   */
  reportReleased(square: SquareName, why: string): void {
    this.ask.value = null
    const board = this.#board
    if (board === null || board.wasReleased(square)) return
    this.#game.perform(board.turn, { act: 'summon-arbiter', why })
  }

  /** The touch was not deliberate. The arbiter judges it, or without one, the regulations. */
  reportAccidentalTouch(): void {
    const touch = this.putBack.value
    this.putBack.value = null
    if (touch === null) return
    this.#game.perform(touch.by, { act: 'touch', square: touch.square, accident: true })
  }

  /** The uncertain acts happened as sensed. */
  confirm(): void {
    const acts = this.uncertain.value
    this.uncertain.value = []
    for (const { by, act } of acts) this.#perform(by, act)
  }

  /** The uncertain acts did not happen. The board must be set to the position of the game. */
  discard(): void {
    this.uncertain.value = []
    const stands = this.#game.settled.peek()
    if (stands !== null) this.#board?.setPosition(stands.position)
    this.#updatePicture()
  }

  #onLost(): void {
    if (this.#connection === null) return
    this.disconnect()
    this.state.value = 'lost'
  }

  /** The game has continued without the board: a move made elsewhere, or a reinstated position. */
  #follow(): void {
    const stands = this.#game.settled.value
    const board = this.#board
    if (stands === null || board === null || this.uncertain.peek().length > 0) return
    if (board.agreement !== 'moving') board.agreeOn(stands.position)
    board.follow(stands.isInPlay)
    this.#updatePicture()
  }

  #receive(message: BoardMessage): void {
    if (message.kind === 'battery') this.battery.value = message.percent
    this.learning.value = message.kind === 'calibrating' ? message : null
    if (this.#board === null) return
    this.#handleReports(this.#board.receive(message))
  }

  #handleReports(reports: readonly BoardReport[]): void {
    for (const report of reports) {
      if (report.kind === 'act') this.#act(report)
      if (report.kind === 'ask') this.ask.value = report
      if (report.kind === 'put-back') this.#onPutBack(report)
      if (report.kind === 'want-dump') this.#connection?.requestDump()
      if (report.kind === 'restored') this.ask.value = null
    }
    this.#follow()
    this.#scheduleCheck()
  }

  #act(report: ActReport): void {
    // On a player's own board, the opponent's moves are only carried out.
    if (!this.#game.sides.includes(report.by)) return
    if (report.confidence === 'low' || this.uncertain.peek().length > 0)
      this.uncertain.value = [...this.uncertain.peek(), report]
    else this.#perform(report.by, report.act)
  }

  #onPutBack({ by, square }: Extract<BoardReport, { kind: 'put-back' }>): void {
    const wasReported = this.#touched === square && this.uncertain.peek().length === 0
    if (wasReported && this.#game.sides.includes(by)) this.putBack.value = { by, square }
  }

  #perform(by: Color, act: ActReport['act']): void {
    this.putBack.value = null
    this.#touched = null
    if (act.act === 'touch' && this.#game.adjusting() === by)
      this.#game.perform(by, { act: 'adjust', squares: [act.square] })
    else {
      if (act.act === 'touch') this.#touched = act.square
      this.#game.perform(by, { ...act })
    }
  }

  #scheduleCheck(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    const next = this.#board?.nextCheck ?? null
    if (next === null) return
    this.#timer = setTimeout(
      () => {
        if (this.#board !== null) this.#handleReports(this.#board.advance(performance.now()))
      },
      Math.max(1, next - performance.now()),
    )
  }

  #updatePicture(): void {
    const board = this.#board
    if (board === null) return
    this.picture.value = {
      sensed: board.sensed,
      differences: board.differences(),
      agreement: board.agreement,
      wanted: square => board.wantedAt(square),
    }
  }
}
