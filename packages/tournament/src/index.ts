export type { Attempt } from './attempt.js'
export type * from './tournament.js'
