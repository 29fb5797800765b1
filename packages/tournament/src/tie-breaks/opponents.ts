import type { Player, Points } from '../tournament.js'
import type { Field } from './field.js'
import { isVoluntary, kindOf } from './unplayed-rounds.js'
import type { Dummy } from './value.js'

/** What a round contributes to Buchholz and Sonneborn-Berger: an opponent with a score, real or dummy. */
export interface Faced {
  readonly round: number
  readonly opponent: number | null
  readonly score: Points
  /** Points of the player in this round. */
  readonly points: Points
  readonly voluntary: boolean
  readonly dummy: Dummy | null
  readonly unadjusted: Points | null
}

/** Whom the player faced, round by round (16.3, 16.4; 15.2 where pairings are fixed). */
export function facedBy(field: Field, player: Player, forfeitsPlayed: boolean): Faced[] {
  return player.rounds.flatMap((round, index): Faced[] => {
    const kind = kindOf(round)
    const forfeit = kind === 'forfeit-win' || kind === 'forfeit-loss'
    const base = { round: index + 1, points: round.points }
    const asGame = kind === 'game' || (forfeit && (forfeitsPlayed || field.pairing === 'fixed'))
    if (asGame && round.opponent !== null) {
      const score = field.adjusted.get(round.opponent) ?? 0
      const actual = field.scores.get(round.opponent) ?? 0
      const unadjusted = actual === score ? null : actual
      return [
        { ...base, opponent: round.opponent, score, voluntary: false, dummy: null, unadjusted },
      ]
    }
    // The free round of an odd round robin is no game at all.
    if (field.pairing === 'fixed') return []
    const scheduled = forfeit && round.opponent !== null ? field.adjusted.get(round.opponent) : null
    const dummy = dummyOf(field, player, scheduled ?? null)
    return [
      {
        ...base,
        opponent: forfeit ? round.opponent : null,
        score: Math.round(dummy.score * 100),
        voluntary: isVoluntary(round),
        dummy,
        unadjusted: null,
      },
    ]
  })
}

/** 16.4: a dummy has the player's own score, within limits. */
function dummyOf(field: Field, player: Player, scheduled: Points | null): Dummy {
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
