import { parseSquare, type Square } from '@jadoube/chess'
import type { GameEvent, RefusedLine } from '@jadoube/laws'

/** What must still be played, as a training table shows it. */
export interface Obliged {
  /** The pieces of which one must be moved. */
  readonly from: readonly Square[]
  /** The squares that they may go to or take on. */
  readonly to: readonly Square[]
}

export const nothingDue: Obliged = { from: [], to: [] }

/** With these the duty ends; one that follows from them is told after them. */
const ends: ReadonlySet<string> = new Set<GameEvent['type']>([
  'move-made',
  'position-reinstated',
  'take-back-agreed',
  'game-concluded',
])

/** What must be played as these events leave it; null where none of them says anything about it. */
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

/** The same of a whole record, act by act: what was refused or has nothing to do with it changes nothing. */
export function obligedIn(acts: readonly (readonly GameEvent[])[]): Obliged {
  const told = acts.findLast(events => obligedBy(events) !== null)
  return (told && obligedBy(told)) ?? nothingDue
}
