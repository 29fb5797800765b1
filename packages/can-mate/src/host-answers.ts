import type { Color, Position } from '@jadoube/chess'
import { type CanMate, type CanMateLimits, defaultNodes } from './verdict.js'

/**
 * For a host that must not block on a hard question. During `withMateAnswers`, `canCheckmate` uses
 * at most `nodes`. If that does not decide, it asks here, with the original limit. The host either
 * returns an answer that it has computed elsewhere, or throws `MateUnanswered`, computes it, and
 * repeats the work.
 */
export interface MateAnswers {
  readonly nodes: number
  /** Returns an answer that is already known, so that nothing is searched. */
  known?(position: Position, color: Color, nodes: number): CanMate | undefined
  answer(position: Position, color: Color, nodes: number): CanMate
}

/**
 * A limit for hosts that must answer at once: it takes a few milliseconds at most. Ordinary
 * positions need fewer than a hundred nodes.
 */
export const nodesAtOnce = 600

/** Thrown when a question takes longer than the host allows. */
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

/** Runs synchronous work with these answers. The answers are in effect only until it returns. */
export function withMateAnswers<T>(answers: MateAnswers, work: () => T): T {
  const before = current
  current = answers
  try {
    return work()
  } finally {
    current = before
  }
}

/** Runs a search, and asks the host if it would take too long. */
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

/**
 * Answers every question within `nodesAtOnce`, and leaves harder ones `undetermined`. The result is
 * the same on every machine.
 */
export const mateLeftOpen: MateAnswers = {
  nodes: nodesAtOnce,
  answer: () => ({ verdict: 'undetermined', spent: nodesAtOnce }),
}
