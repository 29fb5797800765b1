import { plural } from '../../language.js'
import type { Colour } from '../../tournament.js'
import type { Words } from './words.js'

const name = (colour: Colour) => (colour === 'white' ? 'White' : 'Black')
const players = (count: number) =>
  `${count} ${plural(count, 'en', { one: 'player', other: 'players' })}`
/** `2 players instead of 1`. */
const more = (what: string) => (now: number, then: number) =>
  `${players(then)} instead of ${now} ${what}`

export const en: Words = {
  bracket: (number, score, count) => `Bracket ${number} (score ${score}) had ${players(count)}.`,
  subgroups: (s1, s2) => `S1: ${s1}. S2: ${s2}.`,
  remainder: (s1, s2) => `In the remainder, S1: ${s1}. S2: ${s2}.`,
  movedDown: (player, bracket, odd) =>
    odd
      ? `Bracket ${bracket} had an odd number of players, so player ${player} moved down from it.`
      : `Not everybody in bracket ${bracket} could be paired there, so player ${player} moved down from it.`,
  naturalMet: (a, b) => `Player ${a} meets their natural opponent, player ${b}.`,
  naturalWas: (a, b) => `The natural opponent of player ${a} was player ${b}.`,

  paired: (a, b) => `Players ${a} and ${b} meet in this round.`,
  getsBye: player => `Player ${player} gets the bye in this round.`,
  notCompared: (a, b) =>
    `Players ${a} and ${b} were allowed to meet. What their game would change for the others takes too long to work out in such a large field.`,
  byeNotCompared: player =>
    `Player ${player} was allowed to have the bye. What it would change for the others takes too long to work out in such a large field.`,
  absent: player => `Player ${player} is not paired in this round.`,
  noBye: 'The number of players is even, so nobody gets the bye.',
  met: (a, b, round) => `Players ${a} and ${b} have already met, in round ${round}.`,
  mayNotGetBye: player =>
    `Player ${player} may not get the bye: they already had it, or the points of a win without playing.`,
  sameColour: (a, b, colour) =>
    `Players ${a} and ${b} must both have ${name(colour)} next, so they may not meet.`,
  forbidden: (a, b) => `The rules of the event do not let players ${a} and ${b} meet.`,
  ifMet: (a, b, consequence) => `If players ${a} and ${b} met, ${consequence}.`,
  ifBye: (player, consequence) => `If player ${player} got the bye, ${consequence}.`,
  ifMovedDown: (player, consequence) =>
    `If player ${player} had moved down instead, ${consequence}.`,
  incomplete: 'the other players could not all be paired',
  higherBye: 'the bye would go to a player with a higher score',
  consequence: {
    C6: more('would move down'),
    C7: () => 'a player with a higher score would move down',
    C8: () => 'the next bracket could not be paired as well',
    C9: () => 'the bye would go to a player with more unplayed games',
    C10: more('would get a colour difference above 2'),
    C11: more('would get the same colour three times in a row'),
    C12: more('would not get the colour they prefer'),
    C13: more('would not get the colour they strongly prefer'),
    C14: more('would move down for the second round in a row'),
    C15: more('would meet a moved-down player for the second round in a row'),
    C16: more('would move down again after two rounds'),
    C17: more('would meet a moved-down player again after two rounds'),
    C18: () => 'a player who moved down in the last round would face a larger difference in score',
    C19: () =>
      'a player who had an opponent from above in the last round would face a larger difference in score',
    C20: () => 'a player who moved down two rounds ago would face a larger difference in score',
    C21: () =>
      'a player who had an opponent from above two rounds ago would face a larger difference in score',
  },
  laterMet: (a, b, article) =>
    `Players ${a} and ${b} could meet just as well, but by Article ${article} this pairing comes first.`,
  laterMovedDown: (player, article) =>
    `Player ${player} could have moved down just as well, but by Article ${article} this pairing comes first.`,
  moreUnplayed: player => `Player ${player} has more unplayed games.`,
  higherScore: player => `The bye can go to a player with a lower score than player ${player}.`,
  laterBye: (player, article) =>
    `Player ${player} could get the bye just as well, but by Article ${article} this pairing comes first.`,

  bothGranted: 'Both players get the colour they prefer.',
  onlyOne: player => `Only player ${player} prefers a colour, and gets it.`,
  stronger: (player, colour) =>
    `Both players prefer ${name(colour)}; the preference of player ${player} is stronger.`,
  wider: (player, colour) =>
    `Both players must have ${name(colour)}; player ${player} has the wider colour difference.`,
  alternate: colour =>
    `Both players prefer ${name(colour)} equally; they swap the colours from the last time one had White and the other Black.`,
  higherRanked: (player, colour) =>
    `Both players prefer ${name(colour)} equally; player ${player} is ranked higher.`,
  initial: (player, odd) =>
    odd
      ? `Neither player prefers a colour; player ${player} is ranked higher, has an odd number and gets the initial colour.`
      : `Neither player prefers a colour; player ${player} is ranked higher, has an even number and does not get the initial colour.`,
  otherColours: (white, black) =>
    `By Article 5, player ${white} has White and player ${black} has Black.`,

  oddField: 'The number of players is odd, so one of them gets the bye.',
  byeGoesTo: (player, score) =>
    `Player ${player} gets it: ${score} is the lowest score at which the bye can be given.`,
  lowestWas: player => `The lowest ranked player with this score is player ${player}.`,

  nobody: 'There is nobody to pair.',
  impossible: {
    C1: list =>
      `The round cannot be paired: unless players meet twice, some of these have no opponent: ${list}.`,
    C2: list =>
      `The round cannot be paired: the bye would go to one of these players, who may not get it: ${list}.`,
    C3: list =>
      `The round cannot be paired: too many players must have the same colour, and some of these have no opponent: ${list}.`,
    forbidden: list =>
      `The round cannot be paired: because of the forbidden pairs, some of these players have no opponent: ${list}.`,
    several: list => `The round cannot be paired: some of these players have no opponent: ${list}.`,
  },

  thirdColour: (player, colour) =>
    `Player ${player} would have ${name(colour)} three times in a row.`,
  colourDifference: (player, difference) =>
    `Player ${player} would have a colour difference of ${difference}.`,
}
