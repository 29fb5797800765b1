import { done, failed } from '../attempt.js'
import type { Game, PairingSystem, RoundPairing } from '../pairing-system.js'
import { kindOf } from '../tie-breaks/unplayed-rounds.js'
import type { Colour, PlayerId, Tournament } from '../tournament.js'
import { seedOrder } from './seeding.js'

/** Options of a knockout tournament. */
export interface KnockoutOptions {
  /** With 2, a match has two games with reversed colours and takes two rounds. */
  readonly gamesPerMatch?: 1 | 2
  /** The winners, by play-off or by lot, of matches that the games did not decide. */
  readonly advanced?: readonly { readonly stage: number; readonly player: PlayerId }[]
}

/** A round of a knockout tournament. */
export interface KnockoutPairing extends RoundPairing {
  /** The stage, 1 for the first matches. */
  readonly stage: number
  /** Players without a game: eliminated, or through without a match. */
  readonly rests: readonly PlayerId[]
}

type Slot = PlayerId | null

/**
 * Returns a pairing system for a knockout: the loser of a match is eliminated. If there are empty
 * places, the best seeds skip stage 1.
 */
export function knockout(options: KnockoutOptions = {}): PairingSystem<KnockoutPairing> {
  const { gamesPerMatch = 1 } = options
  return {
    code: 'CUSTOM_KNOCKOUT',
    pair(tournament) {
      const ids = tournament.players.map(each => each.id)
      if (ids.length < 2) return failed({ code: 'nobody-to-pair', criterion: null, players: [] })
      let slots: Slot[] = seedOrder(ids.length).map(seed => ids[seed - 1] ?? null)
      for (let stage = 1; slots.length > 1; stage++) {
        const matches = pairsOf(slots)
        if (tournament.paired < stage * gamesPerMatch) {
          return done(nextGames(tournament, matches, stage, gamesPerMatch))
        }
        const winners = matches.map(match => winnerOf(tournament, match, stage, options))
        const open = matches.filter((_, index) => winners[index] === undefined)
        if (open.length > 0) {
          const players = open.flat().filter(each => each !== null)
          return failed({ code: 'pairing-impossible', criterion: null, players })
        }
        slots = winners.map(each => each ?? null)
      }
      return failed({ code: 'nobody-to-pair', criterion: null, players: [] })
    },
  }
}

type Match = readonly [Slot, Slot]

function pairsOf(slots: readonly Slot[]): Match[] {
  return slots.flatMap((slot, index) =>
    index % 2 === 0 ? [[slot, slots[index + 1] ?? null] as const] : [],
  )
}

/** The winner of a match; `null` for an empty match, `undefined` if the games did not decide. */
function winnerOf(
  tournament: Tournament,
  [one, other]: Match,
  stage: number,
  { gamesPerMatch = 1, advanced = [] }: KnockoutOptions,
): Slot | undefined {
  if (one === null || other === null) return one ?? other
  const named = advanced.find(
    each => each.stage === stage && (each.player === one || each.player === other),
  )
  if (named !== undefined) return named.player
  const points = (id: PlayerId) => {
    const rounds = tournament.players.find(each => each.id === id)?.rounds ?? []
    const first = (stage - 1) * gamesPerMatch
    return rounds.slice(first, first + gamesPerMatch).reduce((sum, each) => sum + each.points, 0)
  }
  const [mine, theirs] = [points(one), points(other)]
  return mine === theirs ? undefined : mine > theirs ? one : other
}

function nextGames(
  tournament: Tournament,
  matches: readonly Match[],
  stage: number,
  gamesPerMatch: number,
): KnockoutPairing {
  const second = tournament.paired % gamesPerMatch === 1
  const games = matches.flatMap((match, index): Game[] => {
    const [one, other] = match
    if (one === null || other === null) return []
    const white = second
      ? blackBefore(tournament, one, other)
      : whiteOf(tournament, one, other, index)
    return [{ white, black: white === one ? other : one }]
  })
  const playing = new Set(games.flatMap(({ white, black }) => [white, black]))
  return {
    round: tournament.paired + 1,
    games,
    bye: null,
    stage,
    rests: tournament.players.map(each => each.id).filter(id => !playing.has(id)),
  }
}

/** The colours of games over the board. Forfeited games do not count. */
function coloursOf({ players }: Tournament, id: PlayerId): Colour[] {
  const rounds = players.find(each => each.id === id)?.rounds ?? []
  return rounds.flatMap(each => (kindOf(each) === 'game' && each.colour) || [])
}

/** The second game of a match reverses the colours of the first, played or not. */
function blackBefore({ players }: Tournament, one: PlayerId, other: PlayerId): PlayerId {
  const before = players.find(each => each.id === one)?.rounds.at(-1)
  return before?.colour === 'black' ? one : other
}

/**
 * The player who gets White: who has had it less often, then who had Black last, then the better
 * seed on every other board.
 */
function whiteOf(tournament: Tournament, one: PlayerId, other: PlayerId, match: number): PlayerId {
  const [mine, theirs] = [coloursOf(tournament, one), coloursOf(tournament, other)]
  const surplus = (colours: readonly Colour[]) =>
    colours.reduce((sum, each) => sum + (each === 'white' ? 1 : -1), 0)
  const difference = surplus(mine) - surplus(theirs)
  if (difference !== 0) return difference < 0 ? one : other
  if (mine.at(-1) !== theirs.at(-1)) return mine.at(-1) === 'black' ? one : other
  const [better, worse] = one < other ? [one, other] : [other, one]
  const first = tournament.initialColour === 'black' ? worse : better
  const second = first === better ? worse : better
  return match % 2 === 0 ? first : second
}
