import { type Color, type MoveCode, makeFen, opposite } from '@jadoube/chess'
import { type Instant, settleClock, timeLeft } from '@jadoube/clock'
import type { ActOf } from '../game/act.js'
import { type Adjournment, mustSeal, replierOf } from '../game/adjournment.js'
import type { Course } from '../game/course.js'
import type { Envelope } from '../game/envelope.js'
import type { Intervention } from '../game/provision.js'
import { type Refusal, refused } from '../game/refusal.js'
import { baseOf, standing } from '../game/standing.js'
import type { GameState } from '../game/state.js'
import { writeCode } from '../game/written-move.js'
import { askForResumption } from './adjourn.js'
import { sealedIn } from './read-sealed.js'

/**
 * I.1.1: the player writes his move, puts it into the envelope, and only then stops his clock; the
 * opponent's is not started. Until he has stopped it he may change the move.
 */
export function seal(course: Course, act: ActOf<'seal'>, by: Color): Refusal | undefined {
  const { state } = course
  const { adjournment } = state
  const envelope: Envelope = act.envelope ?? { text: act.text ?? '' }
  if (adjournment !== null && maySealReply(state, adjournment, by)) {
    sealReply(course, by, envelope)
    return undefined
  }
  if (state.status === 'adjourned') return refused('game-adjourned')
  if (adjournment?.stage !== 'ordered') return refused('not-adjourned')
  if (by !== state.turn) return refused('not-having-the-move')
  if (isOtherThanMade(course, envelope)) return refused('sealed-move-already-made')
  course.happen({
    type: 'move-sealed',
    at: course.at,
    by,
    envelope,
    ...course.by('adjourn.seal.envelope'),
  })
  if (act.press !== false) stopClock(course, by)
  return undefined
}

/** The sealer presses: with the move in the envelope his clock stops, and the opponent's stays still. */
export function pressAtSealing(course: Course, by: Color): Intervention {
  const { adjournment, turn } = course.state
  if (adjournment?.stage !== 'ordered' || by !== turn) return 'ordinary'
  if (adjournment.envelope === null) return refused('sealing-ordered')
  stopClock(course, by)
  return undefined
}

/** The clock is stopped, and the game adjourned. */
function stopClock(course: Course, by: Color): void {
  const { at } = course
  const rest = restOfSession(course)
  if (rest > 0 && course.state.clock !== null) {
    // I.1.2: who adjourns before the end of the session has sealed at its end, and the rest is his time.
    course.happen({ type: 'time-removed', at, from: by, ms: rest, ...course.by('adjourn.early') })
  }
  const { clock, offer, adjournment } = course.state
  const position = standing(course.state) ?? course.state.position
  const settled = clock && settleClock(clock, at as Instant)
  const used = (color: Color) => settled![color].used + (color === by ? rest : 0)
  const left = (color: Color) => timeLeft(settled!, color, at as Instant)
  course.happen({
    type: 'game-adjourned',
    at,
    sealer: by,
    number: position.moveNumber,
    position: makeFen(position),
    used: settled && { white: used('white'), black: used('black') },
    left: settled && { white: left('white'), black: left('black') },
    offer: offer?.by ?? null,
    resumes: adjournment?.resumes ?? null,
    ...course.by('adjourn.seal.stop-clock'),
  })
  askForResumption(course)
}

function restOfSession({ state, at }: Course): number {
  const ends = state.adjournment?.sessionEnds ?? at
  return Math.max(ends - at, 0)
}

/** I.1.1: a move that was made on the board after the order is the one to be sealed. */
function isOtherThanMade({ state }: Course, envelope: Envelope): boolean {
  const released = state.hand?.released ?? null
  // What is in a closed envelope shows when it is opened, and can be complained of then.
  if (released === null || !('text' in envelope)) return false
  const read = sealedIn(state, envelope.text)
  return read.kind !== 'move' || !released.includes(read.code)
}

/** The move stood on the board. It goes back, for the envelope shows the position before it, and it binds. */
export function bindToSeal(course: Course, by: Color, code: MoveCode): boolean {
  if (!mustSeal(course.state, by)) return false
  const { at } = course
  course.happen({
    type: 'move-part-made',
    at,
    by,
    moves: [writeCode(code)],
    ...course.by('adjourn.seal.board-move-binds'),
  })
  if (course.state.board !== baseOf(course.state)) {
    course.happen({ type: 'pieces-restored', at, by })
  }
  return true
}

/** I.9.3: the sealer is not there; instead of replying on the board, the replier seals too. */
function maySealReply(state: GameState, adjournment: Adjournment, by: Color): boolean {
  if (adjournment.stage !== 'opened' || by !== replierOf(adjournment)) return false
  if (state.status !== 'in-play' || state.turn !== by) return false
  return state[adjournment.sealer].presence === 'absent'
}

function sealReply(course: Course, by: Color, envelope: Envelope): void {
  const { at } = course
  course.happen({
    type: 'move-sealed',
    at,
    by,
    envelope,
    reply: true,
    ...course.by('adjourn.resume.sealer-absent.seal-reply'),
  })
  if (course.state.clock === null) return
  // He stops his clock and starts that of the absent player.
  course.happen({
    type: 'clock-pressed',
    at,
    by,
    ...course.by('adjourn.resume.sealer-absent.seal-reply'),
  })
}

/** Whose move is in the envelope that would be opened next. */
export const authorOf = (adjournment: Adjournment): Color =>
  adjournment.reply === null ? adjournment.sealer : opposite(adjournment.sealer)
