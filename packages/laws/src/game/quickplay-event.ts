import type { Color } from '@jadoube/chess'

/** Of a quickplay finish. */
export type QuickplayEvent =
  /** III.4: from now on so much is added with each move, for both. */
  | { readonly type: 'increment-granted'; readonly ms: number }
  /** III.6: the claim has ended the game, and an arbiter is to judge it. */
  | {
      readonly type: 'play-ended-by-claim'
      readonly by: Color
      readonly claim: string
      /** The final position, written down by the claimant. */
      readonly position: string
    }
  | {
      readonly type: 'claim-verified'
      readonly by: Color
      readonly what: 'position' | 'scoresheet'
    }
