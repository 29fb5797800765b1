export { type Adjournment, replierOf } from './adjournment.js'
export { changedOpenings } from './changed-openings.js'
export {
  type Envelope,
  type EnvelopeFailure,
  type EnvelopeKeeper,
  isSealed,
  type OpenedEnvelope,
  type SealedEnvelope,
  type SealedFor,
} from './envelope.js'
export { type EnvelopeFace, envelopeFace } from './envelope-face.js'
