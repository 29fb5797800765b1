import type { Color, Position } from '@jadoube/chess'
import type { SensedAct } from '@jadoube/eboard'

/** The game that a board is connected to: a record on this machine, or seats at a server. */
export interface GameSink {
  /** Does it. What comes of it is told through `stands`. */
  perform(at: number, by: Color, act: SensedAct): void
  /** Where the game stands when nobody has a hand on a piece; null while an answer is awaited. */
  readonly stands: { readonly position: Position; readonly isInPlay: boolean } | null
  close(): Promise<void>
}
