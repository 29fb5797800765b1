import type { EnvelopeKeeper, OpenedEnvelope, SealedEnvelope } from '@jadoube/laws/internals'
import {
  aesKey,
  agree,
  type Bytes,
  bytesOf,
  type CryptoKey,
  concat,
  KEY_LENGTH,
  label,
  makeBase64,
  parseBase64,
  privateKeyOf,
  publicKeyOf,
  random,
} from './envelope-keys.js'

/*
 * A sealed move is encrypted under a key that has two halves: one for the arbiter, one for the
 * player who must reply. Each half is wrapped for the devices that may have it. Anyone who seals
 * needs only their public keys; opening needs both halves. The commitment is a hash of the move and
 * of random bytes. These bytes, the proof, are in the envelope: shown with the move, they prove
 * that nothing was changed.
 *
 *   ciphertext = version ‖ public key of the envelope ‖ nonce
 *              ‖ number of arbiters ‖ number of repliers ‖ slots ‖ content
 *   slot       = first 8 bytes of SHA-256(public key) ‖ AES-256-GCM(half)
 *   content    = AES-256-GCM(proof ‖ move, padded)
 *   commitment = SHA-256(label ‖ proof ‖ move)
 *
 * Version 1 had no slots: the key came from both agreements themselves. Such envelopes are still
 * opened.
 */

const { subtle } = globalThis.crypto
const nonceLength = 12
const proofLength = 32
const halfLength = 32
const nameLength = 8
const slotLength = nameLength + halfLength + 16
/** With more slots an envelope would exceed the size limit of an act. */
const maxSlots = 16
/** All envelopes have the same length, so that the length says nothing about the move. */
const contentLength = 256

const decoder = new TextDecoder('utf-8', { fatal: true })
const failed = <E extends string>(error: E) => ({ ok: false, error }) as const

async function commit(proof: Bytes, text: string): Promise<string> {
  const content = concat(bytesOf(label), proof, bytesOf(text))
  return makeBase64(new Uint8Array(await subtle.digest('SHA-256', content)))
}

interface Parts {
  readonly version: 1 | 2
  readonly envelopeKey: Bytes
  readonly nonce: Bytes
  readonly slots: readonly { readonly role: Role; readonly name: Bytes; readonly half: Bytes }[]
  /** Everything before the content. */
  readonly head: Bytes
  readonly content: Bytes
}

type Role = 'arbiter' | 'replier'

function partsOf({ ciphertext }: SealedEnvelope): Parts | undefined {
  const bytes = parseBase64(ciphertext)
  const version = bytes?.[0]
  if (bytes === undefined || (version !== 1 && version !== 2)) return undefined
  let from = 1 + KEY_LENGTH + nonceLength
  const [arbiters = 0, repliers = 0] = version === 1 ? [] : bytes.slice(from, from + 2)
  if (version === 2) from += 2
  const slots = Array.from({ length: arbiters + repliers }, (_, index) => {
    const at = from + index * slotLength
    const role: Role = index < arbiters ? 'arbiter' : 'replier'
    return {
      role,
      name: bytes.slice(at, at + nameLength),
      half: bytes.slice(at + nameLength, at + slotLength),
    }
  })
  from += slots.length * slotLength
  if (bytes.length <= from) return undefined
  return {
    version,
    envelopeKey: bytes.slice(1, 1 + KEY_LENGTH),
    nonce: bytes.slice(1 + KEY_LENGTH, 1 + KEY_LENGTH + nonceLength),
    slots,
    head: bytes.slice(0, from),
    content: bytes.slice(from),
  }
}

async function keyName(publicKey: Bytes): Promise<Bytes> {
  return new Uint8Array(await subtle.digest('SHA-256', publicKey)).slice(0, nameLength)
}

/**
 * The key that wraps one half for one envelope and one device. It is used only once, so the nonce
 * may be fixed.
 */
const wrappingKey = (agreed: Bytes, envelopeKey: Bytes, role: Role): Promise<CryptoKey> =>
  aesKey(agreed, envelopeKey, `${label} for ${role}`)
const withFixedNonce = { name: 'AES-GCM', iv: new Uint8Array(nonceLength) }

