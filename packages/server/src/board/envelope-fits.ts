import type { Act, GameState } from '@jadoube/laws'
import { isSealed } from '@jadoube/laws/internals'
import { envelopeKeeper } from '@jadoube/protocol'

/**
 * Whether an opened envelope contains what was sealed, checked against the commitment. This is done
 * here because the game itself uses no cryptography.
 */
export function envelopeFits({ proceedings }: GameState, act: Act): true | Promise<boolean> {
  const { adjournment } = proceedings
  if (act.act !== 'open-envelope' || adjournment === null) return true
  const envelope = adjournment.reply ?? adjournment.envelope
  const { text, proof } = act
  if (envelope === null || !isSealed(envelope)) return true
  if (text === undefined || proof === undefined) return true
  return envelopeKeeper.fits(envelope, { text, proof })
}
