import type { RuleId } from '../catalogue/index.js'
import type { RuledOption } from '../game/question.js'
import { draw } from '../game/result.js'

/** III.5.1, III.5.2: the option that the arbiter agrees and the game is drawn. */
export const drawn = (rule: RuleId): RuledOption => ({
  verdict: 'correct',
  effect: 'draw',
  ends: { outcomes: draw, reason: 'quickplay', rule },
})
