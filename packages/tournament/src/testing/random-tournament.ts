import fc from 'fast-check'
import { usualScoring } from '../score.js'
import type { Player, PlayerRound, RoundOutcome, Tournament } from '../tournament.js'
import { player, tournament } from './tiny-tournament.js'

const games: readonly (readonly [RoundOutcome, RoundOutcome])[] = [
  ['won', 'lost'],
  ['lost', 'won'],
  ['drawn', 'drawn'],
  ['won', 'lost'],
  ['drawn', 'drawn'],
  ['short-won', 'short-lost'],
  ['short-drawn', 'short-drawn'],
  ['forfeit-win', 'forfeit-loss'],
  ['forfeit-loss', 'forfeit-win'],
  ['forfeit-loss', 'forfeit-loss'],
  ['drawn', 'lost'],
  ['lost', 'lost'],
  ['unknown', 'unknown'],
]
const byes: readonly RoundOutcome[] = ['pairing-bye', 'full-bye', 'half-bye', 'zero-bye']

const points: Readonly<Record<RoundOutcome, number>> = {
  won: usualScoring.win,
  drawn: usualScoring.draw,
  lost: usualScoring.loss,
  'short-won': usualScoring.win,
  'short-drawn': usualScoring.draw,
  'short-lost': usualScoring.loss,
  unknown: usualScoring.draw,
  'forfeit-win': usualScoring.forfeitWin,
  'forfeit-loss': usualScoring.forfeitLoss,
  'pairing-bye': usualScoring.pairingBye,
  'full-bye': usualScoring.fullBye,
  'half-bye': usualScoring.halfBye,
  'zero-bye': usualScoring.zeroBye,
}

/** Random tournaments of two to nine players with every kind of result, paired without a system. */
export const randomTournament: fc.Arbitrary<Tournament> = fc
  .record({
    players: fc.integer({ min: 2, max: 9 }),
    rounds: fc.integer({ min: 1, max: 6 }),
    choices: fc.infiniteStream(fc.nat({ max: 1_000_000 })),
  })
  .map(({ players, rounds, choices }) => {
    const next = (below: number) => Number(choices.next().value) % below
    const lines: PlayerRound[][] = Array.from({ length: players }, () => [])
    for (let round = 0; round < rounds; round++) {
      const left = Array.from({ length: players }, (_, index) => index)
      let somebodyMet = false
      while (left.length > 0) {
        const [one] = left.splice(next(left.length), 1)
        const pairs = left.length > 0 && (!somebodyMet || next(5) > 0)
        if (!pairs) {
          const outcome = byes[next(byes.length)]!
          lines[one!]!.push({ outcome, opponent: null, colour: null, points: points[outcome] })
          continue
        }
        somebodyMet = true
        const [other] = left.splice(next(left.length), 1)
        const [first, second] = games[next(games.length)]!
        lines[one!]!.push(game(first, other! + 1, 'white'))
        lines[other!]!.push(game(second, one! + 1, 'black'))
      }
    }
    const all: Player[] = lines.map((line, index) => player(index + 1, 1500 + next(1000), line))
    const first = all.find(each => each.rounds[0]?.colour)?.rounds[0]?.colour ?? 'white'
    return tournament(all, { initialColour: first })
  })

function game(outcome: RoundOutcome, opponent: number, colour: 'white' | 'black'): PlayerRound {
  return { outcome, opponent, colour, points: points[outcome] }
}
