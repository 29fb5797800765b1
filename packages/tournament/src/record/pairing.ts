import type { ActOf, Pairing } from './act.js'
import { knownEntry } from './entries.js'
import type { EventBody } from './event.js'
import { settingsOf } from './opening.js'
import { refuse } from './refusal.js'
import { type EntryId, plays, type TournamentState } from './state.js'
import { warningsOn } from './warnings.js'

/**
 * Records the pairing of a round, made by a system or by hand. It checks that everybody has a
 * place, and warns. It does not pair, so that old records keep their meaning when a pairing system
 * changes.
 */
export function pair(state: TournamentState, act: ActOf<'pair'>): EventBody[] {
  const { rounds, system } = settingsOf(state)
  const { round, games, bye, rests = [], virtualPoints = [], engine, reason = null } = act
  if (round > rounds) refuse('round-out-of-range')
  if (round <= state.rounds.length) refuse('round-already-paired')
  if (round !== state.rounds.length + 1) refuse('not-the-coming-round')
  const last = state.rounds.at(-1)
  if (last?.games.some(each => each.result === null)) refuse('results-missing')
  if (rests.length > 0 && system === 'swiss') refuse('no-rest-here', rests[0])
  checkEverybody(state, round, [
    ...games.flatMap(({ white, black }) => [white, black]),
    ...(bye === null ? [] : [bye]),
    ...rests,
  ])
  for (const { entry } of virtualPoints) knownEntry(state, entry)
  return [
    {
      type: 'round-paired',
      round,
      games,
      bye,
      rests,
      virtualPoints,
      warnings: warningsOn(state, round, { games, bye }),
      insteadOf: engine === undefined ? null : replaced(engine, { games, bye }),
      reason,
    },
  ]
}

function checkEverybody(state: TournamentState, round: number, named: readonly EntryId[]): void {
  const placed = new Set<EntryId>()
  for (const id of named) {
    if (!plays(knownEntry(state, id), round)) refuse('player-not-there', id)
    if (placed.has(id)) refuse('player-paired-twice', id)
    placed.add(id)
  }
  for (const entry of state.entries) {
    if (plays(entry, round) && !placed.has(entry.id)) refuse('player-left-out', entry.id)
  }
}

/** The games and bye of the pairing system that are not in the manual pairing. */
function replaced(engine: Pairing, made: Pairing): Pairing {
  const manualGames = new Set(made.games.map(({ white, black }) => `${white} ${black}`))
  return {
    games: engine.games.filter(({ white, black }) => !manualGames.has(`${white} ${black}`)),
    bye: engine.bye === made.bye ? null : engine.bye,
  }
}

/** Takes a pairing back, while no game of it has a result. */
export function unpair(state: TournamentState, { round, reason }: ActOf<'unpair'>): EventBody[] {
  if (round > state.rounds.length) refuse('round-not-paired')
  if (round !== state.rounds.length) refuse('not-the-last-round')
  if (state.rounds.at(-1)?.games.some(each => each.result !== null)) refuse('results-present')
  return [{ type: 'round-unpaired', round, reason }]
}
