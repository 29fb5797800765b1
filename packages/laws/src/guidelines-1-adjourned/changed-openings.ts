import type { EnvelopeKeeper, SealedEnvelope } from '../game/envelope.js'
import { parseAct } from '../game/parse-act.js'

/**
 * The lines of a record on which an envelope was opened with a content that differs from what was
 * sealed. Checking the commitment needs a keeper, which comes from outside.
 */
export async function changedOpenings(
  record: string,
  keeper: Pick<EnvelopeKeeper, 'fits'>,
): Promise<ReadonlySet<number>> {
  const changed = new Set<number>()
  let envelope: SealedEnvelope | null = null
  for (const [index, text] of record.split(/\r?\n/).entries()) {
    const act = /"(?:seal|open-envelope)"/.test(text) ? readAct(text) : null
    if (act?.act === 'seal') envelope = act.envelope ?? null
    if (act?.act !== 'open-envelope' || envelope === null) continue
    const { text: opened, proof } = act
    if (opened === undefined || proof === undefined) continue
    if (!(await keeper.fits(envelope, { text: opened, proof }))) changed.add(index + 1)
  }
  return changed
}

function readAct(text: string) {
  try {
    const act = parseAct(JSON.parse(text))
    return act.ok ? act.value : null
  } catch {
    return null
  }
}
