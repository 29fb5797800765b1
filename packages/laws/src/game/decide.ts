import type { Color } from '@jadoube/chess'
import { proposeCorrection } from '../appendix-a-rapid/mutual-correction.js'
import { askRecord, askScoresheet } from '../appendix-a-rapid/official-record.js'
import { byAppendixD, clockSpeaks } from '../appendix-d-blind/play.js'
import { adjust } from '../article-04-act-of-moving/adjust.js'
import { placeBetween } from '../article-04-act-of-moving/between-squares.js'
import { place, remove } from '../article-04-act-of-moving/handle.js'
import { move } from '../article-04-act-of-moving/move.js'
import { touch } from '../article-04-act-of-moving/touch.js'
import { endAtTheStart, isEndAtTheStart } from '../article-05-end/end-of-game.js'
import { gesture } from '../article-05-end/gesture.js'
import { resign } from '../article-05-end/resign.js'
import { addTime, setClock } from '../article-06-chessclock/arbiters-clock.js'
import { calledByClock } from '../article-06-chessclock/flag.js'
import { decideLateness, noticePresence } from '../article-06-chessclock/lateness.js'
import { pause, restart } from '../article-06-chessclock/pause.js'
import { press } from '../article-06-chessclock/press.js'
import { start, startedUnreported } from '../article-06-chessclock/start.js'
import { displace, putsBackDisplaced } from '../article-07-irregularities/displace.js'
import { playOnAfterEmptyPress } from '../article-07-irregularities/press-without-move.js'
import { reinstate } from '../article-07-irregularities/reinstate.js'
import { borrow, giveBack } from '../article-08-recording/borrow.js'
import { dutyToRecordEnds } from '../article-08-recording/duty-to-record.js'
import { reconstruct } from '../article-08-recording/reconstruct.js'
import { record } from '../article-08-recording/scoresheet.js'
import { sign } from '../article-08-recording/sign.js'
import { acceptDraw, offerDraw } from '../article-09-drawn-game/offer.js'
import { appeal } from '../article-11-conduct/appeal.js'
import { askExplanation } from '../article-11-conduct/explanation.js'
import { arrive, leave } from '../article-11-conduct/presence.js'
import { pointedOutAfterTheEnd } from '../article-12-arbiter/after-the-end.js'
import { lapse } from '../article-12-arbiter/answer.js'
import {
  acceptedAssistantMay,
  announce,
  assistant,
  summon,
} from '../article-12-arbiter/assistance.js'
import { claim } from '../article-12-arbiter/claims.js'
import { cancel, declare } from '../article-12-arbiter/declare.js'
import { dispute } from '../article-12-arbiter/dispute.js'
import { expel } from '../article-12-arbiter/expel.js'
import { observe } from '../article-12-arbiter/observe.js'
import { penalise } from '../article-12-arbiter/penalise.js'
import { permit } from '../article-12-arbiter/permit.js'
import { rule, ruleTogether } from '../article-12-arbiter/rule.js'
import { tell } from '../article-12-arbiter/silence.js'
import { interfere, report } from '../article-12-arbiter/spectators.js'
import { rejectOffer } from '../finland-blitz/no-progress.js'
import { waitsForPiece } from '../finland-blitz/promotion-piece.js'
import { adjourn } from '../guidelines-1-adjourned/adjourn.js'
import { replierClockStarts } from '../guidelines-1-adjourned/lateness-at-resumption.js'
import { mayStateMove, stateSealedMove } from '../guidelines-1-adjourned/missing-envelope.js'
import { openEnvelope } from '../guidelines-1-adjourned/open-envelope.js'
import { seal } from '../guidelines-1-adjourned/seal.js'
import { verifyClaim } from '../guidelines-3-quickplay/without-arbiter.js'
import { type Act, type ActName, playerOf } from './act.js'
import { Course } from './course.js'
import type { GameEvent } from './event.js'
import type { Laws } from './laws.js'
import { type Refusal, refused } from './refusal.js'
import type { GameState, Status } from './state.js'

