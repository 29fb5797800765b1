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

/** What the event knows of a round besides its pairing and results. */
export interface RoundState {
  readonly isPublished: boolean
  /** When it begins; null where nobody has said. */
  readonly start: number | null
  /** Its boards are there: the pairing stands. */
  readonly isSetUp: boolean
  /** In the order of the boards; empty where nothing is known beside the pairing. */
  readonly games: readonly GameState[]
  readonly warnings: readonly PairingWarning[]
}

export interface GameState {
  readonly kind: GameKind
  /** The board that it is played on; null for a wooden board that nobody follows. */
  readonly game: BoardId | null
  /** Boards that a later game was played in place of. */
  readonly replaced: readonly BoardId[]
  /** Who reported the result that counts. */
  readonly source: EventActor['role'] | null
  /** Every result that was reported or corrected, in their order: the last one counts. */
  readonly reports: readonly ReportedResult[]
  /** What the board said last, so that it is taken over once. */
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

/** How an event stands: everything follows from its log. Plain data. */
export interface EventState {
  /** Entries of the log that it comes from. */
  readonly seq: number
  readonly tournament: TournamentState
  readonly name: string
  readonly site: string | null
  readonly date: string | null
  readonly tieBreaks: readonly string[]
  readonly cycles: 1 | 2
  readonly gamesPerMatch: 1 | 2
  /** The number of rounds follows from the number of players until round 1 is paired. */
  readonly roundsFollow: boolean
  /** What the boards of a round are set up with: the last one that holds for it, over those before. */
  readonly settings: readonly { readonly fromRound: number; readonly settings: RequestedSettings }[]
  readonly rounds: readonly RoundState[]
  readonly requests: readonly ByeRequest[]
  readonly advanced: readonly { readonly stage: number; readonly entry: EntryId }[]
  readonly notes: readonly Note[]
  /** Entries of which the public is told a number in place of the name. */
  readonly hiddenNames: readonly EntryId[]
  /** Entries that were corrected, whose boards follow. */
  readonly corrected: readonly EntryId[]
  /** The event itself got another name, place or date. */
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
