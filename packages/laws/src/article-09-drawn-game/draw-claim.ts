import { type Color, type MoveCode, moveCode, opposite, parseSan, playCode } from '@jadoube/chess'
import { obligationOf, tellObligation, touchPiece } from '../article-04-act-of-moving/touch.js'
import { pieceMeant } from '../article-04-act-of-moving/written.js'
import { goOnAfterRuling } from '../article-06-chessclock/pause.js'
import { conclude } from '../article-10-points/conclude.js'
import type { RuleId } from '../catalogue/index.js'
import type { ActOf } from '../game/act.js'
import type { Course } from '../game/course.js'
import { timesWith } from '../game/history.js'
import type { Facts } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { draw } from '../game/result.js'
import { standing } from '../game/standing.js'
import { writeCode } from '../game/written-move.js'
import { offer } from './offer.js'

/** What a claim comes to, and the rule that it rests on. */
interface Finding {
  readonly correct: boolean
  readonly rule: RuleId
  readonly facts: Facts
}

/**
 * 9.2, 9.3, 9.5: the player who has the move claims a draw, because of what is on the board or of what his
 * next move, written down first, will bring about.
 */
export function claimDraw(
  course: Course,
  act: ActOf<'claim'>,
  by: Color,
  claim: 'threefold' | 'fifty-moves',
): Refusal | undefined {
  const { state, rules, at } = course
  if ((claim === 'threefold' ? rules.threefold : rules.fiftyMoves) === null) {
    return refused('claim-not-in-laws', claim)
  }
  if (by !== state.turn) return refused('not-having-the-move')
  if (state.hand !== null && state.hand.touched.length > 0) return refused('claim-lost-by-touching')
  const position = standing(state)
  if (position === undefined) return refused('claim-not-now')
  const intended = act.move === undefined ? null : parseSan(position, act.move)
  if (intended !== null && !intended.ok && intended.error.code === 'san-syntax') {
    return refused('unreadable-move', intended.error.reason)
  }
  const code = intended === null ? null : intended.ok ? moveCode(intended.value) : -1
  const find = claim === 'threefold' ? findRepetition : findFiftyMoves
  const finding = find(course, code)
  const made = { at, by, claim }
  course.happen({
    type: 'claim-made',
    ...made,
    ...(act.move === undefined ? null : { move: act.move }),
    ...course.by(claim === 'threefold' ? 'rep.claim' : 'fifty.claim'),
  })
  if (finding.correct) {
    course.happen({
      type: 'claim-upheld',
      ...made,
      facts: finding.facts,
      ...course.by(finding.rule),
    })
    const rule = claim === 'threefold' ? 'rep.claim' : 'fifty.claim'
    conclude(course, { outcomes: draw, reason: claim, rule })
    return undefined
  }
  course.happen({
    type: 'claim-rejected',
    ...made,
    facts: finding.facts,
    ...course.by('claim.incorrect'),
  })
  incorrect(course, by)
  if (rules.claimsThatOffer.includes(claim) && course.state.offer === null) offer(course, by, claim)
  if (code !== null) bindIntended(course, by, code, act.move!)
  goOnAfterRuling(course)
  return undefined
}

/** 9.2.1: at least the third time, on the board or with the intended move. */
function findRepetition(course: Course, intended: MoveCode | null): Finding {
  const { state, rules } = course
  const needed = rules.threefold!
  if (intended === null) {
    const { times } = state.occurrences
    return { correct: times >= needed, rule: 'rep.appeared', facts: { times } }
  }
  if (intended < 0) return { correct: false, rule: 'rep.intended', facts: { illegal: true } }
  const times = timesWith(state.occurrences, playCode(standing(state)!, intended))
  return { correct: times >= needed, rule: 'rep.intended', facts: { times } }
}

/** 9.3: fifty moves of each side without a pawn's move or a capture; an intended move is the last of them. */
function findFiftyMoves(course: Course, intended: MoveCode | null): Finding {
  const { state, rules } = course
  const needed = rules.fiftyMoves! * 2
  if (intended === null) {
    const plies = state.position.quiet
    return { correct: plies >= needed, rule: 'fifty.done', facts: { plies } }
  }
  if (intended < 0) return { correct: false, rule: 'fifty.intended', facts: { illegal: true } }
  const plies = playCode(standing(state)!, intended).quiet
  return { correct: plies >= needed, rule: 'fifty.intended', facts: { plies } }
}

/** 9.5.3: the opponent gets time; nothing is taken from the claimant. */
function incorrect(course: Course, by: Color): void {
  const { incorrectClaimBonusMs } = course.rules
  if (incorrectClaimBonusMs === null || course.state.clock === null) return
  course.happen({
    type: 'time-added',
    at: course.at,
    to: opposite(by),
    ms: incorrectClaimBonusMs,
    ...course.by('claim.incorrect'),
  })
}

/** 9.5.3: the move that was written must be played; where it is illegal, its piece is as if touched. */
function bindIntended(course: Course, by: Color, code: MoveCode, text: string): void {
  const { state, at } = course
  const position = standing(state)!
  if (code >= 0) {
    const move = writeCode(code)
    const grounds = course.by('claim.intended-binding')
    course.happen({ type: 'intended-move-binds', at, by, move, ...grounds })
    course.happen({ type: 'obligation', at, player: by, moves: [move], ...grounds })
    return
  }
  const piece = pieceMeant(position, text)
  if (course.rules.illegalIntendedMove === 'binds-like-a-touch' && piece !== null) {
    const before = obligationOf(course)
    touchPiece(course, by, piece.from, position.board.pieces[piece.from]!)
    tellObligation(course, before, true)
    return
  }
  course.happen({
    type: 'question',
    at,
    to: 'arbiter',
    claim: 'intended-move',
    by,
    facts: { written: text },
    options: [
      { verdict: 'correct', effect: 'play-on' },
      { verdict: 'incorrect', effect: 'penalty' },
    ],
    ...course.by('claim.intended-binding'),
  })
}
