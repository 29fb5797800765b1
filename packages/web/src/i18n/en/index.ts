import { core } from './core.js'
import { more } from './more.js'

/** Everything the app says. English is the shape; each other language fills all of it. */
export const words = { ...core, ...more }

export type Words = typeof words
