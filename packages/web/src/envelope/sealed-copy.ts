import type { OpenedEnvelope, SealedEnvelope } from '@jadoube/laws/internals'
import { readStored, writeStored } from '../local-storage.js'

const storageKeyOf = ({ commitment }: SealedEnvelope): string => `sealed-copy.${commitment}`

/**
 * Keeps a copy of the sealed move on the player's own device only. It opens the envelope if a key
 * is lost. The commitment in the record ensures that it is the same move.
 */
export const storeCopy = (envelope: SealedEnvelope, copy: OpenedEnvelope): void =>
  writeStored(storageKeyOf(envelope), makeCopy(copy))

export const readCopy = (envelope: SealedEnvelope): string | null =>
  readStored(storageKeyOf(envelope), value =>
    typeof value === 'string' && parseCopy(value) !== null ? value : undefined,
  ) ?? null

const makeCopy = ({ text, proof }: OpenedEnvelope): string =>
  `copy-${proof}-${encodeURIComponent(text)}`

export function parseCopy(text: string): OpenedEnvelope | null {
  const [, proof, move] = /^copy-([\w-]{43})-(.+)$/.exec(text.trim()) ?? []
  if (proof === undefined || move === undefined) return null
  try {
    return { text: decodeURIComponent(move), proof }
  } catch {
    return null
  }
}
