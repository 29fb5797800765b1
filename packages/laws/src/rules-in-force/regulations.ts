import type { Millis, NextPeriod } from '@jadoube/clock'
import type { DevicePenalty, Readings } from '../editions/index.js'

/**
 * When the default time starts to count: at the scheduled start, whether or not play has begun; at
 * the scheduled start, but nobody is late before the game was started; or when the game was
 * started.
 */
export type DefaultTimeFrom = 'scheduled-start' | 'scheduled-start-once-started' | 'start'

/** What the device points out by itself. */
export type CalledByDevice = 'flags' | 'illegal-moves'

/** The points for a game on another scale than 1, ½, 0. */
export interface Scoring {
  readonly win: number
  readonly draw: number
  readonly loss: number
}

/**
 * What happens to a question to the arbiter if there is none: it waits for a later ruling, both
 * players give the same answer, or it lapses and play continues.
 */
export type UnansweredQuestions = 'wait' | 'players-agree' | 'play-on'

/** Help at a training table. A game under the Laws has none. */
export type Help = 'legal-moves' | 'must-play' | 'claimable-draws' | 'move-count'

/** The regulations of a competition, as in a record's header. All times are in milliseconds. */
export interface Regulations {
  /** How late a player may come before they lose (6.7.1). */
  readonly defaultTime?: Millis
  readonly defaultTimeFrom?: DefaultTimeFrom
  /** How late a player may come to a resumption (I.10; Guidelines 10 of 2009). */
  readonly resumptionTime?: Millis
  /** What happens to White's time while nobody is present (6.7.2 allows regulations to differ). */
  readonly bothAbsent?: 'white-loses-time-until-white-arrives' | 'arbiter-decides'
  /** When the clock adds the time of the next period: at the move count, or at zero. */
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
  /** What the device points out without a claim; by default nothing. */
  readonly calledByDevice?: readonly CalledByDevice[]
  /** A switched-off device may be in the player's bag (11.3.2.1). */
  readonly deviceInBag?: boolean
  /** Milder penalties for a device, in order (11.3.2.2). */
  readonly devicePenalties?: readonly DevicePenalty[]
  /** A player who is not on move must report before leaving the playing area (11.2.4). */
  readonly reportBeforeLeaving?: boolean
  /** Whether players can appeal against decisions (11.10). */
  readonly appeals?: boolean
  /** A fine announced in advance (12.9.7). */
  readonly fine?: { readonly amount: number; readonly currency: string }
  /** Whether the players record the moves, if the event deviates from the Laws. */
  readonly recording?: 'required' | 'optional'
  /**
   * Whether an electronic scoresheet beside a wooden board accepts only legal moves; by default it
   * does.
   */
  readonly scoresheetsChecked?: boolean
  /**
   * The number of games per arbiter, and whether the arbiter or an assistant records each (A.3.1,
   * B.3.1).
   */
  readonly gamesPerArbiter?: number
  readonly gamesRecorded?: boolean
  /** Whether an arbiter supervises the venue. */
  readonly arbiter?: 'present' | 'none'
  readonly unansweredQuestions?: UnansweredQuestions
  /** A friendly game: the players may agree to take moves back. */
  readonly takeBacks?: boolean
  /** False: ranks are announced in another language than German (D.1, D.2.1). */
  readonly germanRanks?: boolean
  /** The readings of open points of the texts. */
  readonly readings?: Readings
}

/**
 * The kind of play at a table. It determines how a device interprets hands: in a friendly game it
 * reports whole moves and presses the clock itself; otherwise every touch and press counts.
 */
export type Preset = 'friendly' | 'club' | 'tournament'

/** The settings of one table, in addition to the regulations. */
export interface TableSettings {
  readonly preset?: Preset
  readonly calledByDevice?: readonly CalledByDevice[]
  readonly help?: readonly Help[]
  readonly unansweredQuestions?: UnansweredQuestions
  readonly readings?: Readings
}

/** A physical board accepts anything; a guarded one accepts only legal moves. */
export type BoardKind = 'physical' | 'guarded'
