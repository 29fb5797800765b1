import type {
  Colour,
  GameResult,
  PairingWarning,
  Person,
  RequestedBye,
  RoundOutcome,
  Scoring,
  SystemName,
} from '@jadoube/tournament'
import type { RequestedSettings } from '../http.js'
import type { EventActor } from './told-event.js'
import type { GameKind } from './tournament.js'

/** The overview of an event. `seq` is the log number that it shows; ETags depend on it. */
export interface EventOverview {
  readonly event: string
  readonly name: string
  readonly site: string | null
  readonly date: string | null
  readonly seq: number
  readonly system: SystemName
  /** The announced number; `roundList` has the rounds that exist. */
  readonly rounds: number
  readonly scoring: Scoring
  /** The tie-breaks in force: those announced, or the usual ones of the system. */
  readonly tieBreaks: readonly string[]
  /** Round robin: how often everybody meets. */
  readonly cycles: 1 | 2
  /** Knockout: the number of games in a match. */
  readonly gamesPerMatch: 1 | 2
  readonly concluded: boolean
  readonly players: number
  /** The public sees only published rounds. */
  readonly roundList: readonly RoundSummary[]
  /** Only for the organiser and the arbiter. */
  readonly official?: OfficialOverview
}

/** How far a round has come: paired, shown to the public, its boards set up, over. */
export type RoundStatus = 'paired' | 'published' | 'set-up' | 'finished'

/** A round in short. */
export interface RoundSummary {
  readonly round: number
  readonly status: RoundStatus
  /** The scheduled start. */
  readonly start: number | null
  readonly games: number
  readonly results: number
}

/** What the organiser and the arbiter see in addition. */
export interface OfficialOverview {
  /** Bye requests that nobody has decided on yet. */
  readonly requests: readonly ByeRequest[]
  /** Games whose players report different results. */
  readonly disputes: readonly { readonly round: number; readonly board: number }[]
  /** Whether the next round can be paired; otherwise the code of the refusal. */
  readonly mayPair: true | string
  /** Whether the number of rounds follows from the number of players, until round 1 is paired. */
  readonly roundsFollow: boolean
  /** The settings for boards of a round that is set up now. */
  readonly settings: RequestedSettings
}

/** A request for a bye. */
export interface ByeRequest {
  readonly entry: number
  readonly round: number
  readonly bye: 'half-bye' | 'zero-bye'
  readonly at: number
}

/** The players of an event. */
export interface PlayersView {
  readonly event: string
  readonly seq: number
  readonly players: readonly PlayerRow[]
}

/** A player. Only the organiser and the arbiter see the date of birth. */
export interface PlayerRow extends Omit<Person, 'birth'> {
  readonly entry: number
  /** The pairing number, which can change with a late entry. */
  readonly number: number
  readonly birth?: string | null
  /** Only for the organiser and the arbiter: the public sees the number instead of the name. */
  readonly isNameHidden?: boolean
  readonly fromRound: number
  readonly withdrawnAfter: number | null
  readonly byes: readonly { readonly round: number; readonly bye: RequestedBye }[]
  /** In hundredths of a point. */
  readonly adjustments: readonly { readonly round: number; readonly points: number }[]
}

/** Who reported a result: a board, both players, or an official. */
export type ResultSource = 'board' | 'players' | 'official'

/** The pairings and results of a round. */
export interface RoundView {
  readonly event: string
  readonly seq: number
  readonly round: number
  readonly status: RoundStatus
  readonly start: number | null
  readonly games: readonly GameRow[]
  /** The entry with the pairing-allocated bye. */
  readonly bye: number | null
  readonly rests: readonly number[]
  /** Requested byes. */
  readonly byes: readonly { readonly entry: number; readonly bye: RequestedBye }[]
  /** For officials: what the system would have paired, if somebody paired by hand. */
  readonly insteadOf?: {
    readonly games: readonly { readonly white: number; readonly black: number }[]
    readonly bye: number | null
  } | null
  readonly warnings?: readonly PairingWarning[]
}

