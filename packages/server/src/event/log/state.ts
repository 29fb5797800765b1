import type { ByeRequest, EventActor, GameKind, RequestedSettings } from '@jadoube/protocol'
import {
  type EntryId,
  type GameResult,
  newTournament,
  type PairingWarning,
  type Result,
  type TournamentState,
} from '@jadoube/tournament'
import type { BoardId } from '../../store/index.js'

/** What the event stores about a round besides its pairing and results. */
export interface RoundState {
  readonly isPublished: boolean
  /** When it begins; null if not scheduled. */
  readonly start: number | null
  /** Whether its boards are set up; the pairing is then final. */
  readonly isSetUp: boolean
  /** In the order of the boards; empty if only the pairing is known. */
  readonly games: readonly GameState[]
  readonly warnings: readonly PairingWarning[]
}

export interface GameState {
  readonly kind: GameKind
  /** The board of the server; null for a wooden board without one. */
  readonly game: BoardId | null
  /** Earlier boards that were replaced by a later game. */
  readonly replaced: readonly BoardId[]
  /** Who reported the result that counts. */
  readonly source: EventActor['role'] | null
  /** Every reported or corrected result in order; the last one counts. */
  readonly reports: readonly ReportedResult[]
  /** What the board reported last, so that it is copied once. */
  readonly ofBoard: GameResult | null
  readonly stated: { readonly white?: GameResult; readonly black?: GameResult }
}

/** A result with who reported it and when. */
export interface ReportedResult {
  readonly at: number
  readonly by: EventActor
  readonly result: Result | null
  readonly ratingResult: Result | null
}

export interface Note {
  readonly at: number
  readonly by: EventActor
  readonly round: number
  readonly board: number | null
  readonly text: string
}

/** The state of an event, as plain data. Everything in it is derived from its log. */
export interface EventState {
  /** The number of log entries that it is derived from. */
  readonly seq: number
  readonly tournament: TournamentState
  readonly name: string
  readonly site: string | null
  readonly date: string | null
  readonly tieBreaks: readonly string[]
  readonly cycles: 1 | 2
  readonly gamesPerMatch: 1 | 2
  /** Whether the number of rounds follows from the number of players, until round 1 is paired. */
  readonly roundsFollow: boolean
  /** The settings for boards: for each round the latest change applies over those before it. */
  readonly settings: readonly { readonly fromRound: number; readonly settings: RequestedSettings }[]
  readonly rounds: readonly RoundState[]
  readonly requests: readonly ByeRequest[]
  readonly advanced: readonly { readonly stage: number; readonly entry: EntryId }[]
  readonly notes: readonly Note[]
  /** Entries whose number the public sees instead of the name. */
  readonly hiddenNames: readonly EntryId[]
  /** Corrected entries, whose boards must be updated. */
  readonly corrected: readonly EntryId[]
  /** Whether the name, place or date of the event was changed. */
  readonly isRenamed: boolean
}

export const newEvent: EventState = {
  seq: 0,
  tournament: newTournament,
  name: '',
  site: null,
  date: null,
  tieBreaks: [],
  cycles: 1,
  gamesPerMatch: 1,
  roundsFollow: false,
  settings: [],
  rounds: [],
  requests: [],
  advanced: [],
  notes: [],
  hiddenNames: [],
  corrected: [],
  isRenamed: false,
}

export const newRound: RoundState = {
  isPublished: false,
  start: null,
  isSetUp: false,
  games: [],
  warnings: [],
}

export const unplayed = (kind: GameKind, game: BoardId | null): GameState => ({
  kind,
  game,
  replaced: [],
  source: null,
  reports: [],
  ofBoard: null,
  stated: {},
})

/** The settings for the boards of a round: the latest change applies. */
export function settingsFor({ settings }: EventState, round: number): RequestedSettings {
  const all = settings.filter(({ fromRound }) => fromRound <= round).map(each => each.settings)
  const regulations = Object.assign({}, ...all.map(each => each.regulations ?? {}))
  return Object.assign({}, ...all, { regulations }) as RequestedSettings
}
