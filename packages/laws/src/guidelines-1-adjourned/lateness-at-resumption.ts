import type { Color } from '@jadoube/chess'
import { fallsOf, flagFallen } from '../article-06-chessclock/flag.js'
import { latePlayers } from '../article-06-chessclock/late-players.js'
import { askAboutLateness, loseByDefault } from '../article-06-chessclock/lose-by-default.js'
import { type Adjournment, replierOf } from '../game/adjournment.js'
import { isSealed } from '../game/envelope.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { resumptionTimeOf } from '../rules-in-force/index.js'
import { concludeBySeal } from './open-envelope.js'
import { concludesBySeal } from './sealed-conclusion.js'

/**
 * I.9.2, I.11: the player who must reply is absent at the agreed time. Their clock is started, and
 * the envelope stays closed.
 */
export function replierClockStarts(ruling: OpenRuling): void {
  const { state, at } = ruling
  const { adjournment } = state.proceedings
  if (state.status !== 'adjourned' || state.clock === null) return
  if (adjournment?.stage !== 'sealed' || adjournment.replierTimed) return
  const { resumes } = adjournment
  if (resumes === null || at <= resumes) return
  const player = replierOf(adjournment)
  if (state[player].presence === 'present') return
  const bothAbsent = state[adjournment.sealer].presence !== 'present'
  ruling.happen({
    type: 'replier-clock-started',
    at: Math.max(resumes, state.at),
    player,
    ...ruling.by(bothAbsent ? 'adjourn.both-absent' : 'adjourn.resume.replier-absent.clock'),
  })
}

/**
 * I.10: a player who arrives too late at the resumption loses. It is decided at the first act after
 * that time.
 */
export function latenessAtResumption(ruling: OpenRuling): boolean {
  const { adjournment } = ruling.state.proceedings
  if (adjournment === null || adjournment.stage === 'ordered') return false
  decideLatenessAtResumption(ruling, adjournment)
  return true
}

function decideLatenessAtResumption(ruling: OpenRuling, adjournment: Adjournment): void {
  const { state, rules, at } = ruling
  const { resumes } = adjournment
  if (resumes === null) return
  const limit = resumes + resumptionTimeOf(rules)
  if (at <= limit) return
  const late = latePlayers(state)
  if (late.length === 0 || isDecidedOtherwise(ruling, adjournment, late)) return
  loseByDefault(ruling, late, 'adjourn.late.loss', limit)
  askAboutLateness(ruling, late, 'adjourn.late.override', at - limit)
}

/**
 * Whether the game is already decided: by the sealed move or, in 2009, because the present player
 * has lost on time.
 */
function isDecidedOtherwise(
  ruling: OpenRuling,
  adjournment: Adjournment,
  late: readonly Color[],
): boolean {
  const { envelope, stage, sealer } = adjournment
  if (stage === 'sealed' && envelope !== null && !isSealed(envelope)) {
    const rule = concludesBySeal(ruling, adjournment, envelope.text)
    if (rule !== null) {
      concludeBySeal(ruling, adjournment, envelope.text, rule)
      return true
    }
  }
  const replier = replierOf(adjournment)
  const flagHelps = ruling.rules.lateSealer === 'mate-stalemate-dead-or-flag'
  if (!flagHelps || !late.includes(sealer) || fallsOf(ruling, replier).length === 0) return false
  flagFallen(ruling, replier)
  return true
}
