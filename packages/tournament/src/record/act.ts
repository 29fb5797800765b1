import type { Colour, Points, Scoring } from '../tournament.js'
import type { GameResult } from './result.js'
import type { EntryId, Person, RequestedBye, SystemName } from './state.js'

/** What the organiser, the arbiter or a player did. Plain JSON; docs/tournament-record.md describes each. */
export type TournamentAct = ActBody & {
  /** Who did it, as the application names people. */
  readonly by?: string
  /** When, in milliseconds since 1970. */
  readonly at?: number
}

export interface Pairing {
  readonly games: readonly { readonly white: EntryId; readonly black: EntryId }[]
  readonly bye: EntryId | null
}

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
      /** What the pairing system would have paired, where a person paired by hand. */
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

export type ActName = ActBody['act']
export type ActOf<N extends ActName> = Extract<ActBody, { act: N }>
