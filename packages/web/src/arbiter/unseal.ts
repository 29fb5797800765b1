import type { GameState } from '@jadoube/laws'
import { isSealed } from '@jadoube/laws/internals'
import type { Holder } from '../envelope/device-key.js'
import type { OpenFailure } from '../envelope/open-envelope.js'
import type { ActBody } from '../game/game.js'

/** How the arbiter of a board on a server opens envelopes. */
export interface Unseal {
  /** Whose keys are stored on this device. */
  readonly holder: Holder
  /**
   * Opens the sealed envelope with what the replying player brings. Null if there is no sealed
   * envelope.
   */
  readonly open: ((replierPart: string) => Promise<ActBody | OpenFailure>) | null
}

/** Prepares opening the sealed envelope of an adjourned game. */
export function unsealWith(holder: Holder, { proceedings }: GameState): Unseal {
  const { adjournment } = proceedings
  const sealed = adjournment?.reply ?? adjournment?.envelope ?? null
  if (sealed === null || !isSealed(sealed)) return { holder, open: null }
  const open = async (replierPart: string) => {
    const [{ openEnvelope }, { secretsOf }] = await Promise.all([
      import('../envelope/open-envelope.js'),
      import('../envelope/device-key.js'),
    ])
    const opened = await openEnvelope(sealed, secretsOf(holder), replierPart)
    return typeof opened === 'string' ? opened : { act: 'open-envelope', ...opened }
  }
  return { holder, open }
}
