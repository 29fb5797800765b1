import type { OpenedEnvelope, SealedEnvelope } from '@jadoube/laws/internals'
import { keep, readKept } from '../kept.js'

const storageKeyOf = ({ commitment }: SealedEnvelope): string => `sealed-copy.${commitment}`

/**
 * What a player sealed, on their own device only. With it the envelope is opened if a key is lost; the commitment in
 * the record lets it be no other move.
 */
export const keepCopy = (envelope: SealedEnvelope, copy: OpenedEnvelope): void =>
  keep(storageKeyOf(envelope), makeCopy(copy))

export const copyOf = (envelope: SealedEnvelope): string | null =>
  readKept(storageKeyOf(envelope), value =>
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
