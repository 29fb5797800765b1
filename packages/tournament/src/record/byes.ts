import type { ActOf } from './act.js'
import { knownEntry } from './entries.js'
import type { EventBody, EventOf } from './event.js'
import { settingsOf } from './opening.js'
import { refuse } from './refusal.js'
import type { TournamentState } from './state.js'

function notYetPaired(state: TournamentState, round: number): void {
  if (round > settingsOf(state).rounds) refuse('round-out-of-range')
  if (round <= state.rounds.length) refuse('round-already-paired')
}

/** C.04.2, 3.3: a player who is known to be absent is not paired. */
export function grantBye(state: TournamentState, act: ActOf<'grant-bye'>): EventBody[] {
  const { entry, round, bye } = act
  const { byes, fromRound, withdrawnAfter } = knownEntry(state, entry)
  notYetPaired(state, round)
  if (round < fromRound || withdrawnAfter !== null) refuse('player-not-there', entry)
  if (byes.some(each => each.round === round)) refuse('bye-already-granted', entry)
  const warnings: EventOf<'bye-granted'>['warnings'] =
    bye === 'full-bye'
      ? ['full-bye']
      : bye === 'half-bye' && byes.some(each => each.bye === 'half-bye')
        ? ['second-half-bye']
        : []
  return [{ type: 'bye-granted', entry, round, bye, warnings }]
}

export function cancelBye(
  state: TournamentState,
  { entry, round }: ActOf<'cancel-bye'>,
): EventBody[] {
  const { byes } = knownEntry(state, entry)
  notYetPaired(state, round)
  if (!byes.some(each => each.round === round)) refuse('no-such-bye', entry)
  return [{ type: 'bye-cancelled', entry, round }]
}
