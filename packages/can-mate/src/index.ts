export {
  canCheckmateAsItStands,
  isDeadAsItStands,
  type MateVerdict,
} from './as-it-stands.js'
export { canCheckmate, isDead } from './can-mate.js'
export { checkLine, checkProof, type ProofCheck } from './checker/check-proof.js'
export {
  type MateAnswers,
  MateUnanswered,
  mateLeftOpen,
  nodesAtOnce,
  withMateAnswers,
} from './host-answers.js'
export { lacksMatingMaterial } from './material/material.js'
export { canComeBack, looksDead } from './quick/looks-dead.js'
export { provesCannotMate, provesDead } from './quick/quick-prover.js'
export {
  type CanMate,
  type CanMateLimits,
  type Deadness,
  defaultNodes,
  type EnclosedPiece,
  type Enclosure,
  type Proof,
} from './verdict.js'
