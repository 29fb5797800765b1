import type { BoardLine, ResultSource, RoundView } from '@jadoube/protocol'
import { useMemo } from 'preact/hooks'

import { useView } from './use-view.js'

/**
 * A result that did not come from the board: entered by an official, or reported by both players.
 */
export interface OfficialResult {
  readonly result: string
  readonly source: ResultSource
}

export type OfficialResults = ReadonlyMap<string, OfficialResult>

const noResults: OfficialResults = new Map()

/**
 * The entered results of a round, by board id. A null round requests nothing, because the event has
 * no tournament.
 */
export function useOfficialResults(
  { event, secret }: { readonly event: string; readonly secret: string | null },
  round: string | null | undefined,
): OfficialResults {
  const path = round && /^\d+$/.test(round) ? `/api/events/${event}/rounds/${round}` : null
  const { value } = useView<RoundView>(path, secret)
  return useMemo(() => (value === null ? noResults : officialResultsOf(value)), [value])
}

export const officialResultsOf = ({ games }: Pick<RoundView, 'games'>): OfficialResults =>
  new Map(
    games.flatMap(({ game, result, source }) =>
      game === undefined ||
      result === null ||
      result === '*' ||
      source === undefined ||
      source === 'board'
        ? []
        : [[game, { result, source }] as const],
    ),
  )

/** Needs that remain after the game. */
const lastingNeeds = /^(question|call|postponed)\b/

/**
 * Once a result is entered, the game is over, whatever its board says. Nobody is late and no flag
 * falls.
 */
export function withOfficial<L extends Pick<BoardLine, 'board' | 'needs'>>(
  line: L,
  official: OfficialResults,
): L {
  const entered = official.get(line.board)
  if (entered === undefined) return line
  const over = { status: 'concluded', result: entered.result, clocks: null, hasTheMove: null }
  return { ...line, ...over, needs: line.needs.filter(need => lastingNeeds.test(need)) }
}
