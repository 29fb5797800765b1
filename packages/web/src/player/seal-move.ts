import type { SealedEnvelope, SealedFor } from '@jadoube/laws/internals'
import { envelopeKeeper } from '@jadoube/protocol'

/** The move in an envelope; null where the browser has no cryptography, for want of a secure connection. */
export async function sealMove(text: string, sealedFor: SealedFor): Promise<SealedEnvelope | null> {
  try {
    return await envelopeKeeper.seal(text, sealedFor)
  } catch {
    return null
  }
}

/** Their part of the key to an envelope; it opens nothing without the arbiter's. */
export async function keyPart(envelope: SealedEnvelope, secret: string): Promise<string | null> {
  try {
    const part = await envelopeKeeper.share(envelope, secret)
    return part.ok ? part.value : null
  } catch {
    return null
  }
}
