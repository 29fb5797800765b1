import type { ActOf } from './act.js'
import { knownEntry } from './entries.js'
import type { EventBody } from './event.js'
import { refuse } from './refusal.js'
import { canBeShort, type Result } from './result.js'
import type { PairedGame, TournamentState } from './state.js'

function gameAt(state: TournamentState, round: number, board: number): PairedGame {
  const paired = state.rounds[round - 1] ?? refuse('round-not-paired')
  return paired.games[board - 1] ?? refuse('no-such-board')
}

function resultIn({ result, short = false }: ActOf<'report'> | ActOf<'correct-result'>): Result {
  if (short && !canBeShort(result)) refuse('cannot-be-short')
  return { result, short }
}

export function report(state: TournamentState, act: ActOf<'report'>): EventBody[] {
  const { round, board } = act
  const before = gameAt(state, round, board).result
  if (before !== null && before.result !== '*') refuse('result-already-reported')
  const result = resultIn(act)
  if (before?.result === result.result) refuse('same-result')
  return [{ type: 'result-reported', round, board, ...result }]
}

/**
 * Corrects a result (C.04.2). It counts for the next pairing if it concerns the last paired round
 * or the one before. Later corrections count only for ratings, and no past round is paired again.
 */
export function correctResult(state: TournamentState, act: ActOf<'correct-result'>): EventBody[] {
  const { round, board, reason } = act
  const { result: before, ratingResult } = gameAt(state, round, board)
  if (before === null) refuse('result-not-reported')
  const result = resultIn(act)
  const late = state.concluded || round < state.rounds.length - 1
  const now = late ? (ratingResult ?? before) : before
  if (now.result === result.result && now.short === result.short) refuse('same-result')
  const counts = late ? 'rating' : 'fully'
  return [{ type: 'result-corrected', round, board, ...result, counts, reason }]
}

/** Adds a penalty or bonus of the arbiter, from now on. */
export function adjustPoints(state: TournamentState, act: ActOf<'adjust-points'>): EventBody[] {
  const { entry, points, reason } = act
  knownEntry(state, entry)
  if (points === 0) refuse('nothing-changes', entry)
  return [{ type: 'points-adjusted', entry, round: state.rounds.length, points, reason }]
}
