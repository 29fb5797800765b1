import type { GameResult } from '@jadoube/tournament'
import type { BoardSettings } from '../game/board-settings.js'
import type { BoardId } from '../store/index.js'
import { withColoursExchanged } from './board-results.js'
import type { EventState } from './log/state.js'

/**
 * The result that an official or the players reported for the game on a board, from the point of
 * view of its White: a no-show, or a correction. It counts in the event, whatever the board says.
 * Null if there is none.
 */
export function officialResult(
  { rounds, tournament }: EventState,
  board: BoardId,
  { round, number, entries }: BoardSettings,
): GameResult | null {
  if (round === null || number === null || entries === undefined) return null
  const paired = tournament.rounds[Number(round) - 1]?.games[number - 1]
  const known = rounds[Number(round) - 1]?.games[number - 1]
  const result = paired?.result?.result ?? '*'
  // The board's own result is shown with the board, with the delay for spectators.
  if (known?.game !== board || known.source === 'board' || result === '*') return null
  return entries.white === paired?.white ? result : withColoursExchanged[result]
}
