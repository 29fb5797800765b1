import type { Fields } from '@jadoube/laws/internals'

/** What is asked about a situation besides what it is. */
export interface Circumstances {
  readonly kind: string
  readonly noticed: 'opponent' | 'arbiter'
  readonly pressed: boolean
  readonly count: number
  /** How long a player has at the start, in milliseconds. */
  readonly time: number
}

/** What happened, told with White as the player whom it is about. */
export interface Told {
  readonly table: Fields
  /** Each act without its time; `after` is how long it came after the one before. */
  readonly acts: readonly (Fields & { readonly after?: number })[]
  /** The first of the acts that the ruling follows from. */
  readonly from: number
}

export interface Situation {
  readonly id: string
  readonly kinds: readonly string[]
  readonly asks: readonly ('player' | 'noticed' | 'pressed' | 'count')[]
  readonly tell: (about: Circumstances) => Told
}

const start: Fields = { by: 'arbiter', act: 'start' }
const move = (by: 'white' | 'black', from: string, to: string, more: Fields = {}): Fields => ({
  by,
  act: 'move',
  from,
  to,
  ...more,
})
const claim = (what: string, by = 'black'): Fields => ({ by, act: 'claim', claim: what })
const observe = (what: string, more: Fields = {}): Fields => ({
  by: 'arbiter',
  act: 'observe',
  what,
  ...more,
})
const told = (table: Fields, before: readonly Fields[], then: readonly Fields[]): Told => ({
  table,
  acts: [start, ...before, ...then],
  from: before.length + 1,
})

/** White's earlier illegal moves, each claimed and replaced, and Black's replies. */
function earlierIllegal(count: number, file: string): readonly Fields[] {
  const replies = ['a', 'b']
  return Array.from({ length: count - 1 }, (_, index) => {
    const rank = 2 + index
    return [
      move('white', `${file}${rank}`, `${file}${rank + 3}`),
      claim('illegal-move'),
      move('white', `${file}${rank}`, `${file}${rank + 1}`),
      move('black', `${replies[index]}7`, `${replies[index]}6`),
    ]
  }).flat()
}

const quiet = '5rk1/pppp1ppp/8/8/8/8/PPPP1PPP/R3K2R w KQ - 0 1'
const nearly = '6k1/ppP2pp1/7p/8/8/8/P4PPP/6K1 w - - 0 1'

function illegal({ kind, noticed, pressed, count }: Circumstances): Told {
  const press: Fields = pressed ? {} : { press: false }
  const sees = noticed === 'opponent' ? claim('illegal-move') : observe('illegal-move')
  const earlier = earlierIllegal(count, kind === 'promotion' ? 'h' : 'd')
  const check = [move('white', 'h2', 'h3'), move('black', 'f8', 'e8')]
  const calm = [move('white', 'h2', 'h3'), move('black', 'h7', 'h6')]
  const table = { start: kind === 'promotion' ? nearly : quiet }
  switch (kind) {
    case 'check':
      return told(table, [...earlier, ...check], [move('white', 'b2', 'b3', press), sees])
    case 'castling':
      return told(table, [...earlier, ...check], [move('white', 'e1', 'g1', press), sees])
    case 'promotion': {
      const placed: Fields = { by: 'white', act: 'place', from: 'c7', to: 'c8' }
      const pressing: readonly Fields[] = pressed ? [{ by: 'white', act: 'press' }] : []
      return told(table, earlier, [placed, ...pressing, sees])
    }
    case 'two-hands':
      return told(
        table,
        [...earlier, ...calm],
        [move('white', 'e1', 'g1', { hands: 2, ...press }), sees],
      )
    case 'no-move':
      return told(table, [...earlier, ...calm], [{ by: 'white', act: 'press' }, sees])
    default:
      return told(table, [...earlier, ...calm], [move('white', 'a1', 'b3', press), sees])
  }
}

function touched({ kind, noticed, pressed }: Circumstances): Told {
  const press: Fields = pressed ? {} : { press: false }
  const table = { start: 'r3k2r/ppp2ppp/2n2n2/3p4/3P4/2N2N2/PPP2PPP/R3K2R w KQkq - 0 1' }
  const first: Fields =
    kind === 'adjusted'
      ? { by: 'white', act: 'adjust', squares: ['f3'] }
      : { by: 'white', act: 'touch', square: kind === 'opponents' ? 'd5' : 'f3' }
  const sees =
    noticed === 'opponent' ? claim('touched-piece') : observe('touched-piece', { player: 'white' })
  return told(table, [], [first, move('white', 'a2', 'a3', press), sees])
}

const flagStarts: Readonly<Record<string, string>> = {
  enough: '4k2r/8/8/8/8/8/P7/4K2R w - - 0 1',
  knight: '4k1n1/8/8/8/8/8/P7/4K3 w - - 0 1',
  king: '4k3/8/8/8/8/8/P7/4K2R w - - 0 1',
  both: '4k2r/8/8/8/8/8/P7/4K2R w - - 0 1',
}

