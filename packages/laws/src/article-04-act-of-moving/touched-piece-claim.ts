import { type Color, opposite } from '@jadoube/chess'
import { reinstateBefore } from '../article-07-irregularities/position-before.js'
import { askAboutTimes } from '../article-07-irregularities/times.js'
import {
  claimOutOfTurn,
  openOutOfTurn,
  putOnRightSquares,
} from '../article-07-irregularities/wrong-squares.js'
import type { RuleId } from '../catalogue/index.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { continueAfterRejection, continueAfterRuling } from '../game/play-waits.js'
import type { Question } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { type Irregularity, uncompletedMoveOf } from '../game/state.js'
import type { Obligation } from './must-play.js'
import { obligationArises, obligationOf } from './obligation.js'

/** The breach of Article 4 about which a complaint is still possible. */
const openBreach = (ruling: OpenRuling, offender?: Color): Irregularity | undefined =>
  ruling.state.irregularities.findLast(
    each => each.kind === 'touched-piece' && (offender === undefined || each.by === offender),
  )

/** 4.8: the complaint, which is possible until the complaining player touches a piece. */
export function claimTouchedPiece(ruling: OpenRuling, by: Color): Refusal | undefined {
  const { state, at } = ruling
  const claim = 'touched-piece'
  if (state.turn === by && (state.hand?.touched.length ?? 0) > 0) {
    return refused('claim-lost-by-touching')
  }
  const breach = openBreach(ruling, opposite(by))
  if (breach === undefined && claimOutOfTurn(ruling, by, claim)) return undefined
  const obligation = breach === undefined && state.turn !== by ? bindingTouch(ruling) : null
  if (breach !== undefined) {
    ruling.happen({ type: 'claim-upheld', at, by, claim, ...ruling.by(ruleOf(breach)) })
    closeQuestionOfEnding(ruling, by)
    takeBackMove(ruling, breach)
  } else if (obligation !== null) {
    ruling.happen({ type: 'claim-upheld', at, by, claim, ...ruling.by(obligation.rule) })
    obligationArises(ruling, obligation)
  } else {
    ruling.happen({ type: 'claim-rejected', at, by, claim, ...ruling.by('touch.claim-forfeit') })
    continueAfterRejection(ruling, by)
    return undefined
  }
  continueAfterRuling(ruling)
  return undefined
}

/**
 * The arbiter has seen the breach. In some games they rule on Article 4 only at a player's request
 * (A4.b of 2009).
 */
export function observeTouchedPiece(
  ruling: OpenRuling,
  player: Color | undefined,
): Refusal | undefined {
  if (ruling.rules.article4RuledOn !== 'always') return refused('arbiter-must-not-call')
  const breach = openBreach(ruling, player)
  const moved = openOutOfTurn(ruling, player)
  if (breach === undefined && moved !== undefined) return putOnRightSquares(ruling, moved)
  if (breach === undefined) return refused('nothing-observed', { what: 'touched-piece' })
  closeQuestionOfEnding(ruling, opposite(breach.by))
  takeBackMove(ruling, breach)
  continueAfterRuling(ruling)
  return undefined
}

const ruleOf = ({ rule }: Irregularity): RuleId => rule ?? 'touch.scope'

/** The obligation of the player who has touched or released a piece but not moved yet. */
function bindingTouch(ruling: OpenRuling): Obligation | null {
  const obligation = obligationOf(ruling)
  return obligation?.rule === 'touch.none-possible' ? null : obligation
}

/** The complaint answers the open question about an ending that broke touch-move. */
function closeQuestionOfEnding(ruling: OpenRuling, by: Color): void {
  const claim = 'touched-piece'
  const open = ruling.state.questions.find(each => each.claim === claim && each.by === by)
  if (open === undefined) return
  const grounds = ruling.by(open.rule)
  ruling.happen({ type: 'question-answered', at: ruling.at, claim, verdict: null, ...grounds })
}

/** The arbiter finds that the opponent of the player who complained broke Article 4. */
export function takeBackBreach(ruling: OpenRuling, { by }: Question): void {
  const breach = by === null ? undefined : openBreach(ruling, opposite(by))
  if (breach !== undefined) takeBackMove(ruling, breach)
}

/** Takes the move back. The touched piece must be moved or captured. */
function takeBackMove(ruling: OpenRuling, breach: Irregularity): void {
  const pressed = uncompletedMoveOf(ruling.state, breach.by) === null
  if (!reinstateBefore(ruling, breach, { rule: ruleOf(breach), binds: true, pressed })) return
  const obligation = obligationOf(ruling)
  if (obligation !== null) obligationArises(ruling, obligation)
  askAboutTimes(ruling)
}
