export { type Adjournment, replierOf } from '../game/adjournment.js'
export {
  type Envelope,
  type EnvelopeFailure,
  type EnvelopeKeeper,
  isSealed,
  type OpenedEnvelope,
  type Sealed,
  type SealedEnvelope,
  type SealedFor,
} from '../game/envelope.js'
export { changedOpenings } from './changed-openings.js'
export { type EnvelopeFace, envelopeFace } from './envelope-face.js'
