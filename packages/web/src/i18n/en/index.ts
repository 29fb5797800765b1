import { core } from './core.js'
import { more } from './more.js'

/**
 * All texts of the app. English defines the shape, and every other language must have all of it.
 */
export const words = { ...core, ...more }

export type Words = typeof words
