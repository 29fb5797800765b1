import { effect, signal } from '@preact/signals'
import { keep, readKept } from '../kept.js'

/**
 * At the shared table: whether Black sits at the lower edge. It is kept between visits, like the
 * seats of the players.
 */
export const tableIsFlipped = signal(
  readKept('table-flipped', value => (typeof value === 'boolean' ? value : undefined)) ?? false,
)
effect(() => keep('table-flipped', tableIsFlipped.value))

/**
 * On a player's own device: whether the board is seen from the opponent's side, until they leave
 * the game.
 */
export const seatIsFlipped = signal(false)
