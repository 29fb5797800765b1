import type { Color } from '@jadoube/chess'
import type { Envelope } from './envelope.js'

/** Of a game that is adjourned and resumed. */
export type AdjournedEvent =
  | {
      readonly type: 'sealing-ordered'
      readonly player: Color
      readonly sessionEnds?: number
      readonly resumes?: number
    }
  | {
      readonly type: 'resumption-announced'
      readonly resumes: number
      readonly sessionEnds?: number
    }
  | {
      readonly type: 'move-sealed'
      readonly by: Color
      readonly envelope: Envelope
      /** It answers the sealed move of a player who is not there (I.9.3). */
      readonly reply?: true
    }
  /** The clock is stopped. This stands on the envelope, beside the names of the players (I.2). */
  | {
      readonly type: 'game-adjourned'
      readonly sealer: Color
      /** The number of the sealed move. */
      readonly number: number
      /** The position before it. */
      readonly position: string
      /** Milliseconds that each has used. */
      readonly used: Readonly<Record<Color, number>> | null
      readonly left: Readonly<Record<Color, number>> | null
      /** Whose offer of a draw is open. */
      readonly offer: Color | null
      readonly resumes: number | null
    }
  | { readonly type: 'replier-clock-started'; readonly player: Color }
  | { readonly type: 'envelope-opened'; readonly by: Color; readonly text: string }
  | { readonly type: 'envelope-lost'; readonly by: Color }
  | { readonly type: 'sealed-move-stated'; readonly by: Color; readonly text: string }
