import { bytesOf, KEY_LENGTH, label, makeBase64, parseBase64, random } from './envelope-keys.js'

const { subtle } = globalThis.crypto
const deviceKey = /^ek1-[\w-]{43}$/

/**
 * Makes a new device key, as text that can be saved. Anyone who has the text can open what is
 * sealed for the device.
 */
export const makeDeviceKey = (): string => `ek1-${makeBase64(random(KEY_LENGTH))}`

/** Whether a text has the form of a device key. */
export const isDeviceKey = (text: string): boolean => deviceKey.test(text)

/** Whether a text is the public key of a device. */
export const isPublicKey = (text: string): boolean =>
  text.length === 43 && parseBase64(text)?.length === KEY_LENGTH

/** Six digits of a public key, so that two people can compare their screens. */
export async function keyDigits(publicKey: string): Promise<string> {
  const digest = await subtle.digest('SHA-256', bytesOf(`${label} digits ${publicKey}`))
  const digits = String(new DataView(digest).getUint32(0) % 1_000_000).padStart(6, '0')
  return `${digits.slice(0, 3)} ${digits.slice(3)}`
}
