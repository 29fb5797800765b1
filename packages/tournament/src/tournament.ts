/**
 * A tournament, as the rules for pairing and ranking need it. It is always derived: from a
 * tournament record, or from a report file.
 */
export interface Tournament {
  readonly name: string
  /** The players in the order of their ids. `players[i].id` need not be `i + 1`. */
  readonly players: readonly Player[]
  /** The number of rounds announced for the whole tournament. */
  readonly rounds: number
  /** The number of rounds paired so far. */
  readonly paired: number
  /** The colour drawn by lot before round 1 for the highest-ranked player (C.04.3, 5.2.5). */
  readonly initialColour: Colour | null
  readonly scoring: Scoring
  readonly forbiddenPairs: readonly ForbiddenPair[]
  /** The virtual points of an acceleration (C.04.7), which count only for pairing. */
  readonly virtualPoints: readonly VirtualPoints[]
}

/** The colour of the pieces in a game. */
export type Colour = 'white' | 'black'

/** The tournament pairing number (C.04.2, 2), by the initial ranking. */
export type PlayerId = number

/** Points in hundredths, so that they add up exactly: a draw is 50. */
export type Points = number

/** A player with their results. */
export interface Player {
  readonly id: PlayerId
  readonly name: string
  readonly sex: 'm' | 'w' | null
  /** The FIDE title: GM, IM, WGM, FM, WIM, CM, WFM, WCM. */
  readonly title: string | null
  readonly rating: number | null
  readonly federation: string | null
  readonly fideId: string | null
  /** The date of birth as in the report file, `1990/12/31`, or only the year. */
  readonly birth: string | null
  /** One for each paired round. A round before the player entered is a `zero-bye`. */
  readonly rounds: readonly PlayerRound[]
  /** The bye of the coming round, if it is known before the pairing. */
  readonly comingBye: 'full-bye' | 'half-bye' | 'zero-bye' | null
  /** Penalties and bonuses. They count in the score, but not for any round or opponent. */
  readonly adjustments?: readonly PointsAdjustment[]
}

/** A penalty or bonus of the arbiter. */
export interface PointsAdjustment {
  /** The round after which it was made; 0 before the first. */
  readonly round: number
  /** The points, negative for a penalty. */
  readonly points: Points
}

/** What one player had in one round: a game or a bye. */
export interface PlayerRound {
  readonly outcome: RoundOutcome
  /** The scheduled opponent, also for forfeits. */
  readonly opponent: PlayerId | null
  /** The scheduled colour, also for forfeits. Only played games count for the colour history. */
  readonly colour: Colour | null
  readonly points: Points
}

/**
 * The outcome of a round for a player. `won`, `drawn`, `lost`: a game played over the board. The
 * `short-…` games lasted less than one move: played, but not rated. `unknown`: adjourned or not yet
 * reported, counted as a draw for pairing.
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

/** The points for each kind of outcome. */
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

/** Two players who must not meet in some rounds. */
export interface ForbiddenPair {
  readonly players: readonly [PlayerId, PlayerId]
  readonly fromRound: number
  readonly toRound: number
}

/** The virtual points of a player in one round. */
export interface VirtualPoints {
  readonly player: PlayerId
  readonly round: number
  readonly points: Points
}