async function makeSlots(
  role: Role,
  keys: readonly string[],
  half: Bytes,
  own: CryptoKey,
  envelopeKey: Bytes,
): Promise<readonly Bytes[]> {
  if (keys.length === 0 || keys.length > maxSlots)
    throw new RangeError('no recipients, or too many')
  return Promise.all(
    [...new Set(keys)].map(async text => {
      const publicKey = parseBase64(text)
      if (publicKey?.length !== KEY_LENGTH) throw new TypeError('not a public key')
      const key = await wrappingKey(await agree(own, publicKey), envelopeKey, role)
      const wrapped = new Uint8Array(await subtle.encrypt(withFixedNonce, key, half))
      return concat(await keyName(publicKey), wrapped)
    }),
  )
}

/**
 * The authenticated data that binds the content to its envelope. In version 1 it was the commitment
 * alone.
 */
const authenticatedData = (
  { version, head }: Pick<Parts, 'version' | 'head'>,
  commitment: string,
): Bytes => (version === 1 ? bytesOf(commitment) : concat(bytesOf(commitment), head))

/** Seals moves with the platform's own cryptography: X25519, HKDF, AES-GCM and SHA-256. */
export const envelopeKeeper: EnvelopeKeeper = {
  async publicKey(secret) {
    return makeBase64(await publicKeyOf(await privateKeyOf(secret)))
  },

  async seal(text, { arbiter, replier }) {
    const move = bytesOf(text)
    if (move.length > contentLength - proofLength - 1) throw new RangeError('longer than any move')
    const own = await privateKeyOf(makeBase64(random(KEY_LENGTH)))
    const envelopeKey = await publicKeyOf(own)
    const halves = { arbiter: random(halfLength), replier: random(halfLength) }
    const arbiters = await makeSlots('arbiter', arbiter, halves.arbiter, own, envelopeKey)
    const repliers = await makeSlots('replier', replier, halves.replier, own, envelopeKey)
    const key = await aesKey(concat(halves.arbiter, halves.replier), envelopeKey, label)
    const proof = random(proofLength)
    const commitment = await commit(proof, text)
    const padding = new Uint8Array(contentLength - proofLength - 1 - move.length)
    const content = concat(proof, Uint8Array.of(move.length), move, padding)
    const iv = random(nonceLength)
    const counts = Uint8Array.of(arbiters.length, repliers.length)
    const head = concat(Uint8Array.of(2), envelopeKey, iv, counts, ...arbiters, ...repliers)
    const additionalData = authenticatedData({ version: 2, head }, commitment)
    const sealed = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, content)
    const ciphertext = makeBase64(concat(head, new Uint8Array(sealed)))
    return { envelope: { ciphertext, commitment }, copy: { text, proof: makeBase64(proof) } }
  },

  async share(envelope, secret) {
    const parts = partsOf(envelope)
    if (parts === undefined) return failed('envelope-unreadable')
    const { version, envelopeKey, slots } = parts
    try {
      const own = await privateKeyOf(secret)
      const agreed = await agree(own, envelopeKey)
      if (version === 1) return { ok: true, value: makeBase64(agreed) }
      const name = makeBase64(await keyName(await publicKeyOf(own)))
      const slot = slots.find(each => makeBase64(each.name) === name)
      if (slot === undefined) return failed('envelope-closed')
      const key = await wrappingKey(agreed, envelopeKey, slot.role)
      const half = await subtle.decrypt(withFixedNonce, key, slot.half)
      return { ok: true, value: makeBase64(new Uint8Array(half)) }
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
      const key = await aesKey(concat(arbiter, replier), envelopeKey, label)
      const algorithm = {
        name: 'AES-GCM',
        iv,
        additionalData: authenticatedData(parts, envelope.commitment),
      }
      const plain = new Uint8Array(await subtle.decrypt(algorithm, key, content))
      const from = proofLength + 1
      opened = {
        text: decoder.decode(plain.slice(from, from + plain[proofLength]!)),
        proof: makeBase64(plain.slice(0, proofLength)),
      }
    } catch {
      return failed('envelope-closed')
    }
    // The player might have sealed a different move from the one they committed to.
    const fits = await envelopeKeeper.fits(envelope, opened)
    return fits ? { ok: true, value: opened } : failed('envelope-changed')
  },

  async fits({ commitment }, { text, proof }) {
    const bytes = parseBase64(proof)
    if (bytes?.length !== proofLength) return false
    return (await commit(bytes, text)) === commitment
  },
}
