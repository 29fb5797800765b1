import { effect, signal } from '@preact/signals'
import { keep, readKept } from '../kept.js'

/** On the table: Black sits at the lower edge, White opposite. It stays so, as the players do. */
export const tableIsFlipped = signal(
  readKept('table-flipped', value => (typeof value === 'boolean' ? value : undefined)) ?? false,
)
effect(() => keep('table-flipped', tableIsFlipped.value))

/** On a player's own device: seen from the opponent's side, until they leave the game. */
export const seatIsFlipped = signal(false)
