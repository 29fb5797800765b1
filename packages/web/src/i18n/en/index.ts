import { clock } from './clock.js'
import { frame } from './frame.js'
import { laws } from './laws.js'
import { start } from './start.js'

/** Everything the app says. English is the shape; each other language fills all of it. */
export const words = { frame, start, clock, laws }

export type Words = typeof words
