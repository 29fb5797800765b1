import type { SeatGame } from '../game/remote-game.js'
import { placeOf } from '../sound/place.js'

/** Whether two people agreed on the game themselves, outside an event or a tournament. */
export const isCasual = ({ view, table }: Pick<SeatGame, 'view' | 'table'>): boolean =>
  view.value.event === null && placeOf(table.value.header) === 'casual'

/** Whether the player was invited by the opponent through the app. */
export const isInvitation = (game: SeatGame): boolean =>
  game.view.value.event === null &&
  game.view.value.replaces === undefined &&
  game.view.value.startWhen === 'both-present' &&
  game.table.value.header.table?.preset !== undefined