/** What a decision comes to: what happened and how the game then stands, or why nothing did. */
export type Decision =
  | {
      readonly ok: true
      readonly state: GameState
      readonly events: readonly GameEvent[]
      /** The game had ended by itself before the act, which therefore has not been answered. */
      readonly overtaken: boolean
    }
  | { readonly ok: false; readonly refusal: Refusal }

/**
 * What the Laws make of an act: the events that follow, or a refusal. Pure, and it never throws: every
 * edition has an answer to every act in every state.
 */
export function decide(state: GameState, act: Act, laws: Laws): readonly GameEvent[] | Refusal {
  const decision = follow(state, act, laws)
  return decision.ok ? decision.events : decision.refusal
}

/** {@link decide}, together with the state that the events lead to. */
export function follow(state: GameState, act: Act, laws: Laws): Decision {
  if (act.at < state.at) return { ok: false, refusal: refused('time-goes-back') }
  const course = new Course(state, laws, act.at)
  if (state.status !== 'concluded') {
    elapse(course, act)
    if (course.concluded) {
      return { ok: true, state: course.state, events: course.events, overtaken: true }
    }
  }
  const refusal = answer(course, act)
  if (refusal !== undefined) return { ok: false, refusal }
  if (course.state.questions.length > 0) lapse(course)
  return { ok: true, state: course.state, events: course.events, overtaken: false }
}

/** What comes by itself, as time passes, before the act: lateness, a flag that the device calls, too little time to record. */
function elapse(course: Course, act: Act): void {
  if (course.state.status === 'awaiting-start' && playing.has(act.act)) {
    if (isEndAtTheStart(course)) {
      startedUnreported(course)
      endAtTheStart(course)
      return
    }
  }
  replierClockStarts(course)
  dutyToRecordEnds(course)
  calledByClock(course)
  if (course.concluded) return
  decideLateness(course, act)
  if (!course.concluded) noticePresence(course, act)
}

/** Which acts can be at all while the game stands so. */
const playing: ReadonlySet<ActName> = new Set([
  'adjust',
  'touch',
  'place',
  'place-between',
  'remove',
  'displace',
  'move',
  'press',
])
/** Who does these plays. */
const handling: ReadonlySet<ActName> = new Set([
  'touch',
  'place',
  'place-between',
  'remove',
  'move',
])
const afterTheEnd: ReadonlySet<ActName> = new Set([
  'arrive',
  'leave',
  'record',
  'sign',
  'rule',
  'declare',
  'announce',
  'summon-arbiter',
  'appeal',
  'ask-explanation',
  'penalise',
  'expel',
  'open-envelope',
  'dispute',
])

/** 6.6, 9.1.2.1: what is claimed or offered during play; before the start there is no game for it, and no clock runs. */
const duringPlay: ReadonlySet<ActName> = new Set([
  'claim',
  'offer-draw',
  'accept-draw',
  'reject-draw',
])

function mayBe(status: Status, act: ActName): Refusal | undefined {
  if (status === 'awaiting-start' && duringPlay.has(act)) return refused('game-not-started')
  if (status === 'concluded' && !afterTheEnd.has(act)) return refused('game-over')
  if (!playing.has(act)) return undefined
  if (status === 'paused') return refused('game-paused')
  return status === 'adjourned' ? refused('game-adjourned') : undefined
}

function answer(course: Course, act: Act): Refusal | undefined {
  const author = playerOf(act.by)
  if (act.act === 'move' && author !== undefined && mayStateMove(course, author)) {
    return stateSealedMove(course, act, author)
  }
  const no = mayBe(course.state.status, act.act)
  if (no?.code === 'game-over') return pointedOutAfterTheEnd(course, act)
  // 7.4.2: displaced pieces are put back while the clocks are stopped.
  const putsBack = no?.code === 'game-paused' && putsBackDisplaced(course.state, act)
  if (no !== undefined && !putsBack) return no
  const player = playerOf(act.by)
  if (player !== undefined) return byPlayer(course, act, player)
  if (act.by === 'clock' && act.act === 'announce' && course.state.blind !== null) {
    return clockSpeaks(course, act)
  }
  if (act.by === 'arbiter' || act.by === 'clock') return byArbiter(course, act)
  if (act.act === 'summon-arbiter') return report(course, act)
  return act.act === 'announce' ? interfere(course, act) : refused('not-for-this-person')
}

