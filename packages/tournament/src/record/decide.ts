import type { ActName, ActOf, TournamentAct } from './act.js'
import * as byes from './byes.js'
import * as entries from './entries.js'
import type { EventBody, TournamentEvent } from './event.js'
import { evolve } from './evolve.js'
import * as opening from './opening.js'
import * as pairing from './pairing.js'
import { Refused, refuse, type TournamentRefusal, type TournamentRefusalCode } from './refusal.js'
import * as results from './results.js'
import type { TournamentState } from './state.js'

/** The answer to an act: events and the new state, or a refusal. */
export type TournamentDecision =
  | {
      readonly ok: true
      readonly events: readonly TournamentEvent[]
      readonly state: TournamentState
    }
  | { readonly ok: false; readonly refusal: TournamentRefusal }

type Answer<N extends ActName> = (state: TournamentState, act: ActOf<N>) => EventBody[]

const answers: { readonly [N in ActName]: Answer<N> } = {
  open: opening.open,
  enter: entries.enter,
  'correct-entry': entries.correctEntry,
  'assign-numbers': entries.assignNumbers,
  'draw-colour': opening.drawColour,
  withdraw: entries.withdraw,
  reinstate: entries.reinstate,
  'grant-bye': byes.grantBye,
  'cancel-bye': byes.cancelBye,
  'forbid-pairs': opening.forbidPairs,
  pair: pairing.pair,
  unpair: pairing.unpair,
  report: results.report,
  'correct-result': results.correctResult,
  'adjust-points': results.adjustPoints,
  'change-scoring': opening.changeScoring,
  'change-rounds': opening.changeRounds,
  conclude: opening.conclude,
}

/** Corrections for ratings are possible after the end too. */
const afterTheEnd: readonly ActName[] = ['correct-result', 'correct-entry']

/**
 * Decides on an act: returns the events and the new state, or a refusal. It never throws.
 *
 * @example
 * const decision = decide(newTournament, { act: 'open', name: 'Club', rounds: 5, system: 'swiss' })
 * decision.ok && decision.events[0].type // → 'tournament-opened'
 */
export function decide(state: TournamentState, act: TournamentAct): TournamentDecision {
  try {
    const answer = Object.hasOwn(answers, act.act) ? answers[act.act] : undefined
    if (answer === undefined) refuse('unknown-act')
    check(state, act.act)
    const who = {
      ...(act.by !== undefined && { by: act.by }),
      ...(act.at !== undefined && { at: act.at }),
    }
    const bodies = (answer as Answer<ActName>)(state, act)
    const events = bodies.map(body => ({ ...body, ...who }))
    return { ok: true, events, state: events.reduce(evolve, state) }
  } catch (caught) {
    if (caught instanceof Refused) return { ok: false, refusal: caught.refusal }
    throw caught
  }
}

function check(state: TournamentState, act: ActName): void {
  const refusal: TournamentRefusalCode | null =
    act === 'open'
      ? state.settings === null
        ? null
        : 'already-opened'
      : state.settings === null
        ? 'not-opened'
        : state.concluded && !afterTheEnd.includes(act)
          ? 'already-concluded'
          : null
  if (refusal !== null) refuse(refusal)
}
