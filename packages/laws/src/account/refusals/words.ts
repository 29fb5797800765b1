import type { Cause, Lack } from '../../game/refusal-details.js'

/** What one language says of the details of a refusal, after a colon. */
export interface RefusalWords {
  /** What must still be said. */
  readonly lacks: Readonly<Record<Lack, string>>
  readonly causes: Readonly<Record<Cause, string>>
  /** What was observed or told, where no claim has that name. */
  readonly things: Readonly<Record<Thing, string>>
  /** It was possible until each player had made this many moves, three or ten. */
  readonly tooLate: (moves: number) => string
  /** The field of a record that cannot be read. */
  readonly field: string
}

export const things = [
  'both-kings-in-check',
  'pawn-on-last-rank',
  'dead-position',
  'out-of-turn',
  'move-count',
  'opponent-has-moved',
  'clock-not-pressed',
  'times',
] as const
export type Thing = (typeof things)[number]

export const isThing = (what: string): what is Thing => things.some(each => each === what)
