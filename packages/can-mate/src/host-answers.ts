import type { Color, Position } from '@jadoube/chess'
import { type CanMate, type CanMateLimits, defaultNodes } from './verdict.js'

/**
 * For a host that may not wait for a hard question: while its work runs, `canCheckmate` does no more than `nodes`. What
 * that leaves open is asked here, with the limit that was meant: the host answers from what it has found out elsewhere,
 * or throws `MateUnanswered`, finds out, and does the same work again.
 */
export interface MateAnswers {
  readonly nodes: number
  /** What is known already, so that nothing is searched at all. */
  known?(position: Position, color: Color, nodes: number): CanMate | undefined
  answer(position: Position, color: Color, nodes: number): CanMate
}

/** Some milliseconds at most; ordinary positions need fewer than a hundred nodes. */
export const nodesAtOnce = 600

/** A question that takes longer than the host lets it. */
export class MateUnanswered extends Error {
  override readonly name = 'MateUnanswered'
  readonly position: Position
  readonly color: Color
  readonly nodes: number

  constructor(position: Position, color: Color, nodes: number) {
    super('whether this colour can mate is not known yet')
    this.position = position
    this.color = color
    this.nodes = nodes
  }
}

let current: MateAnswers | undefined

/** Does some work with these answers. The work is done when this returns: nothing of it may be asynchronous. */
export function withMateAnswers<T>(answers: MateAnswers, work: () => T): T {
  const before = current
  current = answers
  try {
    return work()
  } finally {
    current = before
  }
}

/** The same search, with what the host answers where it would take too long. */
export function answeredByHost(
  search: (position: Position, color: Color, limits: CanMateLimits) => CanMate,
  position: Position,
  color: Color,
  limits: CanMateLimits,
): CanMate {
  const nodes = limits.nodes ?? defaultNodes
  if (current === undefined || nodes <= current.nodes) return search(position, color, limits)
  const answers = current
  const known = answers.known?.(position, color, nodes)
  if (known !== undefined) return known
  const found = search(position, color, { ...limits, nodes: answers.nodes })
  return found.verdict === 'undetermined' ? answers.answer(position, color, nodes) : found
}

/** Leaves open what takes too long: the same on every machine. */
export const mateLeftOpen: MateAnswers = {
  nodes: nodesAtOnce,
  answer: () => ({ verdict: 'undetermined', spent: nodesAtOnce }),
}
