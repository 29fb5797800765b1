import type {
  EventAct,
  EventActor,
  GameKind,
  NewTournament,
  RequestedSettings,
} from '@jadoube/protocol'
import type { GameResult, TournamentEvent } from '@jadoube/tournament'
import type { BoardId } from '../../store/index.js'

/** Acts that only the server itself writes. */
export type InnerAct =
  | {
      readonly act: 'set-up'
      readonly round: number
      readonly games: readonly { readonly kind: GameKind; readonly game: BoardId | null }[]
    }
  | {
      readonly act: 'clear'
      readonly round: number
      readonly reason: string
    }
  | {
      readonly act: 'replace-game'
      readonly round: number
      readonly board: number
      readonly kind: GameKind
      readonly game: BoardId | null
      readonly reason: string
    }
  | {
      readonly act: 'board-result'
      readonly round: number
      readonly board: number
      readonly game: BoardId
      readonly result: GameResult
      readonly short: boolean
    }
  | ({
      readonly act: 'announce'
      readonly name: string
      readonly site: string | null
      readonly date: string | null
      readonly settings: RequestedSettings
      readonly roundsFollow?: boolean
    } & Pick<NewTournament, 'tieBreaks' | 'cycles' | 'gamesPerMatch'>)

export type LoggedAct = EventAct | InnerAct

/** The events besides those of the tournament. */
export type OwnEvent =
  | {
      readonly type: 'event-announced'
      readonly name: string
      readonly site: string | null
      readonly date: string | null
      readonly tieBreaks: readonly string[]
      readonly cycles: 1 | 2
      readonly gamesPerMatch: 1 | 2
      readonly settings: RequestedSettings
      /** Absent in logs written before this setting existed. */
      readonly roundsFollow?: boolean
    }
  /** The number of rounds that the system needs for the current players. */
  | { readonly type: 'rounds-needed'; readonly rounds: number }
  | {
      readonly type: 'event-changed'
      readonly changes: {
        readonly name?: string
        readonly site?: string | null
        readonly date?: string | null
        readonly tieBreaks?: readonly string[]
        readonly cycles?: 1 | 2
        readonly gamesPerMatch?: 1 | 2
      }
      readonly reason: string
    }
  | {
      readonly type: 'regulations-changed'
      readonly fromRound: number
      readonly settings: RequestedSettings
      readonly reason: string
    }
  | { readonly type: 'round-published'; readonly round: number }
  | { readonly type: 'round-hidden'; readonly round: number; readonly reason: string }
  | { readonly type: 'round-scheduled'; readonly round: number; readonly start: number | null }
  | {
      readonly type: 'boards-set-up'
      readonly round: number
      readonly games: readonly { readonly kind: GameKind; readonly game: BoardId | null }[]
    }
  | { readonly type: 'boards-cleared'; readonly round: number; readonly reason: string }
  | {
      readonly type: 'game-replaced'
      readonly round: number
      readonly board: number
      readonly kind: GameKind
      readonly game: BoardId | null
      readonly reason: string
    }
  | {
      readonly type: 'board-result-noted'
      readonly round: number
      readonly board: number
      readonly result: GameResult
    }
  | {
      readonly type: 'bye-requested'
      readonly entry: number
      readonly round: number
      readonly bye: 'half-bye' | 'zero-bye'
    }
  | { readonly type: 'request-closed'; readonly entry: number; readonly round: number }
  | {
      readonly type: 'result-stated'
      readonly round: number
      readonly board: number
      readonly colour: 'white' | 'black'
      readonly result: GameResult
    }
  | {
      readonly type: 'player-advanced'
      readonly stage: number
      readonly entry: number
      readonly reason: string
    }
  | { readonly type: 'name-hidden' | 'name-shown'; readonly entry: number }
  | {
      readonly type: 'note-made'
      readonly round: number
      readonly board: number | null
      readonly text: string
    }

export type LoggedEvent = TournamentEvent | OwnEvent

/** An entry of the event's log: the acts of one request, who did them, and the resulting events. */
export interface EventLine {
  /** On the first line only. */
  readonly jadoube?: 'event-log/1'
  readonly at: number
  readonly by: EventActor
  readonly acts: readonly LoggedAct[]
  readonly events: readonly LoggedEvent[]
}

export const makeEventLine = (line: EventLine): string => JSON.stringify(line)
/** Only this program writes these lines, so they are not validated again. */
export const parseEventLine = (body: string): EventLine => JSON.parse(body) as EventLine
