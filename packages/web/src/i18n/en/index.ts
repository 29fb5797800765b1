import { clock } from './clock.js'
import { frame } from './frame.js'
import { start } from './start.js'

/** Everything the app says. English is the shape; each other language fills all of it. */
export const words = { frame, start, clock }

export type Words = typeof words
