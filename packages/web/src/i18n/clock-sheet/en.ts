import { counted } from '@jadoube/clock'

export const words = {
  recent: 'Recent',
  hourglass: 'Hourglass',
  hourglassText: 'Hourglass: the time one player uses goes to the other',
  recentGames: 'Recent games',
  recentGamesText: 'Tap a game to set its time control again.',
  noGames: 'No games yet. A game appears here when you set the clock for the next one.',
  forgetGames: 'Clear the list',
  moves: (count: number) => counted('en', count, { one: 'move', other: 'moves' }),
}

export type ClockSheetWords = typeof words
