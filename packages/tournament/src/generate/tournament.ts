import { bakuPoints } from '../acceleration/baku.js'
import { pointsFor, usualScoring } from '../score.js'
import { pairDutch } from '../swiss/dutch.js'
import type { Colour, Player, PlayerId, PlayerRound, Scoring, Tournament } from '../tournament.js'
import { Random } from './random.js'

/** Settings of a generated tournament. Shares are from 0 to 1, per player and round. */
export interface GeneratorSettings {
  readonly seed: number
  readonly players: number
  readonly rounds: number
  /** The share of games that are not played: one or both players lose by forfeit. */
  readonly forfeits: number
  readonly halfByes: number
  readonly zeroByes: number
  readonly withdrawals: number
  readonly lateEntries: number
  readonly draws: number
  readonly acceleration: 'none' | 'baku'
  readonly scoring: Scoring
}

/** The default settings of `generateTournament`. */
export const generatorDefaults: Omit<GeneratorSettings, 'seed'> = {
  players: 30,
  rounds: 7,
  forfeits: 0.02,
  halfByes: 0.01,
  zeroByes: 0.01,
  withdrawals: 0.005,
  lateEntries: 0.02,
  draws: 0.3,
  acceleration: 'none',
  scoring: usualScoring,
}

/**
 * Generates a random tournament, paired round by round. It ends early if a round cannot be paired.
 */
export function generateTournament(settings: GeneratorSettings): Tournament {
  const random = new Random(settings.seed)
  let tournament = entered(settings, random)
  const gone = new Set<PlayerId>()
  const lateUntil = new Map<PlayerId, number>()
  for (const { id } of tournament.players) {
    if (random.chance(settings.lateEntries)) lateUntil.set(id, random.between(1, 2))
  }
  for (let round = 1; round <= settings.rounds; round++) {
    const coming = {
      ...tournament,
      players: tournament.players.map(player => {
        if (random.chance(settings.withdrawals)) gone.add(player.id)
        const away = gone.has(player.id) || (lateUntil.get(player.id) ?? 0) >= round
        return { ...player, comingBye: away ? ('zero-bye' as const) : requested(settings, random) }
      }),
    }
    const pairing = pairDutch(coming)
    if (!pairing.ok) break
    const { games, bye } = pairing.value
    tournament = withResults(coming, games, bye, settings, random)
  }
  return tournament
}

function entered(settings: GeneratorSettings, random: Random): Tournament {
  const ratings = Array.from({ length: settings.players }, () => random.between(1200, 2750))
  ratings.sort((a, b) => b - a)
  const players: Player[] = ratings.map((rating, i) => ({
    id: i + 1,
    name: `Player ${String(i + 1).padStart(4, '0')}`,
    sex: null,
    title: null,
    rating,
    federation: null,
    fideId: null,
    birth: null,
    rounds: [],
    comingBye: null,
  }))
  return {
    name: `Generated tournament ${settings.seed}`,
    players,
    rounds: settings.rounds,
    paired: 0,
    initialColour: random.pick<Colour>(['white', 'black']),
    scoring: settings.scoring,
    forbiddenPairs: [],
    virtualPoints:
      settings.acceleration === 'baku'
        ? bakuPoints(
            players.map(({ id }) => id),
            settings.rounds,
            settings.scoring,
          )
        : [],
  }
}

function requested(settings: GeneratorSettings, random: Random): Player['comingBye'] {
  if (random.chance(settings.halfByes)) return 'half-bye'
  return random.chance(settings.zeroByes) ? 'zero-bye' : null
}

function withResults(
  tournament: Tournament,
  games: readonly { readonly white: PlayerId; readonly black: PlayerId }[],
  bye: PlayerId | null,
  settings: GeneratorSettings,
  random: Random,
): Tournament {
  const { scoring } = tournament
  const ratings = new Map(tournament.players.map(({ id, rating }) => [id, rating ?? 0]))
  const news = new Map<PlayerId, PlayerRound>()
  for (const { white, black } of games) {
    const [forWhite, forBlack] = result(ratings.get(white)! - ratings.get(black)!, settings, random)
    const round = (outcome: GameOutcome, opponent: PlayerId, colour: Colour) => ({
      outcome,
      opponent,
      colour,
      points: pointsFor(outcome, scoring),
    })
    news.set(white, round(forWhite, black, 'white'))
    news.set(black, round(forBlack, white, 'black'))
  }
  const unpaired = (player: Player): PlayerRound => {
    const none = { opponent: null, colour: null }
    if (player.id === bye) return { outcome: 'pairing-bye', ...none, points: scoring.pairingBye }
    const outcome = player.comingBye ?? 'zero-bye'
    return { outcome, ...none, points: pointsFor(outcome, scoring) }
  }
  return {
    ...tournament,
    paired: tournament.paired + 1,
    players: tournament.players.map(player => ({
      ...player,
      comingBye: null,
      rounds: [...player.rounds, news.get(player.id) ?? unpaired(player)],
    })),
  }
}

type GameOutcome = 'won' | 'drawn' | 'lost' | 'forfeit-win' | 'forfeit-loss'

function result(
  difference: number,
  settings: GeneratorSettings,
  random: Random,
): readonly [GameOutcome, GameOutcome] {
  if (random.chance(settings.forfeits)) {
    if (random.chance(0.1)) return ['forfeit-loss', 'forfeit-loss']
    return random.chance(0.5) ? ['forfeit-win', 'forfeit-loss'] : ['forfeit-loss', 'forfeit-win']
  }
  const expected = 1 / (1 + 10 ** (-(difference + 35) / 400))
  if (random.chance(settings.draws * 2 * Math.min(expected, 1 - expected)))
    return ['drawn', 'drawn']
  return random.chance(expected) ? ['won', 'lost'] : ['lost', 'won']
}
