import { noted, type Reducers } from '../game/reducers.js'

/** The events of Article 5. How a game ends is an event of Article 10. */
export const events5 = { 'gesture-made': noted } satisfies Partial<Reducers>
