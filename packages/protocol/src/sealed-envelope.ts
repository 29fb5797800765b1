import type { EnvelopeKeeper, OpenedEnvelope, SealedEnvelope } from '@jadoube/laws/internals'

/*
 * A sealed move is encrypted under a key that takes two agreements: of a key pair made for this one
 * envelope with the arbiter's, and with the replying player's. Whoever seals needs only their public
 * keys; who opens needs what both contribute. The commitment is a hash of the move and of chance, and
 * the chance is in the envelope: shown with the move, it proves that nothing was changed.
 *
 *   ciphertext = version ‖ public key of the envelope ‖ nonce ‖ AES-256-GCM(proof ‖ move, padded)
 *   commitment = SHA-256(label ‖ proof ‖ move)
 */

const { subtle } = globalThis.crypto
const version = 1
const keyLength = 32
const nonceLength = 12
const proofLength = 32
/** Every envelope is equally thick: its length says nothing of the move. */
const contentLength = 256
const label = 'jadoube sealed move/1'

type Bytes = Uint8Array<ArrayBuffer>
type CryptoKey = Awaited<ReturnType<typeof subtle.importKey>>

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })
const bytesOf = (text: string): Bytes => encoder.encode(text) as Bytes

function joined(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const random = (length: number): Bytes => globalThis.crypto.getRandomValues(new Uint8Array(length))

function makeBase64(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function parseBase64(text: string): Bytes | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, character => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** What stands before the 32 bytes of an X25519 private key in PKCS #8 (RFC 8410). */
const pkcs8 = Uint8Array.from([
  0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x6e, 0x04, 0x22, 0x04, 0x20,
])

/** The key pair of a secret, the same every time; so nobody has to keep one. */
async function privateKeyOf(secret: string): Promise<CryptoKey> {
  const from = await subtle.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveBits'])
  const info = bytesOf(`${label} key`)
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info }
  const seed = new Uint8Array(await subtle.deriveBits(how, from, keyLength * 8))
  return subtle.importKey('pkcs8', joined(pkcs8, seed), 'X25519', true, ['deriveBits'])
}

async function publicKeyOf(key: CryptoKey): Promise<Bytes> {
  const { x } = await subtle.exportKey('jwk', key)
  const bytes = parseBase64(x ?? '')
  if (bytes?.length !== keyLength) throw new Error('a private key without its public key')
  return bytes
}

async function agree(own: CryptoKey, theirs: Bytes): Promise<Bytes> {
  const key = await subtle.importKey('raw', theirs, 'X25519', true, [])
  return new Uint8Array(await subtle.deriveBits({ name: 'X25519', public: key }, own, 256))
}

/** The key of an envelope, from both agreements; neither alone says anything of it. */
async function keyFrom(arbiter: Bytes, replier: Bytes, envelopeKey: Bytes): Promise<CryptoKey> {
  const both = joined(arbiter, replier)
  const from = await subtle.importKey('raw', both, 'HKDF', false, ['deriveKey'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt: envelopeKey, info: bytesOf(label) }
  const use = { name: 'AES-GCM', length: 256 }
  return subtle.deriveKey(how, from, use, false, ['encrypt', 'decrypt'])
}

async function commit(proof: Bytes, text: string): Promise<string> {
  const content = joined(bytesOf(label), proof, bytesOf(text))
  return makeBase64(new Uint8Array(await subtle.digest('SHA-256', content)))
}

interface Parts {
  readonly envelopeKey: Bytes
  readonly nonce: Bytes
  readonly content: Bytes
}

function partsOf({ ciphertext }: SealedEnvelope): Parts | undefined {
  const bytes = parseBase64(ciphertext)
  if (bytes === undefined || bytes[0] !== version) return undefined
  const from = 1 + keyLength + nonceLength
  if (bytes.length <= from) return undefined
  return {
    envelopeKey: bytes.slice(1, 1 + keyLength),
    nonce: bytes.slice(1 + keyLength, from),
    content: bytes.slice(from),
  }
}

const failed = <E extends string>(error: E) => ({ ok: false, error }) as const

/** Seals moves with the platform's own cryptography: X25519, HKDF, AES-GCM and SHA-256. */
export const envelopeKeeper: EnvelopeKeeper = {
  async publicKey(secret) {
    return makeBase64(await publicKeyOf(await privateKeyOf(secret)))
  },

  async seal(text, { arbiter, replier }) {
    const move = bytesOf(text)
    if (move.length > contentLength - proofLength - 1) throw new RangeError('longer than any move')
    const [forArbiter, forReplier] = [parseBase64(arbiter), parseBase64(replier)]
    if (forArbiter?.length !== keyLength || forReplier?.length !== keyLength) {
      throw new TypeError('not a public key')
    }
    const own = await privateKeyOf(makeBase64(random(keyLength)))
    const envelopeKey = await publicKeyOf(own)
    const key = await keyFrom(
      await agree(own, forArbiter),
      await agree(own, forReplier),
      envelopeKey,
    )
    const proof = random(proofLength)
    const commitment = await commit(proof, text)
    const padding = new Uint8Array(contentLength - proofLength - 1 - move.length)
    const content = joined(proof, Uint8Array.of(move.length), move, padding)
    const iv = random(nonceLength)
    const additionalData = bytesOf(commitment)
    const sealed = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, content)
    const whole = joined(Uint8Array.of(version), envelopeKey, iv, new Uint8Array(sealed))
    return { ciphertext: makeBase64(whole), commitment }
  },

  async share(envelope, secret) {
    const parts = partsOf(envelope)
    if (parts === undefined) return failed('envelope-unreadable')
    try {
      const share = await agree(await privateKeyOf(secret), parts.envelopeKey)
      return { ok: true, value: makeBase64(share) }
    } catch {
      return failed('envelope-unreadable')
    }
  },

  async open(envelope, shares) {
    const parts = partsOf(envelope)
    const [arbiter, replier] = [parseBase64(shares.arbiter), parseBase64(shares.replier)]
    if (parts === undefined || arbiter === undefined || replier === undefined) {
      return failed('envelope-unreadable')
    }
    const { envelopeKey, nonce: iv, content } = parts
    let opened: OpenedEnvelope
    try {
      const key = await keyFrom(arbiter, replier, envelopeKey)
      const additionalData = bytesOf(envelope.commitment)
      const how = { name: 'AES-GCM', iv, additionalData }
      const plain = new Uint8Array(await subtle.decrypt(how, key, content))
      const from = proofLength + 1
      opened = {
        text: decoder.decode(plain.slice(from, from + plain[proofLength]!)),
        proof: makeBase64(plain.slice(0, proofLength)),
      }
    } catch {
      return failed('envelope-closed')
    }
    // Who sealed it might have put another move inside than the one that they committed themselves to.
    const fits = await envelopeKeeper.fits(envelope, opened)
    return fits ? { ok: true, value: opened } : failed('envelope-changed')
  },

  async fits({ commitment }, { text, proof }) {
    const bytes = parseBase64(proof)
    if (bytes?.length !== proofLength) return false
    return (await commit(bytes, text)) === commitment
  },
}