function byPlayer(course: Course, act: Act, by: Color): Refusal | undefined {
  const notYet = playing.has(act.act) ? startedUnreported(course) : undefined
  if (notYet !== undefined) return notYet
  if (course.state.blind !== null) {
    const answered = byAppendixD(course, act, by)
    if (answered !== 'ordinary') return answered
  } else if (act.by !== by) {
    const no = acceptedAssistantMay(course, act, by)
    if (no !== undefined) return no
  }
  if (by !== course.state.turn && handling.has(act.act)) playOnAfterEmptyPress(course, by)
  switch (act.act) {
    case 'move':
      return move(course, act, by)
    case 'press':
      return press(course, act, by)
    case 'touch':
    case 'feel':
      return touch(course, act, by)
    case 'place':
      return place(course, act, by)
    case 'place-between':
      return placeBetween(course, act, by)
    case 'remove':
      return remove(course, act, by)
    case 'adjust':
      return adjust(course, act, by)
    case 'displace':
      return displace(course, act, by)
    case 'offer-draw':
      return offerDraw(course, act, by)
    case 'withdraw-offer':
    case 'withdraw-claim':
      return refused('cannot-be-withdrawn')
    case 'accept-draw':
      return acceptDraw(course, by)
    case 'reject-draw':
      return rejectOffer(course, by)
    case 'resign':
      return resign(course, by)
    case 'gesture':
      return gesture(course, act, by)
    case 'dispute':
      return dispute(course, act, by)
    case 'claim':
      return claim(course, act, by)
    case 'pause':
      return pause(course, act)
    case 'record':
      return record(course, act, by)
    case 'sign':
      return sign(course, act, by)
    case 'borrow-scoresheet':
      return borrow(course, by)
    case 'return-scoresheet':
      return giveBack(course, by)
    case 'arrive':
      return arrive(course, by)
    case 'leave':
      return leave(course, act, by)
    case 'announce':
      return announce(course, act)
    case 'summon-arbiter':
      return summon(course, act, by)
    case 'appeal':
      return appeal(course, act, by)
    case 'ask-explanation':
      return askExplanation(course, act, by)
    case 'ask-scoresheet':
      return askScoresheet(course, by)
    case 'ask-record':
      return askRecord(course, by)
    case 'propose-correction':
      return proposeCorrection(course, by)
    case 'rule':
      return ruleTogether(course, act, by)
    case 'restart':
      return course.rules.arbiter === 'none' || waitsForPiece(course)
        ? restart(course)
        : refused('not-for-this-person')
    case 'seal':
      return seal(course, act, by)
    case 'verify':
      return verifyClaim(course, act, by)
    default:
      return refused('not-for-this-person')
  }
}

function byArbiter(course: Course, act: Act): Refusal | undefined {
  switch (act.act) {
    case 'tick':
      course.happen({ type: 'time-passed', at: act.at })
      return undefined
    case 'observe':
      return observe(course, act)
    default:
  }
  if (act.by === 'clock') return refused('not-for-this-person')
  switch (act.act) {
    case 'start':
      return start(course)
    case 'pause':
      return pause(course, act)
    case 'restart':
      return restart(course)
    case 'rule':
      return rule(course, act)
    case 'penalise':
      return penalise(course, act)
    case 'permit':
      return permit(course, act)
    case 'tell':
      return tell(course, act)
    case 'expel':
      return expel(course, act)
    case 'add-time':
      return addTime(course, act)
    case 'set-clock':
      return setClock(course, act)
    case 'reinstate':
      return reinstate(course, act)
    case 'reconstruct':
      return reconstruct(course)
    case 'declare':
      return declare(course, act)
    case 'cancel':
      return cancel(course, act)
    case 'assistant':
      return assistant(course, act)
    case 'announce':
      return announce(course, act)
    case 'adjourn':
      return adjourn(course, act)
    case 'open-envelope':
      return openEnvelope(course, act)
    default:
      return refused('not-for-this-person')
  }
}
