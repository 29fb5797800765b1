import type { Color } from '@jadoube/chess'
import type { SealedEnvelope, SealedFor } from '@jadoube/laws/internals'
import { type EnvelopeKeys, envelopeKeeper, keyDigits } from '@jadoube/protocol'
import { type Holder, secretsOf } from '../envelope/device-key.js'
import { storeCopy } from '../envelope/sealed-copy.js'

/** A recipient of a sealed move: a device with its digits, or null for anyone who has the link. */
export interface Recipient {
  readonly role: 'arbiter' | 'replier'
  readonly name: string | null
  readonly digits: string | null
}

export interface EnvelopeRecipients {
  readonly sealedFor: SealedFor
  readonly recipients: readonly Recipient[]
}

/**
 * Finds the recipients: their devices, or their links if no device has a key, because the clock
 * does not wait. Null if neither is known.
 */
export async function findRecipients(
  keys: EnvelopeKeys,
  replier: Color,
): Promise<EnvelopeRecipients | null> {
  const keysOf = async (role: Recipient['role'], side: 'arbiter' | Color) => {
    const devices = keys.devices[side]
    const link = keys[side]
    if (devices.length > 0) {
      const recipients = devices.map(async ({ key, name }): Promise<Recipient> => {
        return { role, name, digits: await keyDigits(key) }
      })
      return { keys: devices.map(({ key }) => key), recipients: await Promise.all(recipients) }
    }
    return link === null
      ? null
      : { keys: [link], recipients: [{ role, name: null, digits: null } satisfies Recipient] }
  }
  try {
    const [arbiter, reply] = [await keysOf('arbiter', 'arbiter'), await keysOf('replier', replier)]
    if (arbiter === null || reply === null) return null
    return {
      sealedFor: { arbiter: arbiter.keys, replier: reply.keys },
      recipients: [...arbiter.recipients, ...reply.recipients],
    }
  } catch {
    return null
  }
}

/**
 * Seals a move in an envelope, and keeps a copy on this device. Null if the browser has no
 * cryptography, which needs a secure connection.
 */
export async function sealMove(text: string, sealedFor: SealedFor): Promise<SealedEnvelope | null> {
  try {
    const { envelope, copy } = await envelopeKeeper.seal(text, sealedFor)
    storeCopy(envelope, copy)
    return envelope
  } catch {
    return null
  }
}

/**
 * The player's part of the key to an envelope, which opens nothing without the arbiter's part. Null
 * if it was sealed for another device.
 */
export async function keyPart(envelope: SealedEnvelope, holder: Holder): Promise<string | null> {
  try {
    for (const secret of [...secretsOf(holder)].reverse()) {
      const part = await envelopeKeeper.share(envelope, secret)
      if (part.ok) return part.value
    }
    return null
  } catch {
    return null
  }
}
