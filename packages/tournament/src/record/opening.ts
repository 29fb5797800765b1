import { usualScoring } from '../score.js'
import type { ActOf } from './act.js'
import type { EventBody } from './event.js'
import { refuse } from './refusal.js'
import { entryOf, type Settings, type TournamentState } from './state.js'

export function open(_: TournamentState, act: ActOf<'open'>): EventBody[] {
  const { name, rounds, system, missedRounds = 'zero-bye' } = act
  const scoring = { ...usualScoring, ...act.scoring }
  return [{ type: 'tournament-opened', settings: { name, rounds, system, scoring, missedRounds } }]
}

export function settingsOf(state: TournamentState): Settings {
  return state.settings ?? refuse('not-opened')
}

function beforeRoundOne(state: TournamentState): void {
  if (state.rounds.length > 0) refuse('only-before-round-one')
}

/** C.04.3, 5.2.5: the draw that decides the colours in round 1. */
export function drawColour(state: TournamentState, { colour }: ActOf<'draw-colour'>): EventBody[] {
  beforeRoundOne(state)
  return [{ type: 'initial-colour-drawn', colour }]
}

/** Forbidden pairs are announced before the first round. */
export function forbidPairs(state: TournamentState, act: ActOf<'forbid-pairs'>): EventBody[] {
  beforeRoundOne(state)
  const { rounds } = settingsOf(state)
  const { entries, fromRound = 1, toRound = rounds } = act
  for (const id of entries) if (entryOf(state, id) === undefined) refuse('unknown-entry', id)
  if (new Set(entries).size < 2) refuse('too-few-entries')
  if (fromRound < 1 || fromRound > toRound || toRound > rounds) refuse('round-out-of-range')
  return [{ type: 'pairs-forbidden', entries: [...new Set(entries)], fromRound, toRound }]
}

/** The points for a win, a draw or a bye may change until the first result. */
export function changeScoring(
  state: TournamentState,
  { scoring: given, reason }: ActOf<'change-scoring'>,
): EventBody[] {
  const { scoring: before } = settingsOf(state)
  if (state.rounds.some(({ games }) => games.some(({ result }) => result !== null)))
    refuse('results-present')
  const scoring = { ...usualScoring, ...given }
  if (JSON.stringify(scoring) === JSON.stringify(before)) refuse('nothing-changes')
  return [{ type: 'scoring-changed', scoring, reason }]
}

export function changeRounds(
  state: TournamentState,
  { rounds, reason }: ActOf<'change-rounds'>,
): EventBody[] {
  if (rounds < state.rounds.length) refuse('rounds-already-paired')
  if (rounds === settingsOf(state).rounds) refuse('nothing-changes')
  return [{ type: 'rounds-changed', rounds, reason }]
}

export function conclude(state: TournamentState): EventBody[] {
  const complete = state.rounds.every(({ games }) =>
    games.every(({ result }) => result !== null && result.result !== '*'),
  )
  if (!complete || state.rounds.length < settingsOf(state).rounds) refuse('not-finished')
  return [{ type: 'tournament-concluded' }]
}
