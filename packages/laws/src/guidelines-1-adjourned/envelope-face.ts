import type { Color } from '@jadoube/chess'
import type { EventOf } from '../game/event.js'

/** What is written on the envelope (I.2). */
export interface EnvelopeFace {
  readonly names: Readonly<Record<Color, string | null>>
  /** The position immediately before the sealed move. */
  readonly position: string
  /** The milliseconds used by each player. */
  readonly used: Readonly<Record<Color, number>> | null
  readonly sealer: Color
  /** The name of the player who sealed. */
  readonly sealedBy: string | null
  readonly number: number
  /** The player whose draw offer is current. */
  readonly offer: Color | null
  /** When play resumes, in milliseconds since the scheduled start. */
  readonly resumes: number | null
}

type Named = { readonly name?: string }

/** I.2: what the arbiter writes on the envelope and checks (I.3) when the game is adjourned. */
export function envelopeFace(
  { white, black }: { readonly white: Named; readonly black: Named },
  { sealer, number, position, used, offer, resumes }: EventOf<'game-adjourned'>,
): EnvelopeFace {
  const names = { white: white.name ?? null, black: black.name ?? null }
  return { names, position, used, sealer, sealedBy: names[sealer], number, offer, resumes }
}
