import type { Player, Points } from '../tournament.js'
import type { TieBreakField } from './tie-break-field.js'
import { isVoluntary, kindOf } from './unplayed-rounds.js'
import type { Dummy } from './value.js'

/**
 * The contribution of a round to Buchholz and Sonneborn-Berger: an opponent with a score, real or
 * dummy.
 */
export interface FacedOpponent {
  readonly round: number
  readonly opponent: number | null
  readonly score: Points
  /** The player's points in this round. */
  readonly points: Points
  readonly voluntary: boolean
  readonly dummy: Dummy | null
  readonly unadjusted: Points | null
}

/** The opponents of a player, round by round (16.3, 16.4; 15.2 if pairings are fixed). */
export function opponentsFaced(
  field: TieBreakField,
  player: Player,
  forfeitsPlayed: boolean,
): FacedOpponent[] {
  const all: FacedOpponent[] = []
  for (const [index, past] of player.rounds.entries()) {
    const kind = kindOf(past)
    const { points, opponent } = past
    const round = index + 1
    const forfeit = kind === 'forfeit-win' || kind === 'forfeit-loss'
    const asGame = kind === 'game' || (forfeit && (forfeitsPlayed || field.pairing === 'fixed'))
    if (asGame && opponent !== null) {
      const score = field.adjusted.get(opponent) ?? 0
      const actual = field.scores.get(opponent) ?? 0
      const unadjusted = actual === score ? null : actual
      all.push({ round, opponent, score, points, voluntary: false, dummy: null, unadjusted })
    } else if (field.pairing === 'swiss') {
      // If pairings are fixed, a round without an opponent is the free round of an odd number of
      // players.
      const scheduled = forfeit && opponent !== null ? (field.adjusted.get(opponent) ?? 0) : null
      const dummy = dummyOf(field, player, scheduled)
      const score = Math.round(dummy.score * 100)
      const voluntary = isVoluntary(past)
      const whom = forfeit ? opponent : null
      all.push({ round, opponent: whom, score, points, voluntary, dummy, unadjusted: null })
    }
  }
  return all
}

/** 16.4: a dummy has the player's own score, within limits. */
function dummyOf(field: TieBreakField, player: Player, scheduled: Points | null): Dummy {
  const own = field.scores.get(player.id) ?? 0
  const { edition, tournament } = field
  const ceiling = scheduled ?? tournament.scoring.draw * tournament.paired
  const limited = edition.dummyIsLimited && ceiling < own
  return {
    score: (limited ? ceiling : own) / 100,
    own: own / 100,
    limit: limited ? (scheduled === null ? 'draws' : 'scheduled-opponent') : null,
  }
}
