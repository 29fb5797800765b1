import { counted } from '@jadoube/clock'
import type { ClockSheetWords } from './en.js'

export const words: ClockSheetWords = {
  recent: 'Nedavno',
  hourglass: 'Peščena ura',
  hourglassText: 'Peščena ura: čas, ki ga porabi en igralec, dobi drugi',
  recentGames: 'Nedavne partije',
  recentGamesText: 'Tapnite partijo, da znova nastavite njen igralni čas.',
  noGames: 'Partij še ni. Partija se pojavi tukaj, ko uro nastavite za naslednjo.',
  forgetGames: 'Izprazni seznam',
  moves: count =>
    counted('sl', count, { one: 'poteza', two: 'potezi', few: 'poteze', other: 'potez' }),
}
