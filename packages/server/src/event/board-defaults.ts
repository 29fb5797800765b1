import { eventDefaults } from '../game/board-settings.js'

export { headerOf } from '../game/board-settings.js'

/** In a room with an arbiter: a board on which anything can happen. */
export const EVENT_BOARD = {
  laws: 'fide-2023',
  boardKind: 'physical',
  startWhen: eventDefaults.startWhen,
} as const
