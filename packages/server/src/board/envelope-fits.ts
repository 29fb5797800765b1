import type { Act, GameState } from '@jadoube/laws'
import { isSealed } from '@jadoube/laws/internals'
import { envelopeKeeper } from '@jadoube/protocol'

/**
 * Where an envelope is opened: is it what was sealed? The commitment tells, and only here, for the game
 * itself does no cryptography.
 */
export function envelopeFits({ adjournment }: GameState, act: Act): true | Promise<boolean> {
  if (act.act !== 'open-envelope' || adjournment === null) return true
  const envelope = adjournment.reply ?? adjournment.envelope
  const { text, proof } = act
  if (envelope === null || !isSealed(envelope)) return true
  if (text === undefined || proof === undefined) return true
  return envelopeKeeper.fits(envelope, { text, proof })
}
