export {
  bergerRound,
  bergerSchedule,
  type RoundRobinOptions,
  type ScheduledRound,
} from './berger.js'
export { type RoundRobinPairing, roundRobin } from './round-robin.js'
