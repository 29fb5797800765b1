import type { Color, Position, SquareName } from '@jadoube/chess'
import type { Ask, AskedAbout } from '../report.js'
import type { PieceLetter } from '../sensor.js'
import { lettersOf } from '../shown-position.js'
import { CertainGame } from './certain-game.js'
import { Hand } from './hand.js'
import type { HeldPiece, RestingPiece, UnexplainedPiece } from './held-piece.js'
import type { Successor } from './legal-handling.js'
import { asTrusted, ReportQueue } from './report-queue.js'

/**
 * What is known of board and hands at one moment. The files beside it handle one kind of action
 * each.
 */
export class HandlingState {
  readonly game: CertainGame
  readonly hand = new Hand()
  readonly reports = new ReportQueue()
  /** What stands on each square, as far as the sensors have settled. */
  letters: Map<SquareName, PieceLetter>
  /** The piece that was put down last. */
  resting: RestingPiece | null = null
  /** The legal move that stands on the board now, if any. */
  candidate: Successor | null = null
  /** Kings that were put in the centre, where they cannot legally go. */
  signals: readonly RestingPiece[] = []
  unexplained: readonly UnexplainedPiece[] = []
  /**
   * Something happened that is not play. Nothing more is read until the board shows the right
   * position again.
   */
  hasStopped = false

  constructor(position: Position) {
    this.game = new CertainGame(position)
    this.letters = lettersOf(position)
  }

  get turn(): Color {
    return this.game.turn
  }

  /**
   * Whether a move is in progress: pieces are in the hand, or were put down and not reported yet.
   */
  get isMoving(): boolean {
    return !this.hand.isEmpty || this.resting !== null || this.unexplained.length > 0
  }

  /** It is now clear in whose hand a piece is. */
  decide(held: HeldPiece, by: Color): void {
    if (!held.isUndecided) return
    held.isUndecided = false
    this.reports.act(by, { act: 'touch', square: held.from }, held.at, held.wasMissed)
  }

  /** Missed changes that end in a legal move count as that move. */
  trustMissed(): void {
    this.reports.trustMissed()
    if (this.resting !== null)
      this.resting = { ...this.resting, acts: this.resting.acts.map(asTrusted) }
  }

  /** A move was certainly made. */
  follow(move: Successor): void {
    this.game.follow(move)
    this.candidate = null
  }

  /** The board does not show what it should: nothing is read from it until it does. */
  stop(): void {
    this.hasStopped = true
    this.hand.empty()
    this.resting = null
    this.candidate = null
    this.signals = []
    this.unexplained = []
  }

  stopAndAsk(
    about: AskedAbout,
    at: number,
    squares: readonly SquareName[],
    suggests?: Ask['suggests'],
  ): void {
    this.stop()
    this.reports.ask(about, at, squares, suggests)
  }

  /** The board shows again what it should. */
  resume(): void {
    this.hasStopped = false
    this.letters = new Map(this.game.letters)
  }
}
