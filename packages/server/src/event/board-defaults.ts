import { eventDefaults } from '../game/board-settings.js'

/** A board in a room with an arbiter, which accepts anything that hands do. */
export const EVENT_BOARD = {
  laws: 'fide-2023',
  boardKind: 'physical',
  startWhen: eventDefaults.startWhen,
} as const
