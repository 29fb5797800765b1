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

/** The event as pages ask for it. `seq` is the number of the log that it shows; ETags follow it. */
export interface EventOverview {
  readonly event: string
  readonly name: string
  readonly site: string | null
  readonly date: string | null
  readonly seq: number
  readonly system: SystemName
  /** As announced; `roundList` has those that are there. */
  readonly rounds: number
  readonly scoring: Scoring
  /** Those that hold: as announced, or the usual ones of the system. */
  readonly tieBreaks: readonly string[]
  /** Round robin: how often everybody meets everybody. */
  readonly cycles: 1 | 2
  /** Knockout: games of one match. */
  readonly gamesPerMatch: 1 | 2
  readonly concluded: boolean
  readonly players: number
  /** To the public: the published ones. */
  readonly roundList: readonly RoundSummary[]
  /** To the organiser and the arbiter. */
  readonly official?: OfficialOverview
}

export type RoundStatus = 'paired' | 'published' | 'set-up' | 'finished'

export interface RoundSummary {
  readonly round: number
  readonly status: RoundStatus
  /** When it begins, as scheduled. */
  readonly start: number | null
  readonly games: number
  readonly results: number
}

export interface OfficialOverview {
  /** Byes that players have asked for and nobody has decided on. */
  readonly requests: readonly ByeRequest[]
  /** Games of which the two players say different things. */
  readonly disputes: readonly { readonly round: number; readonly board: number }[]
  /** Whether the coming round can be paired; otherwise a code of the refusal. */
  readonly mayPair: true | string
  /** The number of rounds follows from the number of players until round 1 is paired. */
  readonly roundsFollow: boolean
  /** The settings of the boards of a round that is set up now. */
  readonly settings: RequestedSettings
}

export interface ByeRequest {
  readonly entry: number
  readonly round: number
  readonly bye: 'half-bye' | 'zero-bye'
  readonly at: number
}

export interface PlayersView {
  readonly event: string
  readonly seq: number
  readonly players: readonly PlayerRow[]
}

/** Birth is told to the organiser and the arbiter only. */
export interface PlayerRow extends Omit<Person, 'birth'> {
  readonly entry: number
  /** The pairing number, which a late entry may change. */
  readonly number: number
  readonly birth?: string | null
  /** Told to the organiser and the arbiter: the public sees the number in place of the name. */
  readonly isNameHidden?: boolean
  readonly fromRound: number
  readonly withdrawnAfter: number | null
  readonly byes: readonly { readonly round: number; readonly bye: RequestedBye }[]
  /** In hundredths. */
  readonly adjustments: readonly { readonly round: number; readonly points: number }[]
}

/** Who reported a result: a board, both players, the arbiter or the organiser. */
export type ResultSource = 'board' | 'players' | 'official'

export interface RoundView {
  readonly event: string
  readonly seq: number
  readonly round: number
  readonly status: RoundStatus
  readonly start: number | null
  readonly games: readonly GameRow[]
  /** Who has the pairing-allocated bye. */
  readonly bye: number | null
  readonly rests: readonly number[]
  /** Byes that were asked for. */
  readonly byes: readonly { readonly entry: number; readonly bye: RequestedBye }[]
  /** To officials, where somebody paired by hand. */
  readonly insteadOf?: {
    readonly games: readonly { readonly white: number; readonly black: number }[]
    readonly bye: number | null
  } | null
  readonly warnings?: readonly PairingWarning[]
}

export interface GameRow {
  readonly board: number
  readonly white: number
  readonly black: number
  readonly result: GameResult | null
  /** It lasted less than one move and is not rated. */
  readonly short?: true
  /** A correction that came too late for the standings. */
  readonly ratingResult?: GameResult
  readonly source?: ResultSource
  /** Who reported the result that counts and when, to officials. */
  readonly reported?: {
    readonly at: number
    readonly role: EventActor['role']
    readonly name?: string
    /** It is not the first one that was reported. */
    readonly corrected?: true
  }
  readonly kind?: GameKind
  /** The board on which it is played, where it is one of the server. */
  readonly game?: string
  /** What the players have said, to officials. */
  readonly stated?: { readonly white?: GameResult; readonly black?: GameResult }
}

export interface StandingsView {
  readonly event: string
  readonly seq: number
  /** After this round; 0 before the first. */
  readonly round: number
  /** As they were applied. */
  readonly tieBreaks: readonly string[]
  /** Those that do not apply because players have no rating. */
  readonly dropped: readonly string[]
  readonly places: readonly StandingsPlace[]
}

export interface StandingsPlace {
  readonly entry: number
  readonly rank: number
  readonly points: number
  /** In the order of `tieBreaks`. */
  readonly values: readonly (number | null)[]
}

/** How the numbers of one player came about. */
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
    /** In the language that was asked for. */
    readonly text: string
  }[]
}

/** `[line of the opponent, w or b, code]`; the codes are those of a report file: 1 = 0 + - W D L H F U Z. */
export type CrosstableEntry = readonly [number | null, 'w' | 'b' | null, string]

export interface CrosstableView {
  readonly event: string
  readonly seq: number
  readonly round: number
  /** A cell for each round, or for each opponent as in a round robin. */
  readonly by: 'round' | 'opponent'
  readonly lines: readonly {
    readonly entry: number
    readonly rank: number
    readonly points: number
    readonly cells: readonly (readonly CrosstableEntry[])[]
  }[]
}

/** What the pairing system would pair, and why. */
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
    /** Matches of a knockout that their games did not decide. */
    readonly undecided?: readonly {
      readonly stage: number
      readonly entries: readonly [number, number]
    }[]
  } | null
}

/** A player's link: who they are, and where they play next. */
export interface MyEventView {
  readonly event: string
  readonly name: string
  readonly seq: number
  readonly now: number
  readonly entry: number
  readonly player: PlayerRow
  readonly points: number
  /** The last round that is published; null before the first. */
  readonly round: number | null
  readonly roundStart: number | null
  readonly game: MyGame | null
  /** Instead of a game in that round. */
  readonly bye: 'pairing-bye' | RequestedBye | null
  readonly requests: readonly ByeRequest[]
  readonly history: readonly MyGame[]
  /** The rounds for which a bye can be asked for. */
  readonly mayRequest: readonly number[]
}

export interface MyGame {
  readonly round: number
  readonly board: number
  readonly colour: Colour
  readonly opponent: PlayerRow
  readonly result: GameResult | null
  readonly kind: GameKind | null
  /** The board of the server to open with this link; a replacement game's where there is one. */
  readonly game: string | null
  /** Whether this player may say how it ended, and what was said. */
  readonly mayState: boolean
  readonly stated: GameResult | null
  readonly opponentStated: GameResult | null
}