/** A game in the list of a round. */
export interface GameRow {
  readonly board: number
  readonly white: number
  readonly black: number
  readonly result: GameResult | null
  /** The game lasted less than one move and is not rated. */
  readonly short?: true
  /** A correction that came too late for the standings and counts only for ratings. */
  readonly ratingResult?: GameResult
  readonly source?: ResultSource
  /** For officials: who reported the result that counts, and when. */
  readonly reported?: {
    readonly at: number
    readonly role: EventActor['role']
    readonly name?: string
    /** Whether it corrects an earlier report. */
    readonly corrected?: true
  }
  readonly kind?: GameKind
  /** The board of the server on which it is played, if there is one. */
  readonly game?: string
  /** For officials: what the players have reported. */
  readonly stated?: { readonly white?: GameResult; readonly black?: GameResult }
}

/** The standings after a round. */
export interface StandingsView {
  readonly event: string
  readonly seq: number
  /** The round after which the standings apply; 0 before the first round. */
  readonly round: number
  /** The tie-breaks that were applied. */
  readonly tieBreaks: readonly string[]
  /** The tie-breaks that were not applied because players have no rating. */
  readonly dropped: readonly string[]
  readonly places: readonly StandingsPlace[]
}

/** A line of the standings. */
export interface StandingsPlace {
  readonly entry: number
  readonly rank: number
  readonly points: number
  /** In the order of `tieBreaks`. */
  readonly values: readonly (number | null)[]
}

/** How the numbers of one player are calculated. */
export interface DerivationView {
  readonly event: string
  readonly seq: number
  readonly round: number
  readonly entry: number
  readonly rank: number
  readonly points: number
  readonly rounds: readonly {
    readonly round: number
    readonly outcome: RoundOutcome
    readonly opponent: number | null
    readonly colour: Colour | null
    readonly points: number
  }[]
  readonly tieBreaks: readonly {
    readonly code: string
    readonly value: number | null
    /** In the requested language. */
    readonly text: string
  }[]
}

/**
 * `[row of the opponent, w or b, code]`. The codes are those of a report file:
 * `1 = 0 + - W D L H F U Z`.
 */
export type CrosstableEntry = readonly [number | null, 'w' | 'b' | null, string]

/** The crosstable after a round. */
export interface CrosstableView {
  readonly event: string
  readonly seq: number
  readonly round: number
  /** One cell per round, or per opponent as in a round robin. */
  readonly by: 'round' | 'opponent'
  readonly lines: readonly {
    readonly entry: number
    readonly rank: number
    readonly points: number
    readonly cells: readonly (readonly CrosstableEntry[])[]
  }[]
}

/** What the pairing system proposes, and why. */
export interface ProposalView {
  readonly event: string
  readonly seq: number
  readonly round: number
  readonly games: readonly {
    readonly white: number
    readonly black: number
    readonly why: string
  }[]
  readonly bye: { readonly entry: number; readonly why: string } | null
  readonly rests: readonly number[]
  /** Why the round cannot be paired. */
  readonly fault: {
    readonly code: string
    readonly text: string
    /** Knockout matches that the games did not decide. */
    readonly undecided?: readonly {
      readonly stage: number
      readonly entries: readonly [number, number]
    }[]
  } | null
}

/** What a player's link shows: who they are, and where they play next. */
export interface MyEventView {
  readonly event: string
  readonly name: string
  readonly seq: number
  readonly now: number
  readonly entry: number
  readonly player: PlayerRow
  readonly points: number
  /** The last published round; null before the first. */
  readonly round: number | null
  readonly roundStart: number | null
  readonly game: MyGame | null
  /** The player's bye in that round, if they have no game. */
  readonly bye: 'pairing-bye' | RequestedBye | null
  readonly requests: readonly ByeRequest[]
  readonly history: readonly MyGame[]
  /** The rounds for which the player can request a bye. */
  readonly mayRequest: readonly number[]
}

/** A game of the player whose link it is. */
export interface MyGame {
  readonly round: number
  readonly board: number
  readonly colour: Colour
  readonly opponent: PlayerRow
  readonly result: GameResult | null
  readonly kind: GameKind | null
  /** The board to open with this link: the replacement game, if there is one. */
  readonly game: string | null
  /** Whether this player may report the result, and what has been reported. */
  readonly mayState: boolean
  readonly stated: GameResult | null
  readonly opponentStated: GameResult | null
}
