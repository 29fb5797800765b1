import { type MoveCode, type Position, playCode } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import { nextOccurrence, type Occurrence, timesWith } from '../game/history.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Facts } from '../game/question.js'

/** What a claim comes to, and the rule that it rests on. */
export interface Finding {
  readonly correct: boolean
  readonly rule: RuleId
  readonly facts: Facts
}

/** The positions so far; what stands there by an illegal move that nobody has ruled on is one of them. */
function occurrencesWith(ruling: OpenRuling, position: Position): Occurrence {
  const { state } = ruling
  return position === state.position
    ? state.occurrences
    : nextOccurrence(state.occurrences, position)
}

/** 9.2.1: at least the third time, on the board or with the intended move (-1: an illegal one). */
export function findRepetition(
  ruling: OpenRuling,
  position: Position,
  intended: MoveCode | null,
): Finding {
  const needed = ruling.rules.threefold!
  const occurrences = occurrencesWith(ruling, position)
  if (intended === null) {
    const { times } = occurrences
    return { correct: times >= needed, rule: 'rep.appeared', facts: { times } }
  }
  if (intended < 0) return { correct: false, rule: 'rep.intended', facts: { illegal: true } }
  const times = timesWith(occurrences, playCode(position, intended))
  return { correct: times >= needed, rule: 'rep.intended', facts: { times } }
}

/** 9.3: fifty moves of each side without a pawn's move or a capture; an intended move is the last of them. */
export function findFiftyMoves(
  ruling: OpenRuling,
  position: Position,
  intended: MoveCode | null,
): Finding {
  const needed = ruling.rules.fiftyMoves! * 2
  if (intended === null) {
    const plies = position.quiet
    return { correct: plies >= needed, rule: 'fifty.done', facts: { plies } }
  }
  if (intended < 0) return { correct: false, rule: 'fifty.intended', facts: { illegal: true } }
  const plies = playCode(position, intended).quiet
  return { correct: plies >= needed, rule: 'fifty.intended', facts: { plies } }
}
