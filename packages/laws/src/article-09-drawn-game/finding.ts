import type { Move, StandingPosition } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import { nextOccurrence, type Occurrence, timesWith } from '../game/history.js'
import { playLegal } from '../game/legal-moves.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Facts } from '../game/question.js'

/** The intended move of a claim. An illegal move supports no claim. */
export type IntendedMove = Move | 'illegal'

/** Whether a claim is correct, and the rule on which it is based. */
export interface Finding {
  readonly correct: boolean
  readonly rule: RuleId
  readonly facts: Facts
}

/** The positions so far, including the one after an illegal move that nobody has ruled on. */
function occurrencesWith(ruling: OpenRuling, position: StandingPosition): Occurrence {
  const { state } = ruling
  return position === state.position
    ? state.occurrences
    : nextOccurrence(state.occurrences, position)
}

/**
 * 9.2.1: the position occurs at least for the third time, on the board or with the intended move.
 */
export function findRepetition(
  ruling: OpenRuling,
  position: StandingPosition,
  intended: IntendedMove | null,
): Finding {
  const needed = ruling.rules.threefold!
  const occurrences = occurrencesWith(ruling, position)
  if (intended === null) {
    const { times } = occurrences
    return { correct: times >= needed, rule: 'rep.appeared', facts: { times } }
  }
  if (intended === 'illegal')
    return { correct: false, rule: 'rep.intended', facts: { illegal: true } }
  const times = timesWith(occurrences, playLegal(position, intended))
  return { correct: times >= needed, rule: 'rep.intended', facts: { times } }
}

/**
 * 9.3: fifty moves by each side without a pawn move or a capture. An intended move counts as the
 * last of them.
 */
export function findFiftyMoves(
  ruling: OpenRuling,
  position: StandingPosition,
  intended: IntendedMove | null,
): Finding {
  const needed = ruling.rules.fiftyMoves! * 2
  if (intended === null) {
    const plies = position.quiet
    return { correct: plies >= needed, rule: 'fifty.done', facts: { plies } }
  }
  if (intended === 'illegal')
    return { correct: false, rule: 'fifty.intended', facts: { illegal: true } }
  const plies = playLegal(position, intended).quiet
  return { correct: plies >= needed, rule: 'fifty.intended', facts: { plies } }
}
