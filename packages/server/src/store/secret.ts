import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * The secret in a seat's link: 192 random bits. It cannot be guessed, so one round of SHA-256 is
 * enough to store it; slow hashes are for passwords that people choose.
 */
export function makeSecret(): string {
  return randomBytes(24).toString('base64url')
}

/** The form in which a secret is stored: lower-case hex. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Takes the same time wherever the two differ. */
export function secretMatches(secret: string, hash: string): boolean {
  const given = createHash('sha256').update(secret).digest()
  const stored = Buffer.from(hash, 'hex')
  return stored.length === given.length && timingSafeEqual(given, stored)
}
