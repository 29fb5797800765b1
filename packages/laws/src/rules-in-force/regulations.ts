import type { Millis, NextPeriod } from '@jadoube/clock'
import type { DevicePenalty, Readings } from '../editions/index.js'

/**
 * From when the default time counts: the scheduled start, whether or not play has begun; the scheduled
 * start, but nobody is late before the game was started; or the moment when it was started.
 */
export type DefaultTimeFrom = 'scheduled-start' | 'scheduled-start-once-started' | 'start'

/** What the device may point out by itself. */
export type CalledByDevice = 'flags' | 'illegal-moves'

/** Points for a game, on another scale than 1, ½, 0. */
export interface Scoring {
  readonly win: number
  readonly draw: number
  readonly loss: number
}

/**
 * What becomes of a question to the arbiter where there is none: it waits for somebody to rule
 * on it later, both players answer it alike, or it lapses and play continues as it stands.
 */
export type UnansweredQuestions = 'wait' | 'players-agree' | 'play-on'

/** The help that a training table gives; in a game under the Laws there is none. */
export type Help = 'legal-moves' | 'must-play' | 'claimable-draws' | 'move-count'

/** The regulations of a competition, as a record's header gives them. All times in milliseconds. */
export interface Regulations {
  /** How late a player may come before they lose (6.7.1). */
  readonly defaultTime?: Millis
  readonly defaultTimeFrom?: DefaultTimeFrom
  /** How late a player may come to a resumption (I.10; Guidelines 10 of 2009). */
  readonly resumptionTime?: Millis
  /** What happens to White's time while nobody is there (6.7.2 lets regulations differ). */
  readonly bothAbsent?: 'white-loses-time-until-white-arrives' | 'arbiter-decides'
  /** When the clock adds the time of the next period: at the move, or when the time has run out. */
  readonly nextPeriod?: NextPeriod
  /** No draw by agreement before both have made this many moves, except with consent (9.1.1). */
  readonly noDrawAgreementBefore?: number
  /** No draw by agreement at all, except with the arbiter's consent (9.1.1). */
  readonly noDrawAgreement?: boolean
  /** Guidelines III are announced: quickplay finish. */
  readonly guidelinesIII?: boolean
  /** The game is rated by FIDE. */
  readonly fideRated?: boolean
  readonly scoring?: Scoring
  /** What the device points out without a claim; nothing, unless said. */
  readonly calledByDevice?: readonly CalledByDevice[]
  /** A switched-off device may be in the player's bag (11.3.2.1). */
  readonly deviceInBag?: boolean
  /** A milder penalty for a device, step by step (11.3.2.2). */
  readonly devicePenalties?: readonly DevicePenalty[]
  /** The player not on move reports before they leave the playing area (11.2.4). */
  readonly reportBeforeLeaving?: boolean
  /** Whether a decision can be appealed against (11.10). */
  readonly appeals?: boolean
  /** A fine that was announced in advance (12.9.7). */
  readonly fine?: { readonly amount: number; readonly currency: string }
  /** Whether the players record the moves, where the event sets it otherwise. */
  readonly recording?: 'required' | 'optional'
  /** How many games one arbiter watches, and whether they or an assistant records each (A.3.1, B.3.1). */
  readonly gamesPerArbiter?: number
  readonly gamesRecorded?: boolean
  /** Whether an arbiter supervises the venue. */
  readonly arbiter?: 'present' | 'none'
  readonly unansweredQuestions?: UnansweredQuestions
  /** A friendly game: the players may agree to take moves back. */
  readonly takeBacks?: boolean
  /** False: ranks are announced in another language than German (D.1, D.2.1). */
  readonly germanRanks?: boolean
  /** How the open points of the texts are read. */
  readonly readings?: Readings
}

/**
 * The kind of play that a table was set up for. It names how a device reads what hands do: in a friendly game a
 * device reports whole moves and presses the clock itself; otherwise every touch and press counts.
 */
export type Preset = 'friendly' | 'club' | 'tournament'

/** What one table has of its own, after the regulations. */
export interface TableSettings {
  readonly preset?: Preset
  readonly calledByDevice?: readonly CalledByDevice[]
  readonly help?: readonly Help[]
  readonly unansweredQuestions?: UnansweredQuestions
  readonly readings?: Readings
}

/** A physical board takes anything anywhere; a guarded one only legal moves. */
export type BoardKind = 'physical' | 'guarded'
