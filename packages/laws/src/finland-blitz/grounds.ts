import { type Color, opposite } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import { openQuestion } from '../game/ask.js'
import { asStated, type Ground, type Restatements } from '../game/grounds.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { IrregularityKind } from '../game/state.js'

/** The rule, if these rules are in force. */
const ifStated =
  (rule: RuleId) =>
  (ruling: OpenRuling): Ground | undefined =>
    ruling.article(rule) === undefined ? undefined : ruling.by(rule)

const promotion = ifStated('fb.promo.claim')
const illegal = ifStated('fb.win.illegal')
const displaced = ifStated('fb.displace.bonus')

/** 11: a pawn that is left on its last rank is claimed as an illegal move. */
const illegalMove = (ruling: OpenRuling, kind: IrregularityKind): Ground | undefined =>
  kind === 'unpromoted-pawn' ? promotion(ruling) : illegal(ruling)

/** 9: the opponent has displaced pieces, and the arbiter gives time for it. */
function timeGiven(ruling: OpenRuling, player: Color): Ground | undefined {
  const isFor = openQuestion(ruling, 'displaced', opposite(player)) !== undefined
  return isFor ? displaced(ruling) : undefined
}

/** The rules that the Finnish blitz rules state in their own words. */
export const restatements: Partial<Restatements> = {
  flagFallen: ifStated('fb.win.flag.claim'),
  stopToClaimOnTime: ifStated('fb.win.flag.claim'),
  bothFlagsDown: ifStated('fb.draw.both-flags'),
  illegalMove,
  illegalMoveStands: ifStated('fb.illegal.unnoticed'),
  illegalMoveLoses: ruling => asStated(ruling, 'illegalMovesToLose', ['fb.win.illegal']),
  illegalMoveDraws: ruling =>
    asStated(ruling, 'illegalDrawIfOpponentCannotMate', ['fb.win.illegal']),
  timeGiven,
}
