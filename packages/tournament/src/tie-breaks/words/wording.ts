import type { Dummy } from '../value.js'

/**
 * The sentences about the value of a tie-break in one language. Numbers are already text where they
 * are part of text.
 */
export interface TieBreakWording {
  /** `round 3 was not played: …`. */
  unplayed(round: number, score: number, dummy: Dummy): string
  /** The opponent's byes at the end count as draws (16.3). */
  adjusted(player: number, score: number, unadjusted: number): string
  leftOut(value: string, round: number | null, why: 'least' | 'most' | 'unplayed'): string
  rounds(rounds: readonly number[]): string
  noGames(): string
  performance(
    average: number,
    score: string,
    games: number,
    percentage: number,
    difference: string,
  ): string
  perfect(rating: number, expected: string, score: string): string
  perfectZero(lowest: number): string
  koyaLimit(points: number): string
  encounter(tied: readonly number[], points: number, allMet: boolean): string
}
