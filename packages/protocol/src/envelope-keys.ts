/* Keys for sealed moves: X25519, with the platform's own cryptography. */

const { subtle } = globalThis.crypto

export const KEY_LENGTH = 32
export const label = 'jadoube sealed move/1'

export type Bytes = Uint8Array<ArrayBuffer>
export type CryptoKey = Awaited<ReturnType<typeof subtle.importKey>>

const encoder = new TextEncoder()
export const bytesOf = (text: string): Bytes => encoder.encode(text) as Bytes

export function concat(...parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export const random = (length: number): Bytes =>
  globalThis.crypto.getRandomValues(new Uint8Array(length))

export function makeBase64(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function parseBase64(text: string): Bytes | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, character => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** The PKCS #8 header before the 32 bytes of an X25519 private key (RFC 8410). */
const pkcs8 = Uint8Array.from([
  0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x6e, 0x04, 0x22, 0x04, 0x20,
])

/**
 * The key pair derived from a secret. It is always the same, so keeping the secret keeps the key.
 */
export async function privateKeyOf(secret: string): Promise<CryptoKey> {
  const from = await subtle.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveBits'])
  const info = bytesOf(`${label} key`)
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info }
  const seed = new Uint8Array(await subtle.deriveBits(algorithm, from, KEY_LENGTH * 8))
  return subtle.importKey('pkcs8', concat(pkcs8, seed), 'X25519', true, ['deriveBits'])
}

export async function publicKeyOf(key: CryptoKey): Promise<Bytes> {
  const { x } = await subtle.exportKey('jwk', key)
  const bytes = parseBase64(x ?? '')
  if (bytes?.length !== KEY_LENGTH) throw new Error('a private key without its public key')
  return bytes
}

export async function agree(own: CryptoKey, theirs: Bytes): Promise<Bytes> {
  const key = await subtle.importKey('raw', theirs, 'X25519', true, [])
  return new Uint8Array(await subtle.deriveBits({ name: 'X25519', public: key }, own, 256))
}

/** Derives an AES key from a shared secret. */
export async function aesKey(from: Bytes, salt: Bytes, info: string): Promise<CryptoKey> {
  const secretKey = await subtle.importKey('raw', from, 'HKDF', false, ['deriveKey'])
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt, info: bytesOf(info) }
  const use = { name: 'AES-GCM', length: 256 }
  return subtle.deriveKey(algorithm, secretKey, use, false, ['encrypt', 'decrypt'])
}
