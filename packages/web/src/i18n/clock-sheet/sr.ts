import { counted } from '@jadoube/clock'
import type { ClockSheetWords } from './en.js'

export const words: ClockSheetWords = {
  recent: 'Недавно',
  hourglass: 'Пешчани сат',
  hourglassText: 'Пешчани сат: време које утроши један играч добија други',
  recentGames: 'Недавне партије',
  recentGamesText: 'Додирните партију да поново подесите њен темпо.',
  noGames: 'Још нема партија. Партија се појављује овде када сат подесите за следећу.',
  forgetGames: 'Испразни списак',
  moves: count => counted('sr', count, { one: 'потез', few: 'потеза', other: 'потеза' }),
}
