export { beforeRound } from './before-round.js'
export { type DutchGame, type DutchPairing, fideDutch } from './dutch.js'
