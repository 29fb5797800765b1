import type { EventOverview } from '@jadoube/protocol'
import { usualScoring } from '@jadoube/tournament'
import { type EventState, settingsFor } from '../log/state.js'
import type { Viewer } from './players.js'
import { disputesOf, summaryOf } from './rounds.js'
import { announcedOrUsual } from './standings.js'

export function seeOverview(state: EventState, event: string, viewer: Viewer): EventOverview {
  const { settings, entries, rounds, concluded } = state.tournament
  const shown = state.rounds.flatMap(({ isPublished }, index) =>
    viewer === 'official' || isPublished ? [summaryOf(state, index + 1)] : [],
  )
  return {
    event,
    name: state.name,
    site: state.site,
    date: state.date,
    seq: state.seq,
    system: settings?.system ?? 'manual',
    rounds: settings?.rounds ?? rounds.length,
    scoring: settings?.scoring ?? usualScoring,
    tieBreaks: announcedOrUsual(state).filter(code => code !== 'PTS'),
    cycles: state.cycles,
    gamesPerMatch: state.gamesPerMatch,
    concluded,
    players: entries.length,
    roundList: shown,
    ...(viewer === 'official' && {
      official: {
        requests: state.requests,
        disputes: disputesOf(state),
        mayPair: mayPair(state),
        roundsFollow: state.roundsFollow,
        settings: settingsFor(state, rounds.length + 1),
      },
    }),
  }
}

/** Whether the next round can be paired, as far as that is known without pairing it. */
function mayPair({ tournament }: EventState): true | string {
  const { settings, rounds, concluded, entries } = tournament
  if (concluded) return 'already-concluded'
  if (rounds.length >= (settings?.rounds ?? 0)) return 'round-out-of-range'
  if (rounds.at(-1)?.games.some(({ result }) => result === null)) return 'results-missing'
  return entries.length < 2 ? 'too-few-entries' : true
}
