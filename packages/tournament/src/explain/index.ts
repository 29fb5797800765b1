export type { WhyNot } from './reason.js'
export {
  type Label,
  sayBye,
  sayFault,
  sayGame,
  sayOtherColours,
  sayWhyNotBye,
  sayWhyNotMeet,
} from './say.js'
export { sayWarning } from './say-warning.js'
export { type PairingTrace, traceBrackets, traceGame, tracePairing } from './trace.js'
export { whyNotBye, whyNotMeet } from './why-not.js'
