import type { Color } from '@jadoube/chess'
import { type Act, playerOf } from './act.js'
import type { GameEvent } from './event.js'
import type { Laws } from './laws.js'
import { OpenRuling } from './open-ruling.js'
import type { Answered, When } from './provision.js'
import type { ActEntry, ProvisionIndex } from './provision-index.js'
import { type Refusal, refused } from './refusal.js'
import type { GameState, Status } from './state.js'

/** The answer to an act: events and the next state, or a refusal. */
export type Decision =
  | {
      readonly ok: true
      readonly state: GameState
      readonly events: readonly GameEvent[]
      /** The game had ended by itself before the act, so the act was not answered. */
      readonly overtaken: boolean
    }
  | { readonly ok: false; readonly refusal: Refusal }

/**
 * Answers an act in four phases. *Elapse*: what happened by itself since the last act. *Admit*:
 * whether the act is possible now. *Answer*: the provision that answers it, after those that
 * intervene first. *Aftermath*: what happens to open questions.
 */
export function runPhases(index: ProvisionIndex, state: GameState, act: Act, laws: Laws): Decision {
  if (act.at < state.at) return { ok: false, refusal: refused('time-goes-back') }
  const ruling = new OpenRuling(state, laws, act.at, index)
  if (state.status !== 'concluded') {
    elapseBefore(ruling, act)
    if (!ruling.concluded) elapse(ruling, act)
    if (ruling.concluded) {
      return { ok: true, state: ruling.state, events: ruling.events, overtaken: true }
    }
  }
  const refusal = admit(ruling, act)
  if (refusal !== undefined) return { ok: false, refusal }
  if (ruling.state.questions.length > 0) {
    for (const each of index.occasions.aftermath) each(ruling)
  }
  return { ok: true, state: ruling.state, events: ruling.events, overtaken: false }
}

// These loops run for every act, here and in the articles. `for … of` allocates an iterator each
// time, which was a quarter of all allocations of an act.

/** Handles what happened by itself before the act and counts from that moment. */
function elapseBefore(ruling: OpenRuling, act: Act): void {
  const { earlierMoment } = ruling.index.occasions
  for (let i = 0; i < earlierMoment.length; i++) {
    const at = earlierMoment[i]!(ruling)
    if (at === undefined || at <= ruling.state.at || at >= ruling.at) continue
    const earlier = new OpenRuling(ruling.state, ruling.laws, at, ruling.index, ruling.at)
    elapse(earlier, act)
    ruling.events.push(...earlier.events)
    ruling.state = earlier.state
    if (ruling.concluded) return
  }
}

function elapse(ruling: OpenRuling, act: Act): void {
  const { elapses } = ruling.index
  for (let i = 0; i < elapses.length; i++) {
    elapses[i]!(ruling, act)
    if (ruling.concluded) return
  }
}

/** Answers an act that is possible now, and refuses any other unless an exception admits it. */
function admit(ruling: OpenRuling, act: Act): Answered {
  const entry = ruling.index.acts[act.act]
  const no = refusedByStatus(ruling.state.status, entry.when)
  if (no === undefined) return answer(ruling, act, entry)
  for (const each of ruling.index.occasions.exception) {
    const exception = each(ruling, act, no)
    if (exception === 'admitted') return answer(ruling, act, entry)
    if (exception !== 'stays') return exception.answered
  }
  return no.code === 'game-over' ? afterTheEnd(ruling, act) : no
}

/** Why an act is not possible in this status of the game; undefined if it is. */
function refusedByStatus(status: Status, when: When): Refusal | undefined {
  if (status === 'in-play' || when === 'always') return undefined
  if (status === 'concluded') return refused('game-over')
  if (status === 'awaiting-start') {
    return when === 'during-play' ? refused('game-not-started') : undefined
  }
  if (when !== 'playing') return undefined
  return refused(status === 'paused' ? 'game-paused' : 'game-adjourned')
}

/** Handles acts after the end that point out something from before it. */
function afterTheEnd(ruling: OpenRuling, act: Act): Answered {
  const { claims, observations } = ruling.index
  const player = playerOf(act.by)
  if (act.act === 'claim' && player !== undefined && act.basis !== 'display') {
    const late = claims[act.claim].afterTheEnd
    if (late !== undefined) return late(ruling, act, player)
  }
  if (act.act === 'observe') {
    const late = observations.get(act.what)?.afterTheEnd
    if (late !== undefined) return late(ruling, act)
  }
  return refused('game-over')
}

function answer(ruling: OpenRuling, act: Act, entry: ActEntry): Answered {
  const by = playerOf(act.by)
  if (by === undefined) return answerOther(ruling, act, entry)
  if (entry.when === 'playing' && ruling.state.status === 'awaiting-start') {
    for (const each of ruling.index.occasions.startsByPlaying) {
      const no = each(ruling)
      if (no !== undefined) return no
    }
  }
  return answerPlayer(ruling, act, by, entry)
}

/** Answers an act of a player, or of an assistant in their place. */
export function answerPlayer(
  ruling: OpenRuling,
  act: Act,
  by: Color,
  entry = ruling.index.acts[act.act],
): Answered {
  if (act.by !== by) {
    for (const each of ruling.index.occasions.assisting) {
      const no = each(ruling, act, by)
      if (no !== undefined) return no
    }
  }
  const { before } = entry
  for (let i = 0; i < before.length; i++) {
    const own = before[i]!(ruling, act, by)
    if (own !== 'ordinary') return own
  }
  return entry.player === undefined ? refused('not-for-this-person') : entry.player(ruling, act, by)
}

function answerOther(ruling: OpenRuling, act: Act, entry: ActEntry): Answered {
  for (const each of entry.before) {
    const own = each(ruling, act, undefined)
    if (own !== 'ordinary') return own
  }
  if (act.by === 'arbiter' && entry.arbiter !== undefined) return entry.arbiter(ruling, act)
  if (act.by === 'clock' && entry.clock !== undefined) return entry.clock(ruling, act)
  if (act.by === 'spectator' && entry.spectator !== undefined) return entry.spectator(ruling, act)
  return refused('not-for-this-person')
}
