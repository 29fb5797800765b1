import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoreOf } from '../score.js'
import type { TournamentAct } from './act.js'
import { decide } from './decide.js'
import type { TournamentEvent } from './event.js'
import { evolve } from './evolve.js'
import { parseTournamentAct } from './parse-act.js'
import { gameResults } from './result.js'
import { newTournament, plays, type TournamentState } from './state.js'
import { tournamentOf } from './tournament-of.js'

/** Pairs everybody who is present: neighbours in the order of entry. */
function neighbours({ entries, rounds }: TournamentState): TournamentAct {
  const round = rounds.length + 1
  const there = entries.filter(each => plays(each, round)).map(each => each.id)
  const games = []
  for (let index = 0; index + 1 < there.length; index += 2) {
    games.push({ white: there[index]!, black: there[index + 1]! })
  }
  const bye = there.length % 2 === 1 ? there.at(-1)! : null
  return { act: 'pair', round, games, bye }
}

const id = fc.integer({ min: 1, max: 8 })
const round = fc.integer({ min: 1, max: 5 })
const result = fc.constantFrom(...gameResults)
const reason = fc.constant('a reason')
/** `null` means: pair the coming round. */
const someAct: fc.Arbitrary<TournamentAct | null> = fc.oneof(
  fc.record({
    act: fc.constant('enter' as const),
    name: fc.constantFrom('A', 'B', 'C'),
    rating: fc.constantFrom(null, 1800, 2000),
  }),
  fc.record({ act: fc.constant('withdraw' as const), entry: id }),
  fc.record({ act: fc.constant('reinstate' as const), entry: id, reason }),
  fc.record({
    act: fc.constant('grant-bye' as const),
    entry: id,
    round,
    bye: fc.constantFrom('half-bye' as const, 'zero-bye' as const, 'full-bye' as const),
  }),
  fc.record({ act: fc.constant('cancel-bye' as const), entry: id, round }),
  fc.record({
    act: fc.constant('report' as const),
    round,
    board: fc.integer({ min: 1, max: 3 }),
    result,
  }),
  fc.record({
    act: fc.constant('report' as const),
    round,
    board: fc.integer({ min: 1, max: 3 }),
    result,
  }),
  fc.record({
    act: fc.constant('correct-result' as const),
    round,
    board: fc.integer({ min: 1, max: 3 }),
    result,
    reason,
  }),
  fc.record({
    act: fc.constant('correct-entry' as const),
    entry: id,
    rating: fc.constantFrom(1700, 2200),
    reason,
  }),
  fc.record({ act: fc.constant('unpair' as const), round, reason }),
  fc.record({ act: fc.constant('change-rounds' as const), rounds: round, reason }),
  fc.constant(null),
  fc.constant(null),
)

test('after any acts, the replay equals the live state, events are plain JSON, and scores add up', () => {
  fc.assert(
    fc.property(fc.array(someAct, { maxLength: 60 }), acts => {
      let state: TournamentState = newTournament
      const log: TournamentEvent[] = []
      const all: (TournamentAct | null)[] = [
        { act: 'open', name: 'Any', rounds: 5, system: 'swiss' },
        ...['P', 'Q', 'R', 'S'].map(name => ({ act: 'enter' as const, name })),
        ...acts,
      ]
      for (const each of all) {
        const act = each ?? neighbours(state)
        expect(parseTournamentAct(JSON.parse(JSON.stringify(act))).ok).toBe(true)
        const decision = decide(state, act)
        if (!decision.ok) continue
        state = decision.state
        log.push(...decision.events)
      }
      const replayed = (JSON.parse(JSON.stringify(log)) as TournamentEvent[]).reduce(
        evolve,
        newTournament,
      )
      expect(replayed).toEqual(state)
      const tournament = tournamentOf(state)
      for (const [index, { games, bye }] of state.rounds.entries()) {
        const total = tournament.players.reduce((sum, each) => sum + each.rounds[index]!.points, 0)
        const met = tournament.players.filter(each => each.rounds[index]!.opponent !== null)
        expect(met.length).toBe(games.length * 2)
        for (const player of met) {
          const mine = player.rounds[index]!
          const theirs = tournament.players[mine.opponent! - 1]!.rounds[index]!
          expect(theirs.opponent).toBe(player.id)
          expect(theirs.colour).not.toBe(mine.colour)
        }
        // A round gives at most one point per game, plus the bye and requested byes.
        expect(total).toBeLessThanOrEqual(
          100 * (games.length + (bye === null ? 0 : 1)) +
            100 * (tournament.players.length - met.length),
        )
      }
      for (const player of tournament.players) {
        expect(player.rounds.length).toBe(state.rounds.length)
        expect(scoreOf(player)).toBe(player.rounds.reduce((sum, each) => sum + each.points, 0))
      }
    }),
    { numRuns: 300 },
  )
})
