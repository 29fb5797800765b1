import type { ActOf } from './act.js'
import type { EventBody } from './event.js'
import { settingsOf } from './opening.js'
import { refuse } from './refusal.js'
import { type Entry, type EntryId, entryOf, type Person, type TournamentState } from './state.js'

const nobody: Omit<Person, 'name'> = {
  sex: null,
  title: null,
  rating: null,
  federation: null,
  fideId: null,
  birth: null,
  club: null,
}

export function knownEntry(state: TournamentState, id: EntryId): Entry {
  return entryOf(state, id) ?? refuse('unknown-entry', id)
}

function personIn(act: Partial<Person>): Partial<Person> {
  const { name, sex, title, rating, federation, fideId, birth, club } = act
  const all = { name, sex, title, rating, federation, fideId, birth, club }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** A late entry is paired from the coming round on (C.04.2, 2.4). */
export function enter(state: TournamentState, act: ActOf<'enter'>): EventBody[] {
  const paired = state.rounds.length
  const { rounds, system } = settingsOf(state)
  if (paired > 0 && (system === 'round-robin' || system === 'knockout')) {
    refuse('late-entry-not-possible')
  }
  if (paired >= rounds) refuse('round-out-of-range')
  const person: Person = { ...nobody, name: act.name, ...personIn(act) }
  return [
    { type: 'player-entered', entry: state.entries.length + 1, person, fromRound: paired + 1 },
  ]
}

/** A correction changes pairing numbers only until this round has been paired (C.04.2, 2.3). */
const lastRenumbering = 3

export function correctEntry(state: TournamentState, act: ActOf<'correct-entry'>): EventBody[] {
  const { person } = knownEntry(state, act.entry)
  const values = Object.entries(personIn(act)) as [keyof Person, Person[keyof Person]][]
  const changed = values.filter(([key, value]) => person[key] !== value)
  if (changed.length === 0) refuse('nothing-changes', act.entry)
  const changes: Partial<Person> = Object.fromEntries(changed)
  const renumbers = state.rounds.length <= lastRenumbering && state.settings?.system === 'swiss'
  const { entry, reason } = act
  return [
    {
      type: 'entry-corrected',
      entry,
      changes,
      renumbers: renumbers || state.rounds.length === 0,
      reason,
    },
  ]
}

/** Sets pairing numbers that were drawn by lot, as in a round robin, or chosen by the arbiter. */
export function assignNumbers(
  state: TournamentState,
  { order, reason }: ActOf<'assign-numbers'>,
): EventBody[] {
  if (state.rounds.length > 0) refuse('only-before-round-one')
  for (const id of order) knownEntry(state, id)
  if (new Set(order).size !== order.length || order.length !== state.entries.length) {
    refuse('order-incomplete')
  }
  return [{ type: 'numbers-assigned', order, reason }]
}

export function withdraw(state: TournamentState, act: ActOf<'withdraw'>): EventBody[] {
  const { withdrawnAfter } = knownEntry(state, act.entry)
  if (withdrawnAfter !== null) refuse('already-withdrawn', act.entry)
  const reason = act.reason ?? null
  return [{ type: 'player-withdrawn', entry: act.entry, afterRound: state.rounds.length, reason }]
}

export function reinstate(state: TournamentState, act: ActOf<'reinstate'>): EventBody[] {
  const { withdrawnAfter } = knownEntry(state, act.entry)
  if (withdrawnAfter === null) refuse('not-withdrawn', act.entry)
  return [{ type: 'player-reinstated', entry: act.entry, reason: act.reason }]
}
