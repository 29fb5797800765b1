import { keep, readKept } from '../kept.js'

/** The player's name on this device, asked once and remembered. */
export const ownName = (): string =>
  readKept('own-name', value => (typeof value === 'string' ? value.slice(0, 60) : undefined)) ?? ''

export const keepOwnName = (name: string): void => keep('own-name', name.trim().slice(0, 60))
