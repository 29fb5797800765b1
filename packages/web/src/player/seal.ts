import type { SealedEnvelope } from '@jadoube/laws'
import { envelopeKeeper } from '@jadoube/protocol'
import { ask } from '../net/ask.js'

/** Seals a move so that it takes the arbiter and who must reply to read it; null where that cannot be. */
export async function sealMove(
  text: string,
  board: string,
  secret: string,
  replier: 'white' | 'black',
): Promise<SealedEnvelope | null> {
  const keys = await ask<Readonly<Record<string, string | null>>>(
    'GET',
    `/api/boards/${board}/envelope-keys`,
    { secret },
  )
  if (!keys.ok) return null
  const [ofArbiter, ofReplier] = [keys.value.arbiter, keys.value[replier]]
  if (ofArbiter == null || ofReplier == null) return null
  try {
    return await envelopeKeeper.seal(text, { arbiter: ofArbiter, replier: ofReplier })
  } catch {
    // Without a secure connection a browser has no cryptography.
    return null
  }
}

/** His part of the key to an envelope; it opens nothing without the arbiter's. */
export async function keyPart(envelope: SealedEnvelope, secret: string): Promise<string | null> {
  try {
    const part = await envelopeKeeper.share(envelope, secret)
    return part.ok ? part.value : null
  } catch {
    return null
  }
}
