/**
 * A tournament as every rule of pairing and ranking reads it. It is always derived: from the record of
 * what happened, or from a tournament report file.
 */
export interface Tournament {
  readonly name: string
  /** In the order of their ids; `players[i].id` need not be `i + 1`. */
  readonly players: readonly Player[]
  /** The number of rounds announced for the whole tournament. */
  readonly rounds: number
  /** How many rounds have been paired, from the first one. */
  readonly paired: number
  /** The colour drawn by lot before round 1 for the highest-ranked player (C.04.3, 5.2.5). */
  readonly initialColour: Colour | null
  readonly scoring: Scoring
  readonly forbiddenPairs: readonly ForbiddenPair[]
  /** Points of an acceleration (C.04.7), which count for pairing only. */
  readonly virtualPoints: readonly VirtualPoints[]
}

export type Colour = 'white' | 'black'

/** The tournament pairing number (C.04.2, 2): the order of the initial ranking. */
export type PlayerId = number

/** Points in hundredths, so that they add up exactly: a draw is 50. */
export type Points = number

export interface Player {
  readonly id: PlayerId
  readonly name: string
  readonly sex: 'm' | 'w' | null
  /** As FIDE abbreviates it: GM, IM, WGM, FM, WIM, CM, WFM, WCM. */
  readonly title: string | null
  readonly rating: number | null
  readonly federation: string | null
  readonly fideId: string | null
  /** As in the report file: `1990/12/31`, or only the year. */
  readonly birth: string | null
  /** One for each paired round; a round that the player was not yet entered for is a `zero-bye`. */
  readonly rounds: readonly PlayerRound[]
  /** Known before the coming round is paired: what the player gets instead of a game. */
  readonly comingBye: 'full-bye' | 'half-bye' | 'zero-bye' | null
  /** Penalties and bonuses: they count in the score, but not for any round or against any opponent. */
  readonly adjustments?: readonly PointsAdjustment[]
}

export interface PointsAdjustment {
  /** After which round it was made; 0 before the first. */
  readonly round: number
  /** Below 0 for a penalty. */
  readonly points: Points
}

export interface PlayerRound {
  readonly outcome: RoundOutcome
  /** The scheduled opponent, kept for forfeits. */
  readonly opponent: PlayerId | null
  /** The scheduled colour, kept for forfeits; only played games count for colour history. */
  readonly colour: Colour | null
  readonly points: Points
}

/**
 * `won`, `drawn`, `lost`: a game played at the board. The `short-…` ones lasted less than one move:
 * played, but not rated. `unknown`: adjourned or not yet reported, counted as a draw for pairing.
 */
export type RoundOutcome =
  | 'won'
  | 'drawn'
  | 'lost'
  | 'short-won'
  | 'short-drawn'
  | 'short-lost'
  | 'unknown'
  | 'forfeit-win'
  | 'forfeit-loss'
  | 'pairing-bye'
  | 'full-bye'
  | 'half-bye'
  | 'zero-bye'

export interface Scoring {
  readonly win: Points
  readonly draw: Points
  readonly loss: Points
  readonly pairingBye: Points
  readonly fullBye: Points
  readonly halfBye: Points
  readonly zeroBye: Points
  readonly forfeitWin: Points
  readonly forfeitLoss: Points
}

export interface ForbiddenPair {
  readonly players: readonly [PlayerId, PlayerId]
  readonly fromRound: number
  readonly toRound: number
}

export interface VirtualPoints {
  readonly player: PlayerId
  readonly round: number
  readonly points: Points
}
