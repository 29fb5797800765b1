import { parseSquare, type Square } from '@jadoube/chess'
import type { GameEvent, RefusedLine } from '@jadoube/laws'

/** What must still be played, as a training table shows it. */
export interface Obliged {
  /** The pieces, one of which must be moved. */
  readonly from: readonly Square[]
  /** The squares to which they may move. */
  readonly to: readonly Square[]
}

export const nothingDue: Obliged = { from: [], to: [] }

/** Events that end the obligation. A new one that follows from them comes after them. */
const ends: ReadonlySet<string> = new Set<GameEvent['type']>([
  'move-made',
  'position-reinstated',
  'take-back-agreed',
  'game-concluded',
])

/** What must be played after these events. Null if none of them affects it. */
export function obligedBy(events: readonly (GameEvent | RefusedLine)[]): Obliged | null {
  const last = events.findLast(({ type }) => type === 'obligation' || ends.has(type))
  if (last === undefined) return null
  return last.type === 'obligation' ? obligedTo(last.moves) : nothingDue
}

/** The pieces and squares of the moves to choose from. */
export function obligedTo(
  moves: readonly { readonly from: string; readonly to: string }[],
): Obliged {
  const squares = (names: readonly string[]): readonly Square[] => [
    ...new Set(names.flatMap(name => parseSquare(name) ?? [])),
  ]
  return {
    from: squares(moves.map(({ from }) => from)),
    to: squares(moves.map(({ to }) => to)),
  }
}

/** What must be played after a whole record. Acts that do not affect it are skipped. */
export function obligedIn(acts: readonly (readonly GameEvent[])[]): Obliged {
  const told = acts.findLast(events => obligedBy(events) !== null)
  return (told && obligedBy(told)) ?? nothingDue
}
