import type { Colour, Points, Scoring } from '../tournament.js'
import type { Pairing } from './act.js'
import type { Result } from './result.js'
import type { EntryId, Person, RequestedBye, Settings } from './state.js'
import type { PairingWarning } from './warnings.js'

/** Something that happened in a tournament. `by` and `at` are those of the act. */
export type TournamentEvent = EventBody & { readonly by?: string; readonly at?: number }

/** An event without its author and time. */
export type EventBody =
  | { readonly type: 'tournament-opened'; readonly settings: Settings }
  | {
      readonly type: 'player-entered'
      readonly entry: EntryId
      readonly person: Person
      readonly fromRound: number
    }
  | {
      readonly type: 'entry-corrected'
      readonly entry: EntryId
      readonly changes: Partial<Person>
      /**
       * Whether the pairing number changes too. Not after round 4 has been paired (C.04.2, 2.3).
       */
      readonly renumbers: boolean
      readonly reason: string
    }
  | {
      readonly type: 'numbers-assigned'
      readonly order: readonly EntryId[]
      readonly reason: string
    }
  | { readonly type: 'initial-colour-drawn'; readonly colour: Colour }
  | {
      readonly type: 'player-withdrawn'
      readonly entry: EntryId
      readonly afterRound: number
      readonly reason: string | null
    }
  | { readonly type: 'player-reinstated'; readonly entry: EntryId; readonly reason: string }
  | {
      readonly type: 'bye-granted'
      readonly entry: EntryId
      readonly round: number
      readonly bye: RequestedBye
      /** Warnings for the arbiter: a second half-point bye, a full-point bye. */
      readonly warnings: readonly ('second-half-bye' | 'full-bye')[]
    }
  | { readonly type: 'bye-cancelled'; readonly entry: EntryId; readonly round: number }
  | {
      readonly type: 'pairs-forbidden'
      readonly entries: readonly EntryId[]
      readonly fromRound: number
      readonly toRound: number
    }
  | {
      readonly type: 'round-paired'
      readonly round: number
      readonly games: Pairing['games']
      readonly bye: EntryId | null
      readonly rests: readonly EntryId[]
      readonly virtualPoints: readonly { readonly entry: EntryId; readonly points: Points }[]
      readonly warnings: readonly PairingWarning[]
      /**
       * The games and bye of the pairing system that the arbiter replaced; `null` if nobody paired
       * by hand.
       */
      readonly insteadOf: Pairing | null
      readonly reason: string | null
    }
  | { readonly type: 'round-unpaired'; readonly round: number; readonly reason: string }
  | ({ readonly type: 'result-reported'; readonly round: number; readonly board: number } & Result)
  | ({
      readonly type: 'result-corrected'
      readonly round: number
      readonly board: number
      /** `rating` if it came too late for pairings and standings (C.04.2). */
      readonly counts: 'fully' | 'rating'
      readonly reason: string
    } & Result)
  | {
      readonly type: 'points-adjusted'
      readonly entry: EntryId
      /** The round after which it applies. */
      readonly round: number
      readonly points: Points
      readonly reason: string
    }
  | { readonly type: 'scoring-changed'; readonly scoring: Scoring; readonly reason: string }
  | { readonly type: 'rounds-changed'; readonly rounds: number; readonly reason: string }
  | { readonly type: 'tournament-concluded' }

/** The types of all events. */
export type EventType = EventBody['type']
export type EventOf<T extends EventType> = Extract<EventBody, { type: T }>
