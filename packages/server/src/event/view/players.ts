import type { PlayerRow, PlayersView } from '@jadoube/protocol'
import { type Entry, pairingNumbers } from '@jadoube/tournament'
import { type EventState, settingsFor } from '../log/state.js'

/** Who looks: those who run the event, or anybody. */
export type Viewer = 'official' | 'public'

export function seePlayers(state: EventState, event: string, viewer: Viewer): PlayersView {
  const row = rowMaker(state, viewer)
  return { event, seq: state.seq, players: state.tournament.entries.map(row) }
}

/** How one player is shown. */
export function rowMaker(state: EventState, viewer: Viewer): (entry: Entry) => PlayerRow {
  const numbers = pairingNumbers(state.tournament)
  const isHidden = viewer === 'public' && settingsFor(state, 1).hideNames === true
  return ({ id, person, fromRound, withdrawnAfter, byes, adjustments }) => {
    const number = numbers.get(id) ?? id
    const { birth, ...shown } = person
    const known = isHidden ? { ...unnamed, name: `#${number}`, rating: shown.rating } : shown
    return {
      entry: id,
      number,
      ...known,
      ...(viewer === 'official' && { birth }),
      fromRound,
      withdrawnAfter,
      byes,
      adjustments,
    }
  }
}

const unnamed = { sex: null, title: null, federation: null, fideId: null, club: null }
