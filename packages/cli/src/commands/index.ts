import type { Command } from '../command.js'

/** Every command, loaded only when it is asked for; in the order in which the welcome lists them. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  laws: async () => (await import('./laws.js')).laws,
}
