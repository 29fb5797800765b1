import { makeTrf, reportOfRecord } from '@jadoube/tournament'
import type { EventState } from '../log/state.js'
import { publicTournament, type Viewer } from './players.js'
import { tieBreaksOf } from './standings.js'

export interface TrfWanted {
  readonly viewer: Viewer
  readonly format: 'trf26' | 'trf16'
  readonly forRating: boolean
}

/** The report file, as far as this viewer may have it. */
export function trfOf(state: EventState, { viewer, format, forRating }: TrfWanted): string {
  const tournament = viewer === 'official' ? state.tournament : publicTournament(state)
  const tieBreaks = tieBreaksOf(state)
  return makeTrf(reportOfRecord(tournament, { tieBreaks, forRating, cycles: state.cycles }), format)
}
