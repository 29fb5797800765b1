import {
  bergerSchedule,
  type PlayerId,
  type RoundRobinOptions,
  recordText,
  type Tournament,
  type TournamentReport,
} from '@jadoube/tournament'

/** The round robin that record 192 names; `null` for another system. */
export function roundRobinOf(report: TournamentReport): RoundRobinOptions | null {
  const code = recordText(report, '192') ?? ''
  if (!/ROUND_?ROBIN|BERGER/i.test(code)) return null
  const cycles = /DOUBLE/i.test(code) ? 2 : 1
  const swapped = { cycles, swapLastTwo: true } as const
  return isLaidOut(report.tournament, swapped) ? swapped : { cycles }
}

/**
 * Whether the last two rounds of the first cycle were swapped, which their games show once they are
 * paired.
 */
function isLaidOut(tournament: Tournament, options: RoundRobinOptions): boolean {
  const count = tournament.players.length
  const last = count + (count % 2) - 1
  if (tournament.paired < last - 1) return false
  const scheduled = gamesByTable(tournament, options, last - 1)
  const inFile = new Set(
    tournament.players.flatMap(({ id, rounds }) => {
      const round = rounds[last - 2]
      return round?.opponent != null && round.colour === 'white' ? [`${id} ${round.opponent}`] : []
    }),
  )
  return scheduled.every(({ white, black }) => inFile.has(`${white} ${black}`))
}

/** The games of a round by the Berger tables. */
export function gamesByTable(
  { players }: Tournament,
  options: RoundRobinOptions,
  round: number,
): { readonly white: PlayerId; readonly black: PlayerId }[] {
  const games = bergerSchedule(players.length, options)[round - 1]?.games ?? []
  return games.map(([white, black]) => ({
    white: players[white - 1]!.id,
    black: players[black - 1]!.id,
  }))
}
