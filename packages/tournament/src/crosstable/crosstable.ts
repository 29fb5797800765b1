import type { Place } from '../standings/index.js'
import type { Colour, Player, PlayerId, PlayerRound, Tournament } from '../tournament.js'
import { codeOfOutcome } from '../trf/result-code.js'

/** One line of a crosstable: a player in the order of the standings. */
export interface CrosstableLine {
  readonly player: PlayerId
  readonly rank: number
  readonly points: number
  readonly cells: readonly (CrosstableCell | null)[]
}

/** The result in one round, or against one opponent. */
export interface CrosstableCell {
  /** The opponent's line in the table, from 1; `null` for byes. */
  readonly line: number | null
  readonly round: number
  readonly colour: Colour | null
  /**
   * The code as in a report file: 1 = 0 + - W D L H F U Z, or blank for a game without a result.
   */
  readonly code: string
}

/**
 * Makes a crosstable with a cell for each round, as for a Swiss tournament. Its lines are in the
 * order of `places`.
 */
export function crosstableByRound(
  tournament: Tournament,
  places: readonly Place[],
): CrosstableLine[] {
  const lines = lineNumbers(places)
  const rounds = roundsById(tournament)
  return places.map(({ player, rank, points }) => ({
    player,
    rank,
    points,
    cells: (rounds.get(player) ?? []).map((each, index) => cellOf(each, index + 1, lines)),
  }))
}

/**
 * Makes a crosstable with cells for each opponent, as for a round robin: one per game, or null if
 * the two have not met.
 */
export function crosstableByOpponent(
  tournament: Tournament,
  places: readonly Place[],
): (Omit<CrosstableLine, 'cells'> & {
  readonly cells: readonly (readonly CrosstableCell[] | null)[]
})[] {
  const lines = lineNumbers(places)
  const rounds = roundsById(tournament)
  return places.map(({ player, rank, points }) => {
    const cells: (CrosstableCell[] | null)[] = places.map(() => null)
    rounds.get(player)?.forEach((each, index) => {
      const cell = cellOf(each, index + 1, lines)
      if (cell.line === null) return
      const before = cells[cell.line - 1]
      cells[cell.line - 1] = [...(before ?? []), cell]
    })
    return { player, rank, points, cells }
  })
}

function lineNumbers(places: readonly Place[]): Map<PlayerId, number> {
  return new Map(places.map(({ player }, index) => [player, index + 1]))
}

function roundsById({ players }: Tournament): Map<PlayerId, Player['rounds']> {
  return new Map(players.map(({ id, rounds }) => [id, rounds]))
}

function cellOf(
  { opponent, colour, outcome }: PlayerRound,
  round: number,
  lines: ReadonlyMap<PlayerId, number>,
): CrosstableCell {
  const line = opponent === null ? null : (lines.get(opponent) ?? null)
  return { line, round, colour, code: codeOfOutcome[outcome].trim() }
}
