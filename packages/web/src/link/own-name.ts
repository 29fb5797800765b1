import { readStored, writeStored } from '../local-storage.js'

/** The player's name on this device, asked once and remembered. */
export const ownName = (): string =>
  readStored('own-name', value => (typeof value === 'string' ? value.slice(0, 60) : undefined)) ??
  ''

export const storeOwnName = (name: string): void =>
  writeStored('own-name', name.trim().slice(0, 60))
