import type { EventState, GameState, ReportedResult } from '../log/state.js'
import { settingsFor } from '../log/state.js'

/** The event as the public sees it, and how many reports are still hidden. */
export interface PublicState {
  readonly state: EventState
  readonly hidden: number
}

interface WithNextChange extends PublicState {
  /** When the next report becomes visible. */
  readonly nextChange: number
}

const cache = new WeakMap<EventState, WithNextChange>()

/**
 * The public sees a result with the same delay as the moves: otherwise the table would reveal how a
 * game ends that spectators still follow. Games without a board on the server have no moves to
 * protect, and their results are shown at once.
 */
export function publicStateAt(state: EventState, now: number): PublicState {
  const known = cache.get(state)
  if (known !== undefined && now < known.nextChange) return known
  const shown = withoutHiddenReports(state, now)
  cache.set(state, shown)
  return shown
}

function withoutHiddenReports(state: EventState, now: number): WithNextChange {
  let hidden = 0
  let nextChange = Number.POSITIVE_INFINITY
  const tournamentRounds = [...state.tournament.rounds]
  const rounds = [...state.rounds]
  for (const [index, round] of state.rounds.entries()) {
    const { spectatorDelay = 0 } = settingsFor(state, index + 1)
    const hiddenReports = ({ game, reports }: GameState): readonly ReportedResult[] =>
      game === null ? [] : reports.filter(({ at }) => at + spectatorDelay > now)
    if (spectatorDelay === 0 || round.games.every(each => hiddenReports(each).length === 0))
      continue
    const paired = tournamentRounds[index]!
    tournamentRounds[index] = {
      ...paired,
      games: paired.games.map((game, place) => {
        const each = round.games[place]!
        const unseen = hiddenReports(each)
        if (unseen.length === 0) return game
        hidden += unseen.length
        nextChange = Math.min(nextChange, ...unseen.map(({ at }) => at + spectatorDelay))
        const { result = null, ratingResult = null } =
          each.reports[each.reports.length - unseen.length - 1] ?? {}
        return { ...game, result, ratingResult }
      }),
    }
    rounds[index] = {
      ...round,
      games: round.games.map(each => {
        const shown = each.reports.slice(0, each.reports.length - hiddenReports(each).length)
        return { ...each, reports: shown, source: shown.at(-1)?.by.role ?? null }
      }),
    }
  }
  if (hidden === 0) return { state, hidden, nextChange }
  const tournament = { ...state.tournament, rounds: tournamentRounds }
  return { state: { ...state, tournament, rounds }, hidden, nextChange }
}
