import { type Color, opposite, type StandingPosition } from '@jadoube/chess'
import { readInOwnLetters } from '../appendix-c-notation/own-letters.js'
import { startedUnreported } from '../article-06-chessclock/start.js'
import { writeIntended } from '../article-08-recording/scoresheet.js'
import { conclude } from '../article-10-points/conclude.js'
import type { RuleId } from '../catalogue/index.js'
import type { ActOf } from '../game/act.js'
import { alsoStated } from '../game/grounds.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { continueAfterRejection, stopForRuling } from '../game/play-waits.js'
import { type Refusal, refused } from '../game/refusal.js'
import { draw } from '../game/result.js'
import { standing } from '../game/standing.js'
import type { GameState } from '../game/state.js'
import { findFiftyMoves, findRepetition, type IntendedMove } from './finding.js'
import { bindIntended } from './intended-move.js'
import { needsConsent, offer } from './offer.js'

type DrawClaim = 'threefold' | 'fifty-moves'

const claimRule: Readonly<Record<DrawClaim, RuleId>> = {
  threefold: 'rep.claim',
  'fifty-moves': 'fifty.claim',
}

/**
 * 9.2, 9.3, 9.5: the player who has the move claims a draw, because of the position on the board or
 * of the position after their next move, which they write down first.
 */
export function claimDraw(
  ruling: OpenRuling,
  act: ActOf<'claim'>,
  by: Color,
  claim: DrawClaim,
): Refusal | undefined {
  const position = standing(ruling.state)
  const no = mayNotClaim(ruling, by, claim)
  if (no !== undefined) return no
  if (position === undefined) return refused('claim-not-now')
  const text = act.move ?? ruling.player(by).ahead ?? undefined
  const intended = text === undefined ? null : readIntended(ruling, position, by, text)
  if (intended !== null && typeof intended === 'object' && 'code' in intended) return intended
  const find = claim === 'threefold' ? findRepetition : findFiftyMoves
  const onBoard = find(ruling, position, null)
  // An additional written move does not invalidate a claim that the board already supports.
  const finding = intended === null || onBoard.correct ? onBoard : find(ruling, position, intended)
  const notYet = startedUnreported(ruling)
  if (notYet !== undefined) return notYet
  const { rules, at } = ruling
  const made = { at, by, claim }
  if (act.move !== undefined) writeIntended(ruling, by, act.move)
  const written = text === undefined ? null : { move: text }
  ruling.happen({ type: 'claim-made', ...made, ...written, ...ruling.by(claimRule[claim]) })
  if (rules.clocksAtClaim === 'player-or-arbiter-stops') {
    stopForRuling(ruling, by, 'claim.stop-clocks')
  }
  const { facts } = finding
  if (finding.correct) {
    ruling.happen({ type: 'claim-upheld', ...made, facts, ...ruling.by(finding.rule) })
    conclude(ruling, { outcomes: draw, reason: claim, rule: claimRule[claim] })
    return undefined
  }
  ruling.happen({ type: 'claim-rejected', ...made, facts, ...ruling.by('claim.incorrect') })
  addTimeToOpponent(ruling, by)
  // If the regulations forbid agreed draws, 9.1.2 does not apply and a claim is not an offer.
  if (isOffer(ruling, claim) && !needsConsent(ruling)) offer(ruling, by, claim)
  if (intended !== null) bindIntended(ruling, by, intended, text!)
  continueAfterRejection(ruling, by)
  return undefined
}

/** 9.2, 9.3, 9.4: only the player who has the move may claim, and only before touching a piece. */
function mayNotClaim(ruling: OpenRuling, by: Color, claim: DrawClaim): Refusal | undefined {
  const { state, rules } = ruling
  const needed = claim === 'threefold' ? rules.threefold : rules.fiftyMoves
  if (needed === null) return refused('claim-not-in-laws', { claim })
  if (state.status === 'adjourned') return refused('game-adjourned')
  if (by !== state.turn) return refused('not-having-the-move')
  return hasTouched(state) ? refused('claim-lost-by-touching') : undefined
}

function hasTouched({ hand }: GameState): boolean {
  if (hand === null) return false
  return hand.touched.length > 0 || hand.chosen !== null || hand.illegal !== null
}

/** Reads the written move: the move, that it is illegal, or why it cannot be accepted. */
function readIntended(
  ruling: OpenRuling,
  position: StandingPosition,
  by: Color,
  text: string,
): IntendedMove | Refusal {
  const { ahead } = ruling.player(by)
  const { hand } = ruling.state
  const read = readInOwnLetters(ruling.state, by, position, text)
  if (!read.ok && read.error.code === 'san-syntax') {
    return refused('unreadable-move', { text }, read.error.reason)
  }
  if (!read.ok && read.error.code === 'san-ambiguous') {
    return refused('ambiguous-move', { text }, read.error.reason)
  }
  const intended = read.ok ? read.value : 'illegal'
  // After an incorrect claim the move must be played, and cannot be replaced by another one
  // (9.5.3).
  if (hand !== null && hand.intended !== null && hand.intended !== intended) {
    return refused('written-move-stands')
  }
  if (ahead !== null && ruling.rules.intendedMove === 'written-for-good') {
    const first = readInOwnLetters(ruling.state, by, position, ahead)
    if (first.ok && first.value !== intended) return refused('written-move-stands', { text: ahead })
  }
  return intended
}

const isOffer = (ruling: OpenRuling, claim: DrawClaim): boolean =>
  ruling.rules.claimsThatOffer.includes(claim) && ruling.state.offer === null

/** 9.5.3: the opponent gets extra time. The claimant loses none. */
function addTimeToOpponent(ruling: OpenRuling, by: Color): void {
  const { incorrectClaimBonusMs } = ruling.rules
  if (incorrectClaimBonusMs === null || ruling.state.clock === null) return
  ruling.happen({
    type: 'time-added',
    at: ruling.at,
    to: opposite(by),
    ms: incorrectClaimBonusMs,
    ...ruling.by('claim.incorrect'),
    ...alsoStated(ruling, 'incorrectClaimBonusMs', ruling.article('claim.incorrect')),
  })
}
