import type { Colour, Points, PointsAdjustment, Scoring } from '../tournament.js'
import type { Pairing } from './act.js'
import type { Result } from './result.js'

/** The number of an entry: 1 for the first. It never changes, while pairing numbers do (C.04.2, 2.5). */
export type EntryId = number

export type SystemName = 'swiss' | 'round-robin' | 'knockout' | 'manual'
export type RequestedBye = 'full-bye' | 'half-bye' | 'zero-bye'

/** What is announced before the first round. */
export interface Settings {
  readonly name: string
  readonly rounds: number
  readonly system: SystemName
  readonly scoring: Scoring
  /** What late entries get for the rounds they missed (C.04.2, 2.4). */
  readonly missedRounds: 'zero-bye' | 'half-bye'
}

/** A person, as entered. */
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

export interface Entry {
  readonly id: EntryId
  readonly person: Person
  /** By which the pairing number is given; corrections after round 4 do not change it (C.04.2, 2.3). */
  readonly rank: Pick<Person, 'rating' | 'title' | 'name'>
  /** The first round that the player is paired for. */
  readonly fromRound: number
  /** The last round before the player left; `null` who is still in. */
  readonly withdrawnAfter: number | null
  readonly byes: readonly { readonly round: number; readonly bye: RequestedBye }[]
  /** Penalties and bonuses of the arbiter. */
  readonly adjustments: readonly PointsAdjustment[]
}

export interface PairedGame {
  readonly white: EntryId
  readonly black: EntryId
  /** `null` until it is reported. */
  readonly result: Result | null
  /** A correction that came too late for pairing and standings, and counts for ratings (C.04.2). */
  readonly ratingResult: Result | null
}

export interface PairedRound {
  /** In the order of the boards, from board 1. */
  readonly games: readonly PairedGame[]
  readonly bye: EntryId | null
  /** Who does not play without a bye: the free player of an odd round robin, who is out of a knockout. */
  readonly rests: readonly EntryId[]
  /** Points of an acceleration with which the round was paired. */
  readonly virtualPoints: readonly { readonly entry: EntryId; readonly points: Points }[]
  /** The engine's games and bye that a person replaced; `null` where nobody paired by hand. */
  readonly insteadOf: Pairing | null
}

export interface ForbiddenGroup {
  readonly entries: readonly EntryId[]
  readonly fromRound: number
  readonly toRound: number
}

/** How the tournament stands. Plain data: it can be stored, and equals what a replay of the events gives. */
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

/** Is the player to be paired in this round? */
export function plays({ fromRound, withdrawnAfter, byes }: Entry, round: number): boolean {
  if (round < fromRound) return false
  if (withdrawnAfter !== null && round > withdrawnAfter) return false
  return !byes.some(each => each.round === round)
}
