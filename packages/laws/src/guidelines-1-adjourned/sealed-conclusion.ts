import { deadness } from '../article-05-end/dead-position.js'
import type { RuleId } from '../catalogue/index.js'
import { type Adjournment, replierOf } from '../game/adjournment.js'
import { timesWith } from '../game/history.js'
import { mateOrStalemate, playLegal } from '../game/legal-moves.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { standing } from '../game/standing.js'
import { readSealedMove } from './read-sealed.js'

/**
 * I.10: whether the sealed move ends the game, so that lateness does not decide it. In 2009 this
 * helps only a late player who sealed, and only by mate, stalemate or a dead position. Since 2017
 * any such end counts, no matter who is late.
 */
export function concludesBySeal(
  ruling: OpenRuling,
  adjournment: Adjournment,
  text: string,
): RuleId | null {
  const { state, rules } = ruling
  const anyEnd = rules.lateSealer === 'any-conclusion-by-the-sealed-move'
  const isLate = (color: 'white' | 'black') => state[color].presence === 'absent'
  if (!anyEnd && !isLate(adjournment.sealer)) return null
  if (rules.sealedMoveTested === 'only-before-replier' && isLate(replierOf(adjournment)))
    return null
  const sealed = readSealedMove(state, text)
  if (sealed.kind !== 'move') return null
  const after = playLegal(standing(state)!, sealed.move)
  const ending = mateOrStalemate(after)
  if (ending === 'checkmate') return 'adjourn.late.sealed-mate'
  if (ending === 'stalemate' || deadness(after, ruling.rules.forcedLinesCount) === 'dead')
    return 'adjourn.late.sealed-draw'
  if (!anyEnd) return null
  const { fivefold, seventyFiveMoves } = rules
  const repeated = fivefold !== null && timesWith(state.occurrences, after) >= fivefold
  const quiet = seventyFiveMoves !== null && after.quiet >= seventyFiveMoves * 2
  return repeated || quiet ? 'adjourn.late.sealed-draw' : null
}
