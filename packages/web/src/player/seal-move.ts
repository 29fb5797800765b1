import type { SealedEnvelope, SealedFor } from '@jadoube/laws'
import { envelopeKeeper } from '@jadoube/protocol'

/** The move in an envelope; fetched only when somebody seals. */
export const sealMove = (text: string, sealedFor: SealedFor): Promise<SealedEnvelope> =>
  envelopeKeeper.seal(text, sealedFor)
