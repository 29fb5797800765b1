import type { OpenedEnvelope, SealedEnvelope } from '@jadoube/laws/internals'
import { envelopeKeeper } from '@jadoube/protocol'
import { parseCopy } from './sealed-copy.js'

/** `other-device`: the arbiter's key is not here. `other-key`: the given key does not open it. */
export type OpenFailure = 'other-device' | 'other-key'

/**
 * Opens an envelope with the arbiter's own keys and what is brought: the key part from the page of
 * the replying player, their saved key or link, or the copy of the player who sealed the move.
 */
export async function openEnvelope(
  envelope: SealedEnvelope,
  secrets: readonly string[],
  replierPart: string,
): Promise<OpenedEnvelope | OpenFailure> {
  const replierText = replierPart.trim().replace(/^.*#/, '')
  const copy = parseCopy(replierText)
  if (copy !== null) return (await envelopeKeeper.fits(envelope, copy)) ? copy : 'other-key'
  const own = await sharesOf(envelope, secrets)
  if (own.length === 0) return 'other-device'
  if (replierText === '') return 'other-key'
  const theirs = [replierText, ...(await sharesOf(envelope, [replierText]))]
  for (const arbiter of own) {
    for (const replier of theirs) {
      const opened = await envelopeKeeper.open(envelope, { arbiter, replier })
      if (opened.ok) return opened.value
    }
  }
  return 'other-key'
}

async function sharesOf(envelope: SealedEnvelope, secrets: readonly string[]): Promise<string[]> {
  const shares = await Promise.all(secrets.map(secret => envelopeKeeper.share(envelope, secret)))
  return shares.flatMap(share => (share.ok ? [share.value] : []))
}
