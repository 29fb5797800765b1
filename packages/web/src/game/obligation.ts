import { parseSquare, type Square } from '@jadoube/chess'
import type { GameEvent, RefusedLine } from '@jadoube/laws'

/** What must still be played, as a training table shows it. */
export interface Obligation {
  /** The pieces, one of which must be moved. */
  readonly from: readonly Square[]
  /** The squares to which they may move. */
  readonly to: readonly Square[]
}

export const noObligation: Obligation = { from: [], to: [] }

/** Events that end the obligation. A new one that follows from them comes after them. */
const endingEvents: ReadonlySet<string> = new Set<GameEvent['type']>([
  'move-made',
  'position-reinstated',
  'take-back-agreed',
  'game-concluded',
])

/** What must be played after these events. Null if none of them affects it. */
export function obligationAfter(events: readonly (GameEvent | RefusedLine)[]): Obligation | null {
  const last = events.findLast(({ type }) => type === 'obligation' || endingEvents.has(type))
  if (last === undefined) return null
  return last.type === 'obligation' ? obligationToPlay(last.moves) : noObligation
}

/** The pieces and squares of the moves to choose from. */
export function obligationToPlay(
  moves: readonly { readonly from: string; readonly to: string }[],
): Obligation {
  const squares = (names: readonly string[]): readonly Square[] => [
    ...new Set(names.flatMap(name => parseSquare(name) ?? [])),
  ]
  return {
    from: squares(moves.map(({ from }) => from)),
    to: squares(moves.map(({ to }) => to)),
  }
}

/** What must be played after a whole record. Acts that do not affect it are skipped. */
export function obligationInRecord(acts: readonly (readonly GameEvent[])[]): Obligation {
  const last = acts.findLast(events => obligationAfter(events) !== null)
  return (last && obligationAfter(last)) ?? noObligation
}
