import { scoreOf } from '../score.js'
import type { Player, PlayerId, PlayerRound, Points, Tournament } from '../tournament.js'
import type { TieBreakEdition } from './edition.js'
import { closingByes, kindOf } from './unplayed-rounds.js'

/** How the tournament is paired. In a round robin the pairings are fixed in advance (15.2). */
export type PairingKind = 'swiss' | 'fixed'

export interface FieldOptions {
  readonly edition: TieBreakEdition
  readonly pairing: PairingKind
  /** The rating that the organiser announced for unrated players, if any (Article 10). */
  readonly unratedCountAs: number | null
}

/**
 * A tournament as the tie-breaks need it: the scores, and the adjusted scores that count for
 * opponents.
 */
export interface TieBreakField extends FieldOptions {
  readonly tournament: Tournament
  readonly players: ReadonlyMap<PlayerId, Player>
  readonly scores: ReadonlyMap<PlayerId, Points>
  /** The adjusted scores of 16.3; equal to `scores` if pairings are fixed. */
  readonly adjusted: ReadonlyMap<PlayerId, Points>
}

export function makeTieBreakField(tournament: Tournament, options: FieldOptions): TieBreakField {
  const scores = new Map<PlayerId, Points>()
  const adjusted = new Map<PlayerId, Points>()
  for (const player of tournament.players) {
    const score = scoreOf(player)
    scores.set(player.id, score)
    adjusted.set(
      player.id,
      options.pairing === 'fixed' ? score : score + adjustment(player, tournament.scoring.draw),
    )
  }
  const players = new Map(tournament.players.map(player => [player.id, player]))
  return { ...options, tournament, players, scores, adjusted }
}

/** 16.3.2: the adjustment for requested byes at the end, which count as draws. */
function adjustment(player: Player, draw: Points): Points {
  let difference = 0
  for (const index of closingByes(player)) difference += draw - player.rounds[index]!.points
  return difference
}

/**
 * The field for Fore Buchholz (8.3): every game paired for the final round is a draw. Before the
 * final round is paired, it is the field itself.
 */
export function foreField(field: TieBreakField): TieBreakField {
  const { tournament } = field
  const last = tournament.paired
  if (last === 0 || last < tournament.rounds) return field
  const { draw } = tournament.scoring
  const players = tournament.players.map(player => {
    const round = player.rounds[last - 1]
    if (round === undefined || round.opponent === null) return player
    const drawn: PlayerRound = { ...round, outcome: 'drawn', points: draw }
    return { ...player, rounds: [...player.rounds.slice(0, last - 1), drawn] }
  })
  return makeTieBreakField({ ...tournament, players }, field)
}

export interface PlayedGame {
  readonly round: number
  readonly opponent: Player
  readonly result: PlayerRound
}

/** The games over the board, with the opponent. */
export function gamesOf(field: TieBreakField, player: Player): PlayedGame[] {
  const games: PlayedGame[] = []
  for (const [index, result] of player.rounds.entries()) {
    if (result.opponent === null || kindOf(result) !== 'game') continue
    const opponent = field.players.get(result.opponent)
    if (opponent !== undefined) games.push({ round: index + 1, opponent, result })
  }
  return games
}
