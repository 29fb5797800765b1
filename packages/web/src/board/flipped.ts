import { effect, signal } from '@preact/signals'
import { readStored, writeStored } from '../local-storage.js'

/**
 * At the shared table: whether Black sits at the lower edge. It is kept between visits, like the
 * seats of the players.
 */
export const tableIsFlipped = signal(
  readStored('table-flipped', value => (typeof value === 'boolean' ? value : undefined)) ?? false,
)
effect(() => writeStored('table-flipped', tableIsFlipped.value))

/**
 * On a player's own device: whether the board is seen from the opponent's side, until they leave
 * the game.
 */
export const seatIsFlipped = signal(false)
