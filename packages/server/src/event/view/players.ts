import type { PlayerRow, PlayersView } from '@jadoube/protocol'
import { type Entry, pairingNumbers, type TournamentState } from '@jadoube/tournament'
import { type EventState, settingsFor } from '../log/state.js'
import { lastPublished } from './as-of-round.js'

/** Who is looking: an official, or anybody. */
export type Viewer = 'official' | 'public'

export function seePlayers(state: EventState, event: string, viewer: Viewer): PlayersView {
  const row = rowMaker(state, viewer)
  return { event, seq: state.seq, players: state.tournament.entries.map(row) }
}

const numbersCache = new WeakMap<TournamentState, ReturnType<typeof pairingNumbers>>()

/** Sorted once until the tournament changes. */
function numbersOf(tournament: TournamentState): ReadonlyMap<number, number> {
  const numbers = numbersCache.get(tournament) ?? pairingNumbers(tournament)
  numbersCache.set(tournament, numbers)
  return numbers
}

/** Whether the public sees numbers instead of all names. */
const isWithoutNames = (state: EventState): boolean => settingsFor(state, 1).hideNames === true

/** Whether the public sees a number instead of this player's name. */
export const isNameHidden = (state: EventState, entry: number): boolean =>
  isWithoutNames(state) || state.hiddenNames.includes(entry)

/** Returns a function that shows one player. */
export function rowMaker(state: EventState, viewer: Viewer): (entry: Entry) => PlayerRow {
  const numbers = numbersOf(state.tournament)
  return ({ id, person, fromRound, withdrawnAfter, byes, adjustments }) => {
    const number = numbers.get(id) ?? id
    const { birth, ...shown } = person
    const isHidden = viewer === 'public' && isNameHidden(state, id)
    const known = isHidden ? { ...unnamed, name: `#${number}`, rating: shown.rating } : shown
    return {
      entry: id,
      number,
      ...known,
      ...(viewer === 'official' && {
        birth,
        ...(state.hiddenNames.includes(id) && { isNameHidden: true }),
      }),
      fromRound,
      withdrawnAfter,
      byes,
      adjustments,
    }
  }
}

const unnamed = { sex: null, title: null, federation: null, fideId: null, club: null }

/**
 * The tournament as it may be published in a file: published rounds, no dates of birth, and no
 * hidden names.
 */
export function publicTournament(state: EventState): TournamentState {
  const { tournament } = state
  const row = rowMaker(state, 'public')
  return {
    ...tournament,
    rounds: tournament.rounds.slice(0, lastPublished(state)),
    entries: tournament.entries.map(entry => {
      const { name, sex, title, rating, federation, fideId, club } = row(entry)
      const person = { name, sex, title, rating, federation, fideId, club, birth: null }
      return { ...entry, person }
    }),
  }
}
