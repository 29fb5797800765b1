import { envelopeKeeper, isDeviceKey, keyDigits, makeDeviceKey } from '@jadoube/protocol'
import { readStored, writeStored } from '../local-storage.js'
import { ask } from '../net/ask.js'

/** Somebody who opens envelopes: the id and the secret of their seat. */
export interface Holder {
  readonly seat: string
  readonly secret: string
}

/** Where the key of a seat is. `none` if this device cannot store one. */
export type KeyPlace = 'here' | 'elsewhere' | 'none'

const storageKeyOf = (seat: string): string => `envelope-keys.${seat}`

const readKeys = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every(each => typeof each === 'string' && isDeviceKey(each))
    ? (value as string[])
    : undefined

/**
 * The keys of this seat on this device: the current one first, then those that older envelopes may
 * need.
 */
export const deviceKeys = (seat: string): readonly string[] =>
  readStored(storageKeyOf(seat), readKeys) ?? []

/**
 * Everything that may open an envelope: the keys, and the link that was used before devices had
 * keys.
 */
export const secretsOf = ({ seat, secret }: Holder): readonly string[] => [
  ...deviceKeys(seat),
  secret,
]

/** Creates the key on first use, only if it can be stored. */
function ownKey(seat: string): string | null {
  const [existing] = deviceKeys(seat)
  if (existing !== undefined) return existing
  const newKey = makeDeviceKey()
  writeStored(storageKeyOf(seat), [newKey])
  return deviceKeys(seat)[0] === newKey ? newKey : null
}

/** Adopts a saved key from another device. False if the text is not a key. */
export function adoptKey(seat: string, text: string): boolean {
  const key = text.trim()
  if (!isDeviceKey(key)) return false
  writeStored(storageKeyOf(seat), [...new Set([key, ...deviceKeys(seat)])])
  return deviceKeys(seat)[0] === key
}

/** Registers this device with its seat, unless another was faster. Returns where the key is. */
export async function registerDevice({ seat, secret }: Holder): Promise<KeyPlace> {
  try {
    const own = ownKey(seat)
    if (own === null) return 'none'
    const key = await envelopeKeeper.publicKey(own)
    const answer = await ask<{ readonly key: string }>('POST', '/api/envelope-key', {
      secret,
      body: { key },
    })
    if (!answer.ok) return 'none'
    return answer.value.key === key ? 'here' : 'elsewhere'
  } catch {
    // Browsers offer no cryptography without a secure connection.
    return 'none'
  }
}

/** The digits that two people compare on their screens. */
export async function ownDigits(seat: string): Promise<string> {
  const [own] = deviceKeys(seat)
  return own === undefined ? '' : keyDigits(await envelopeKeeper.publicKey(own))
}
