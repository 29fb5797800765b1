import type { Colour, Points, PointsAdjustment, Scoring } from '../tournament.js'
import type { Pairing } from './act.js'
import type { Result } from './result.js'

/** The number of an entry, from 1. It never changes, unlike pairing numbers (C.04.2, 2.5). */
export type EntryId = number

/** How a tournament is paired. */
export type SystemName = 'swiss' | 'round-robin' | 'knockout' | 'manual'
/** The byes that a player can ask for, by their points. */
export type RequestedBye = 'full-bye' | 'half-bye' | 'zero-bye'

/** The settings that are announced before the first round. */
export interface Settings {
  readonly name: string
  readonly rounds: number
  readonly system: SystemName
  readonly scoring: Scoring
  /** The bye that late entries get for missed rounds (C.04.2, 2.4). */
  readonly missedRounds: 'zero-bye' | 'half-bye'
}

/** The data of a person. */
export interface Person {
  readonly name: string
  readonly sex: 'm' | 'w' | null
  readonly title: string | null
  readonly rating: number | null
  readonly federation: string | null
  readonly fideId: string | null
  readonly birth: string | null
  readonly club: string | null
}

/** A player of the tournament. */
export interface Entry {
  readonly id: EntryId
  readonly person: Person
  /**
   * The data that determine the pairing number. Corrections after round 4 do not change it (C.04.2,
   * 2.3).
   */
  readonly rank: Pick<Person, 'rating' | 'title' | 'name'>
  /** The first round for which the player is paired. */
  readonly fromRound: number
  /** The last round before the player left; `null` if they are still in. */
  readonly withdrawnAfter: number | null
  readonly byes: readonly { readonly round: number; readonly bye: RequestedBye }[]
  /** Penalties and bonuses of the arbiter. */
  readonly adjustments: readonly PointsAdjustment[]
}

/** A game of a paired round. */
export interface PairedGame {
  readonly white: EntryId
  readonly black: EntryId
  /** `null` until it is reported. */
  readonly result: Result | null
  /**
   * A correction that came too late for pairing and standings and counts only for ratings (C.04.2).
   */
  readonly ratingResult: Result | null
}

/** A round that has been paired. */
export interface PairedRound {
  /** The games in the order of the boards, from board 1. */
  readonly games: readonly PairedGame[]
  readonly bye: EntryId | null
  /**
   * Players without a game and without a bye: the free player of an odd round robin, players
   * eliminated from a knockout.
   */
  readonly rests: readonly EntryId[]
  /** The virtual points of an acceleration with which the round was paired. */
  readonly virtualPoints: readonly { readonly entry: EntryId; readonly points: Points }[]
  /**
   * The games and bye of the pairing system that a person replaced; `null` if nobody paired by
   * hand.
   */
  readonly insteadOf: Pairing | null
}

export interface ForbiddenGroup {
  readonly entries: readonly EntryId[]
  readonly fromRound: number
  readonly toRound: number
}

/**
 * The state of a tournament. It is plain data: it can be stored, and equals the replay of its
 * events.
 */
export interface TournamentState {
  readonly settings: Settings | null
  readonly initialColour: Colour | null
  readonly entries: readonly Entry[]
  /** The order of the pairing numbers, if it was drawn or set. */
  readonly order: readonly EntryId[] | null
  readonly forbidden: readonly ForbiddenGroup[]
  readonly rounds: readonly PairedRound[]
  readonly concluded: boolean
}

/** The state before anything has happened. */
export const newTournament: TournamentState = {
  settings: null,
  initialColour: null,
  entries: [],
  order: null,
  forbidden: [],
  rounds: [],
  concluded: false,
}

export function entryOf(state: TournamentState, id: EntryId): Entry | undefined {
  return state.entries[id - 1]
}

/** Whether the player is to be paired in this round. */
export function plays({ fromRound, withdrawnAfter, byes }: Entry, round: number): boolean {
  if (round < fromRound) return false
  if (withdrawnAfter !== null && round > withdrawnAfter) return false
  return !byes.some(each => each.round === round)
}
