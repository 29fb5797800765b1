import type { GameState } from '@jadoube/laws'
import { isSealed } from '@jadoube/laws/internals'
import type { ActBody } from '../game/game.js'

/** Opens a sealed envelope with the arbiter's secret and what the player who must reply contributes. */
export type Unseal = (part: string) => Promise<ActBody | null>

/** Null where no envelope is sealed. */
export function unsealWith(secret: string, { adjournment }: GameState): Unseal | null {
  const sealed = adjournment?.reply ?? adjournment?.envelope ?? null
  if (sealed === null || !isSealed(sealed)) return null
  return async part => {
    const { openEnvelope } = await import('../desk/envelope.js')
    const opened = await openEnvelope(sealed, secret, part)
    return opened === null ? null : { act: 'open-envelope', ...opened }
  }
}
