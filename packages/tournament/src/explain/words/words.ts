import type { QualityCriterion } from '../../swiss/criteria.js'
import type { Colour } from '../../tournament.js'

/**
 * The sentences of one language. A player is inserted as a label (a number, or a number and a name)
 * after the noun, and is never inflected.
 */
export interface Words {
  bracket(number: number, score: string, players: number): string
  subgroups(s1: string, s2: string): string
  remainder(s1: string, s2: string): string
  movedDown(player: string, bracket: number, odd: boolean): string
  naturalMet(a: string, b: string): string
  naturalWas(a: string, b: string): string

  paired(a: string, b: string): string
  getsBye(player: string): string
  absent(player: string): string
  /** They were allowed to meet. There are too many players to calculate the effect. */
  notCompared(a: string, b: string): string
  byeNotCompared(player: string): string
  noBye: string
  met(a: string, b: string, round: number): string
  mayNotGetBye(player: string): string
  sameColour(a: string, b: string, colour: Colour): string
  forbidden(a: string, b: string): string
  /** The whole sentence: `If these two met, …`. */
  ifMet(a: string, b: string, consequence: string): string
  ifBye(player: string, consequence: string): string
  ifMovedDown(player: string, consequence: string): string
  incomplete: string
  higherBye: string
  consequence: Readonly<Record<QualityCriterion, (now: number, then: number) => string>>
  laterMet(a: string, b: string, article: string): string
  laterMovedDown(player: string, article: string): string
  moreUnplayed(player: string): string
  higherScore(player: string): string
  laterBye(player: string, article: string): string

  bothGranted: string
  onlyOne(player: string): string
  stronger(player: string, colour: Colour): string
  wider(player: string, colour: Colour): string
  alternate(colour: Colour): string
  higherRanked(player: string, colour: Colour): string
  initial(player: string, odd: boolean): string
  otherColours(white: string, black: string): string

  oddField: string
  byeGoesTo(player: string, score: string): string
  lowestWas(player: string): string

  nobody: string
  impossible: Readonly<
    Record<'C1' | 'C2' | 'C3' | 'forbidden' | 'several', (players: string) => string>
  >

  thirdColour(player: string, colour: Colour): string
  colourDifference(player: string, difference: number): string
}