function flag({ kind, noticed, time }: Circumstances): Told {
  const table = { start: flagStarts[kind] ?? flagStarts.enough! }
  const fallen = time + 60_000
  const sees = noticed === 'opponent' ? claim('flag') : observe('flag-fall', { player: 'white' })
  if (kind !== 'both') return { ...told(table, [], [{ ...sees, after: fallen }]), from: 1 }
  const late = { ...move('white', 'a2', 'a3'), after: fallen }
  return told(table, [], [late, { ...sees, after: fallen }])
}

const cycle = [
  move('white', 'g1', 'f3'),
  move('black', 'g8', 'f6'),
  move('white', 'f3', 'g1'),
  move('black', 'f6', 'g8'),
]

function threefold({ kind }: Circumstances): Told {
  const table = { start: '4k1nr/pppp4/8/8/8/8/PPPP4/4K1NR w - - 0 1' }
  const says = claim('threefold', 'white')
  if (kind === 'wrong') return told(table, cycle, [says])
  if (kind === 'waiting') return told(table, [...cycle, ...cycle.slice(0, 3)], [says])
  return told(table, [...cycle, ...cycle], [says])
}

const fifty = ({ kind }: Circumstances): Told =>
  told(
    { start: `4k2r/8/8/8/8/8/8/4K2R w - - ${kind === 'right' ? 100 : 60} 90` },
    [],
    [claim('fifty-moves', 'white')],
  )

/** Quiet pawn moves of both, as many as it takes. */
const pawnMoves = (count: number): readonly Fields[] =>
  Array.from({ length: count }, (_, index) => {
    const file = 'abcdefgh'[index % 8]!
    const step = Math.floor(index / 8)
    return [
      move('white', `${file}${2 + step}`, `${file}${3 + step}`),
      move('black', `${file}${7 - step}`, `${file}${6 - step}`),
    ]
  }).flat()

const setUp = ({ kind }: Circumstances): Told =>
  told(
    { setUp: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKNBR w KQkq - 0 1' },
    pawnMoves(kind === 'early' ? 2 : 12),
    [
      claim('wrong-setup'),
      { by: 'arbiter', act: 'rule', claim: 'wrong-setup', verdict: 'correct' },
    ],
  )

const colours = ({ kind }: Circumstances): Told =>
  told({}, pawnMoves(kind === 'early' ? 2 : 12), [
    claim('reversed-colours'),
    { by: 'arbiter', act: 'rule', claim: 'reversed-colours', verdict: 'correct' },
  ])

const displaced = ({ pressed }: Circumstances): Told =>
  told(
    { start: quiet },
    [],
    [
      { ...move('white', 'a2', 'a3', { press: false }) },
      { by: 'white', act: 'displace', from: 'h2', to: 'h4' },
      ...(pressed ? [{ by: 'white', act: 'press' } as const] : []),
      observe('displaced-pieces', { player: 'white' }),
    ],
  )

const late = ({ kind }: Circumstances): Told => ({
  table: { regulations: { defaultTime: 60_000 } },
  acts: [
    { by: 'black', act: 'arrive' },
    start,
    { by: 'white', act: 'arrive', after: kind === 'within' ? 30_000 : 90_000 },
  ],
  from: 2,
})

const device = ({ kind }: Circumstances): Told =>
  told({ start: quiet }, [], [observe(`device-${kind}`, { player: 'white' })])

const conduct = ({ kind }: Circumstances): Told =>
  told({ start: quiet }, [], [observe(kind, { player: 'white' })])

/** Everything that can be asked about, the most frequent first. */
export const situations: readonly Situation[] = [
  {
    id: 'illegal',
    kinds: ['ordinary', 'check', 'castling', 'promotion', 'two-hands', 'no-move'],
    asks: ['player', 'pressed', 'noticed', 'count'],
    tell: illegal,
  },
  {
    id: 'touched',
    kinds: ['other', 'opponents', 'adjusted'],
    asks: ['player', 'pressed', 'noticed'],
    tell: touched,
  },
  {
    id: 'flag',
    kinds: ['enough', 'knight', 'king', 'both'],
    asks: ['player', 'noticed'],
    tell: flag,
  },
  { id: 'device', kinds: ['sound', 'possession'], asks: ['player'], tell: device },
  { id: 'threefold', kinds: ['right', 'wrong', 'waiting'], asks: ['player'], tell: threefold },
  { id: 'fifty', kinds: ['right', 'wrong'], asks: ['player'], tell: fifty },
  { id: 'displaced', kinds: ['accident'], asks: ['player', 'pressed'], tell: displaced },
  { id: 'setup', kinds: ['early', 'late'], asks: [], tell: setUp },
  { id: 'colours', kinds: ['early', 'late'], asks: [], tell: colours },
  { id: 'late', kinds: ['within', 'beyond'], asks: ['player'], tell: late },
  {
    id: 'conduct',
    kinds: ['notes', 'advice', 'analysis', 'noise'],
    asks: ['player'],
    tell: conduct,
  },
]
