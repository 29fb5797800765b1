import type { Colour, Points, Scoring } from '../tournament.js'
import type { GameResult } from './result.js'
import type { EntryId, Person, RequestedBye, SystemName } from './state.js'

/**
 * Something that the organiser, the arbiter or a player did. Plain JSON; docs/tournament-record.md
 * describes each act.
 */
export type TournamentAct = ActBody & {
  /** Who did it, in the words of the application. */
  readonly by?: string
  /** The time, in milliseconds since 1970. */
  readonly at?: number
}

/** A pairing as the record has it, with entries instead of pairing numbers. */
export interface Pairing {
  readonly games: readonly { readonly white: EntryId; readonly black: EntryId }[]
  readonly bye: EntryId | null
}

/** An act without its author and time. */
export type ActBody =
  | {
      readonly act: 'open'
      readonly name: string
      readonly rounds: number
      readonly system: SystemName
      readonly scoring?: Partial<Scoring>
      readonly missedRounds?: 'zero-bye' | 'half-bye'
    }
  | ({ readonly act: 'enter' } & Pick<Person, 'name'> & Partial<Person>)
  | ({
      readonly act: 'correct-entry'
      readonly entry: EntryId
      readonly reason: string
    } & Partial<Person>)
  | { readonly act: 'assign-numbers'; readonly order: readonly EntryId[]; readonly reason: string }
  | { readonly act: 'draw-colour'; readonly colour: Colour }
  | { readonly act: 'withdraw'; readonly entry: EntryId; readonly reason?: string }
  | { readonly act: 'reinstate'; readonly entry: EntryId; readonly reason: string }
  | {
      readonly act: 'grant-bye'
      readonly entry: EntryId
      readonly round: number
      readonly bye: RequestedBye
    }
  | { readonly act: 'cancel-bye'; readonly entry: EntryId; readonly round: number }
  | {
      readonly act: 'forbid-pairs'
      readonly entries: readonly EntryId[]
      readonly fromRound?: number
      readonly toRound?: number
    }
  | {
      readonly act: 'pair'
      readonly round: number
      readonly games: Pairing['games']
      readonly bye: EntryId | null
      readonly rests?: readonly EntryId[]
      readonly virtualPoints?: readonly { readonly entry: EntryId; readonly points: Points }[]
      /** The pairing of the system, if a person paired by hand. */
      readonly engine?: Pairing
      readonly reason?: string
    }
  | { readonly act: 'unpair'; readonly round: number; readonly reason: string }
  | {
      readonly act: 'report'
      readonly round: number
      readonly board: number
      readonly result: GameResult
      readonly short?: boolean
    }
  | {
      readonly act: 'correct-result'
      readonly round: number
      readonly board: number
      readonly result: GameResult
      readonly short?: boolean
      readonly reason: string
    }
  | {
      readonly act: 'adjust-points'
      readonly entry: EntryId
      readonly points: Points
      readonly reason: string
    }
  | { readonly act: 'change-scoring'; readonly scoring: Partial<Scoring>; readonly reason: string }
  | { readonly act: 'change-rounds'; readonly rounds: number; readonly reason: string }
  | { readonly act: 'conclude' }

/** The names of all acts. */
export type ActName = ActBody['act']
export type ActOf<N extends ActName> = Extract<ActBody, { act: N }>
