import type { EventActor } from '@jadoube/protocol'
import {
  decide as decideTournament,
  roundsNeeded,
  type TournamentAct,
  type TournamentEvent,
} from '@jadoube/tournament'
import { evolveEvent } from './evolve.js'
import type { LoggedAct, LoggedEvent } from './line.js'
import { type OwnActHandlers, type OwnActName, ownActHandlers } from './own-acts.js'
import { pairAct, pairComing } from './pairing-engine.js'
import { type EventRefusal, EventRefused, refuse } from './refusal.js'
import type { EventState } from './state.js'

export type EventDecision =
  | { readonly ok: true; readonly events: readonly LoggedEvent[]; readonly state: EventState }
  | { readonly ok: false; readonly refusal: EventRefusal; readonly act: number }

/** Decides several acts together: all of them take effect, or none. */
export function decideEvent(
  before: EventState,
  by: EventActor,
  at: number,
  acts: readonly LoggedAct[],
): EventDecision {
  let state = before
  const events: LoggedEvent[] = []
  for (const [index, act] of acts.entries()) {
    try {
      for (const event of eventsOf(state, by, act)) {
        events.push(event)
        state = evolveEvent(state, event, { at, by })
      }
      const needed = roundsToAnnounce(state, acts[index + 1])
      if (needed !== null) {
        events.push(needed)
        state = evolveEvent(state, needed, { at, by })
      }
    } catch (error) {
      if (!(error instanceof EventRefused)) throw error
      return { ok: false, refusal: error.refusal, act: index }
    }
  }
  return { ok: true, events, state }
}

const isOwn = (act: LoggedAct): act is Extract<LoggedAct, { act: OwnActName }> =>
  Object.hasOwn(ownActHandlers, act.act)

/** One act may take several steps, each based on the result of the one before. */
function* eventsOf(state: EventState, by: EventActor, act: LoggedAct): Generator<LoggedEvent> {
  if (!isOwn(act)) {
    yield* tournamentEvents(state, act)
    return
  }
  let now = state
  const handle = ownActHandlers[act.act] as OwnActHandlers[OwnActName]
  for (const step of handle(state, act as never, by)) {
    // The system need not be asked again for its own pairing.
    const events = 'act' in step ? tournamentEvents(now, step, act.act === 'pair-round') : [step]
    for (const event of events) {
      yield event
      now = evolveEvent(now, event, { at: 0, by })
    }
  }
}

/**
 * The number of rounds of a round robin or knockout follows from its players. A list of entries is
 * read to its end first.
 */
function roundsToAnnounce(state: EventState, next: LoggedAct | undefined): LoggedEvent | null {
  const { settings, rounds, entries } = state.tournament
  if (!state.roundsFollow || settings === null || rounds.length > 0 || next?.act === 'enter')
    return null
  const needed = roundsNeeded(settings.system, entries.length, state)
  return needed === null || needed === settings.rounds
    ? null
    : { type: 'rounds-needed', rounds: needed }
}

/**
 * More players than any Swiss tournament has had. A larger field would block the thread that pairs.
 */
const MAX_ENTRIES = 5000

function tournamentEvents(
  state: EventState,
  act: TournamentAct,
  isOfSystem = false,
): readonly TournamentEvent[] {
  if (act.act === 'unpair' && state.rounds[act.round - 1]?.isSetUp) refuse('round-set-up')
  if (act.act === 'enter' && state.tournament.entries.length >= MAX_ENTRIES)
    refuse('too-many-entries')
  const decided = decideTournament(state.tournament, isOfSystem ? act : withEngine(state, act))
  if (decided.ok) return decided.events
  throw new EventRefused(decided.refusal)
}

/** For a manual pairing, the log also stores what the system would have paired. */
function withEngine(state: EventState, act: TournamentAct): TournamentAct {
  if (act.act !== 'pair' || act.engine !== undefined) return act
  const paired = pairComing(state)
  if (paired === undefined || !paired.ok) return act
  const { games, bye } = pairAct(state, paired.value)
  const isSame = JSON.stringify([games, bye]) === JSON.stringify([act.games, act.bye])
  return isSame ? act : { ...act, engine: { games, bye } }
}
