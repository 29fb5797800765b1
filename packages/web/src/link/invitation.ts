import type { SeatGame } from '../game/remote-game.js'
import { placeOf } from '../sound/place.js'

/** A game that two people agreed on between themselves, not a board of an event or of a tournament. */
export const isCasual = ({ view, table }: Pick<SeatGame, 'view' | 'table'>): boolean =>
  view.value.event === null && placeOf(table.value.header) === 'casual'

/** Whether who opens their link was invited to it by the other, as the app does. */
export const isInvitation = (game: SeatGame): boolean =>
  game.view.value.event === null &&
  game.view.value.replaces === undefined &&
  game.view.value.startWhen === 'both-present' &&
  game.table.value.header.table?.preset !== undefined
