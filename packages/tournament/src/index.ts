export type { Attempt } from './attempt.js'
export { scoreOf } from './score.js'
export type * from './tournament.js'
export * from './trf/index.js'
