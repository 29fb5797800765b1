export { bakuPoints, upperGroupSize } from './acceleration/baku.js'
export type { Attempt } from './attempt.js'
export * from './crosstable/index.js'
export * from './entries/index.js'
export * from './knockout/index.js'
export { type TournamentLanguage, tournamentLanguages } from './language.js'
export type { Game, PairingFault, PairingSystem, RoundPairing } from './pairing-system.js'
export * from './record/index.js'
export * from './round-robin/index.js'
export { pointsFor, scoreOf, usualScoring } from './score.js'
export * from './standings/index.js'
export * from './tie-breaks/index.js'
export type { WhyNot } from './explain/reason.js'
export {
  type Label,
  sayBye,
  sayFault,
  sayGame,
  sayWhyNotBye,
  sayWhyNotMeet,
  words,
} from './explain/say.js'
export { type PairingTrace, traceGame, tracePairing } from './explain/trace.js'
export { whyNotBye, whyNotMeet } from './explain/why-not.js'
export {
  type GeneratorSettings,
  generateTournament,
  generatorDefaults,
  standardScoring,
} from './generate/tournament.js'
export {
  checkManualPairing,
  type ManualCheck,
  type ManualPairing,
  type ManualWarning,
  type PairingDifference,
  sayWarning,
} from './manual/manual-pairing.js'
export type { Game, PairingFault, PairingSystem, RoundPairing } from './pairing-system.js'
export { beforeRound } from './swiss/before-round.js'
export { type DutchGame, type DutchPairing, fideDutch } from './swiss/dutch.js'
export type * from './tournament.js'
export * from './trf/index.js'
