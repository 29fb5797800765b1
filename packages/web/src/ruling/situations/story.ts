import type { editionOf } from '@jadoube/laws'
import type { Fields } from '@jadoube/laws/internals'

/** What is asked about a situation. */
export interface Circumstances {
  readonly kind: string
  readonly noticed: 'opponent' | 'arbiter'
  readonly pressed: boolean
  readonly count: number
  /** Rapid or blitz without adequate supervision, where an illegal move may stand. */
  readonly unsupervised: boolean
  /** What using both hands for a move is in the edition. */
  readonly twoHands: ReturnType<typeof editionOf>['parameters']['twoHands']
  /** A player's time at the start, in milliseconds. */
  readonly time: number
  /** The same without the increment of the first move. */
  readonly base: number
}

/** What happened. White is the player concerned. */
export interface Story {
  readonly table: Fields
  /** Each act without its time. `after` is the delay since the previous act. */
  readonly acts: readonly (Fields & { readonly after?: number })[]
  /** The first act from which the ruling follows. */
  readonly from: number
}

export const start: Fields = { by: 'arbiter', act: 'start' }
/** Both players are present at the start, so that nobody is late in other situations. */
const present: Story['acts'] = [
  { by: 'white', act: 'arrive' },
  { by: 'black', act: 'arrive', after: 0 },
  { ...start, after: 0 },
]
export const move = (
  by: 'white' | 'black',
  from: string,
  to: string,
  more: Fields = {},
): Fields => ({ by, act: 'move', from, to, ...more })
export const claim = (what: string, by = 'black'): Fields => ({ by, act: 'claim', claim: what })
export const observe = (what: string, more: Fields = {}): Fields => ({
  by: 'arbiter',
  act: 'observe',
  what,
  ...more,
})
/** The arbiter's ruling on a claim that the Laws leave to their judgement. */
export const verdict = (about: string, says: string, more: Fields = {}): Fields => ({
  by: 'arbiter',
  act: 'rule',
  claim: about,
  verdict: says,
  ...more,
})
export const story = (
  table: Fields,
  before: readonly Fields[],
  then: readonly Story['acts'][number][],
): Story => ({
  table,
  acts: [...present, ...before, ...then],
  from: present.length + before.length,
})

/** A quiet position: nothing is attacked, and both players can castle or move pawns for a while. */
export const quiet = '5rk1/pppp1ppp/8/8/8/8/PPPP1PPP/R3K2R w KQ - 0 1'
