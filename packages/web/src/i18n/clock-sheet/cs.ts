import { counted } from '@jadoube/clock'
import type { ClockSheetWords } from './en.js'

export const words: ClockSheetWords = {
  recent: 'Nedávné',
  hourglass: 'Přesýpací hodiny',
  hourglassText: 'Přesýpací hodiny: čas, který spotřebuje jeden hráč, získá druhý',
  recentGames: 'Nedávné partie',
  recentGamesText: 'Klepnutím na partii znovu nastavíte její tempo hry.',
  noGames: 'Zatím žádné partie. Partie se tu objeví, až nastavíte hodiny na další.',
  forgetGames: 'Vyprázdnit seznam',
  moves: count => counted('cs', count, { one: 'tah', few: 'tahy', many: 'tahu', other: 'tahů' }),
}
