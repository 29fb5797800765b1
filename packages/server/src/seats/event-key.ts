import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/**
 * The key from which the secrets of an event's links are derived. The server does not keep it. Each
 * organiser's and arbiter's seat has it encrypted with that seat's own secret, of which the server
 * knows only a hash. So officials can have every link shown again on any device, and the store
 * alone opens nothing.
 */
export type EventKey = Buffer & { readonly [brand]: true }
declare const brand: unique symbol

export const makeEventKey = (): EventKey => randomBytes(32) as EventKey

/** 192 bits, like a random secret; a different one each time the link is reissued. */
export function secretFrom(key: EventKey, seat: string, generation: number): string {
  const digest = createHmac('sha256', key).update(`${seat}:${generation}`).digest()
  return digest.subarray(0, 24).toString('base64url')
}

const CIPHER = 'aes-256-gcm'
const wrappingKey = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'jadoube event key', 32))

/** The key, encrypted so that only this secret opens it. */
export function wrapKey(key: EventKey, secret: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(CIPHER, wrappingKey(secret), nonce)
  const sealed = Buffer.concat([cipher.update(key), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined if it was wrapped for another secret. */
export function unwrapKey(wrapped: string, secret: string): EventKey | undefined {
  const bytes = Buffer.from(wrapped, 'base64url')
  if (bytes.length !== 60) return undefined
  try {
    const cipher = createDecipheriv(CIPHER, wrappingKey(secret), bytes.subarray(0, 12))
    cipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]) as EventKey
  } catch {
    return undefined
  }
}
