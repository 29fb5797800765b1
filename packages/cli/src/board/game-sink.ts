import type { Color, Position } from '@jadoube/chess'
import type { SensedAct } from '@jadoube/eboard'

/** The game that a board is connected to: a record on this machine, or seats at a server. */
export interface GameSink {
  /** Performs an act. `settled` shows the result. */
  perform(at: number, by: Color, act: SensedAct): void
  /** The state of the game when nobody is handling a piece; null while an answer is awaited. */
  readonly settled: { readonly position: Position; readonly isInPlay: boolean } | null
  close(): Promise<void>
}
