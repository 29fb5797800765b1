import type { Fields } from '@jadoube/laws/internals'

/** What is asked about a situation besides what it is. */
export interface Circumstances {
  readonly kind: string
  readonly noticed: 'opponent' | 'arbiter'
  readonly pressed: boolean
  readonly count: number
  /** Rapid or blitz without adequate supervision, where an illegal move may stand. */
  readonly unsupervised: boolean
  /** How long a player has at the start, in milliseconds. */
  readonly time: number
  /** The same without the increment of the first move. */
  readonly base: number
}

/** What happened, told with White as the player whom it is about. */
export interface Told {
  readonly table: Fields
  /** Each act without its time; `after` is how long it came after the one before. */
  readonly acts: readonly (Fields & { readonly after?: number })[]
  /** The first of the acts that the ruling follows from. */
  readonly from: number
}

export const start: Fields = { by: 'arbiter', act: 'start' }
/** Both players are there when the game starts: nobody is late in a situation that is about something else. */
const present: Told['acts'] = [
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
/** The ruling of the arbiter on a claim that the Laws leave to them. */
export const verdict = (about: string, says: string, more: Fields = {}): Fields => ({
  by: 'arbiter',
  act: 'rule',
  claim: about,
  verdict: says,
  ...more,
})
export const told = (
  table: Fields,
  before: readonly Fields[],
  then: readonly Told['acts'][number][],
): Told => ({ table, acts: [...present, ...before, ...then], from: present.length + before.length })

/** Nothing is attacked, and both may castle or move pawns for a while. */
export const quiet = '5rk1/pppp1ppp/8/8/8/8/PPPP1PPP/R3K2R w KQ - 0 1'
