import { counted } from '@jadoube/clock'
import type { ClockSheetWords } from './en.js'

export const words: ClockSheetWords = {
  recent: 'Viimeksi käytetyt',
  hourglass: 'Tiimalasi',
  hourglassText: 'Tiimalasi: toisen pelaajan käyttämä aika siirtyy vastustajalle',
  recentGames: 'Viimeisimmät pelit',
  recentGamesText: 'Napauta peliä, niin sen miettimisaika asetetaan uudelleen.',
  noGames: 'Ei vielä pelejä. Peli ilmestyy tähän, kun kello asetetaan seuraavaa varten.',
  forgetGames: 'Tyhjennä luettelo',
  moves: count => counted('fi', count, { one: 'siirto', other: 'siirtoa' }),
}
