import type { OpenedEnvelope, SealedEnvelope } from '@jadoube/laws/internals'
import { envelopeKeeper } from '@jadoube/protocol'

/**
 * Opens an envelope with the arbiter's secret and what the player who must reply brings: their link, the
 * secret of it, or the part of the key that their own page has made of it.
 */
export async function openEnvelope(
  envelope: SealedEnvelope,
  secret: string,
  part: string,
): Promise<OpenedEnvelope | null> {
  const own = await envelopeKeeper.share(envelope, secret)
  if (!own.ok) return null
  const given = part.trim().replace(/^.*#/, '')
  const asSecret = given === '' ? null : await envelopeKeeper.share(envelope, given)
  for (const replier of [given, asSecret?.ok === true ? asSecret.value : null]) {
    if (replier === null || replier === '') continue
    const opened = await envelopeKeeper.open(envelope, { arbiter: own.value, replier })
    if (opened.ok) return opened.value
  }
  return null
}
