import { parseSquare, type Square } from '@jadoube/chess'
import type { Outcome } from '../account/outcome.js'

/** The squares that the touched piece may still go to or take, where a training table shows them. */
export function obliged(outcome: Outcome | null): readonly Square[] {
  const told = outcome?.events.findLast(event => event.type === 'obligation')
  if (told?.type !== 'obligation') return []
  return [...new Set(told.moves.flatMap(({ to }) => parseSquare(to) ?? []))]
}
