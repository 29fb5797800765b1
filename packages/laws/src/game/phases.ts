import type { Color } from '@jadoube/chess'
import { type Act, playerOf } from './act.js'
import type { ActEntry, Book } from './book.js'
import { Course } from './course.js'
import type { GameEvent } from './event.js'
import type { Laws } from './laws.js'
import type { Answered, When } from './provision.js'
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
 * What the Laws make of an act, in four phases. *Elapse*: what came by itself since the act before it.
 * *Admit*: whether such an act can be now. *Answer*: the provision that answers it, after those that step
 * in. *Aftermath*: what becomes of open questions.
 */
export function followBy(book: Book, state: GameState, act: Act, laws: Laws): Decision {
  if (act.at < state.at) return { ok: false, refusal: refused('time-goes-back') }
  const course = new Course(state, laws, act.at, book)
  if (state.status !== 'concluded') {
    elapse(course, act)
    if (course.concluded) {
      return { ok: true, state: course.state, events: course.events, overtaken: true }
    }
  }
  const refusal = admit(course, act)
  if (refusal !== undefined) return { ok: false, refusal }
  if (course.state.questions.length > 0) {
    for (const each of book.occasions.aftermath) each(course)
  }
  return { ok: true, state: course.state, events: course.events, overtaken: false }
}

function elapse(course: Course, act: Act): void {
  for (const each of course.book.elapses) {
    each(course, act)
    if (course.concluded) return
  }
}

/** Answers an act that can be now, and refuses any other unless an exception admits it. */
function admit(course: Course, act: Act): Answered {
  const entry = course.book.acts[act.act]
  const no = mayBe(course.state.status, entry.when)
  if (no === undefined) return answer(course, act, entry)
  for (const each of course.book.occasions.exception) {
    const exception = each(course, act, no)
    if (exception === 'admitted') return answer(course, act, entry)
    if (exception !== 'stays') return exception.answered
  }
  return no.code === 'game-over' ? afterTheEnd(course, act) : no
}

function mayBe(status: Status, when: When): Refusal | undefined {
  if (status === 'in-play' || when === 'always') return undefined
  if (status === 'concluded') return refused('game-over')
  if (status === 'awaiting-start') {
    return when === 'during-play' ? refused('game-not-started') : undefined
  }
  if (when !== 'playing') return undefined
  return refused(status === 'paused' ? 'game-paused' : 'game-adjourned')
}

/** The game is over, and somebody points out what was the matter before. */
function afterTheEnd(course: Course, act: Act): Answered {
  const { claims, observations } = course.book
  const player = playerOf(act.by)
  if (act.act === 'claim' && player !== undefined && act.basis !== 'display') {
    const late = claims[act.claim].afterTheEnd
    if (late !== undefined) return late(course, act, player)
  }
  if (act.act === 'observe') {
    const late = observations.get(act.what)?.afterTheEnd
    if (late !== undefined) return late(course, act)
  }
  return refused('game-over')
}

function answer(course: Course, act: Act, entry: ActEntry): Answered {
  const by = playerOf(act.by)
  if (by === undefined) return answerOther(course, act, entry)
  if (entry.when === 'playing' && course.state.status === 'awaiting-start') {
    for (const each of course.book.occasions.startsByPlaying) {
      const no = each(course)
      if (no !== undefined) return no
    }
  }
  return answerPlayer(course, act, by)
}

/** What the Laws make of something that a player does, or an assistant in the player's place. */
export function answerPlayer(course: Course, act: Act, by: Color): Answered {
  const entry = course.book.acts[act.act]
  if (act.by !== by) {
    for (const each of course.book.occasions.assisting) {
      const no = each(course, act, by)
      if (no !== undefined) return no
    }
  }
  for (const each of entry.before) {
    const own = each(course, act, by)
    if (own !== 'ordinary') return own
  }
  return entry.player === undefined ? refused('not-for-this-person') : entry.player(course, act, by)
}

function answerOther(course: Course, act: Act, entry: ActEntry): Answered {
  for (const each of entry.before) {
    const own = each(course, act, undefined)
    if (own !== 'ordinary') return own
  }
  if (act.by === 'arbiter' && entry.arbiter !== undefined) return entry.arbiter(course, act)
  if (act.by === 'clock' && entry.clock !== undefined) return entry.clock(course, act)
  if (act.by === 'spectator' && entry.spectator !== undefined) return entry.spectator(course, act)
  return refused('not-for-this-person')
}
