import type { Color } from '@jadoube/chess'

import { describe, expect, test } from 'vitest'
import { type EditionId, editionIds } from '../editions/index.js'
import { OpenRuling } from '../game/open-ruling.js'
import { boardOf } from '../game/standing.js'
import type { GameState } from '../game/state.js'
import type { Table } from '../record/header.js'
import { openTable } from '../record/open-table.js'
import type { HandAct } from '../testing/by-hand.js'
import { NaiveHand, uciOf } from '../testing/naive-article-4.js'
import { playActs, type TimedAct } from '../testing/play-acts.js'
import { provisionIndex } from '../the-laws/contents.js'
import { obligationOf } from './obligation.js'

// Everything that hands can do in a few steps on small boards, under every edition.

const touch = (square: string): HandAct => ({ act: 'touch', square })
const place = (from: string, to: string): HandAct => ({ act: 'place', from, to })
const put = (piece: string, to: string): HandAct => ({ act: 'place', piece, to })
const remove = (square: string): HandAct => ({ act: 'remove', square })
const press: HandAct = { act: 'press' }

interface Small {
  readonly name: string
  readonly start: string
  readonly white: readonly HandAct[]
  readonly black: readonly HandAct[]
  readonly length: number
}

const boards: readonly Small[] = [
  {
    name: 'castling',
    start: '4k3/8/8/8/8/8/6N1/4K2R w K - 0 1',
    white: [
      touch('e1'),
      touch('h1'),
      touch('g2'),
      place('e1', 'g1'),
      place('e1', 'f1'),
      place('h1', 'f1'),
      place('g1', 'e1'),
      place('g1', 'f1'),
      remove('e1'),
      put('king', 'g1'),
      press,
    ],
    black: [],
    length: 4,
  },
  {
    name: 'castling on both sides, one of them through check',
    start: '4k3/5r2/8/8/8/8/8/R3K2R w KQ - 0 1',
    white: [
      touch('e1'),
      touch('h1'),
      touch('a1'),
      place('e1', 'g1'),
      place('e1', 'c1'),
      place('h1', 'f1'),
      place('a1', 'd1'),
      place('c1', 'e1'),
      press,
    ],
    black: [],
    length: 4,
  },
  {
    name: 'promotion',
    start: '1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1',
    white: [
      touch('a7'),
      touch('e1'),
      touch('b8'),
      place('a7', 'a8'),
      place('a7', 'b8'),
      place('a8', 'b8'),
      put('queen', 'a8'),
      put('knight', 'a8'),
      put('queen', 'b8'),
      remove('a7'),
      remove('a8'),
      remove('b8'),
      press,
    ],
    black: [],
    length: 4,
  },
  {
    name: 'capture in passing',
    start: '4k3/8/8/3pP3/5N2/8/8/4K3 w - d6 0 1',
    white: [
      touch('e5'),
      touch('d5'),
      touch('f4'),
      place('e5', 'd6'),
      place('e5', 'e6'),
      place('d6', 'e6'),
      place('f4', 'd5'),
      remove('d5'),
      remove('e5'),
      put('pawn', 'd6'),
      press,
    ],
    black: [],
    length: 4,
  },
  {
    name: 'captures and pins',
    start: '4k3/4r3/8/3p4/4P3/8/4B3/4K3 w - - 0 1',
    white: [
      touch('e2'),
      touch('e4'),
      touch('d5'),
      touch('e7'),
      place('e4', 'd5'),
      place('e2', 'd3'),
      place('e2', 'b5'),
      remove('d5'),
      remove('e4'),
      put('pawn', 'd5'),
      press,
    ],
    black: [],
    length: 4,
  },
  {
    name: 'both players',
    start: '4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1',
    white: [touch('e2'), place('e2', 'e4'), place('e4', 'e2'), place('e4', 'e3'), press],
    black: [
      touch('e7'),
      place('e7', 'e5'),
      place('e4', 'e2'),
      remove('e2'),
      press,
      { act: 'claim', claim: 'touched-piece' },
      { act: 'claim', claim: 'illegal-move' },
    ],
    length: 5,
  },
]

/** The reasons why board and position may differ: a hand at work, an irregularity, a question. */
function isExplained(state: GameState): boolean {
  if (boardOf(state).equals(state.position.placement)) return true
  if (state.irregularities.length > 0 || state.questions.some(({ holds }) => holds)) return true
  const { hand } = state
  return hand !== null && !boardOf(state).equals(hand.base ?? state.position.placement)
}

/** Whether anything is counted against this player. */
function isBlamed(state: GameState, color: Color): boolean {
  const { breaches, illegal, warnings } = state[color]
  return (
    breaches + warnings + illegal.moves + illegal.twoHands + illegal.presses > 0 ||
    state.irregularities.some(({ by }) => by === color) ||
    state.questions.some(({ player }) => player === color)
  )
}

interface Node {
  readonly state: GameState
  readonly acts: readonly TimedAct[]
  /** The actions of this move; null if they can no longer be followed simply. */
  readonly handActs: readonly HandAct[] | null
}

const naiveOf = ({ state, handActs }: Node): NaiveHand => {
  const naive = new NaiveHand(state.position)
  for (const handAct of handActs ?? []) naive.perform(handAct)
  return naive
}

/** An expectation whose message is built only if it fails, because there are very many. */
function must(holds: boolean, what: () => string): void {
  if (!holds) expect.fail(what())
}

function checkObligation(table: Table, node: Node, what: () => string): void {
  if (node.handActs === null) return
  const allowed = naiveOf(node).allowed()
  const ruling = new OpenRuling(node.state, table.laws, node.state.at, provisionIndex)
  const due = obligationOf(ruling)
  const names = due?.moves.map(uciOf).sort().join() ?? 'any'
  const expected = allowed?.map(uciOf).sort().join() ?? 'any'
  must(names === expected, () => `${what()}: must play ${expected}, not ${names}`)
}

/** The next step, or null if the act was refused. */
function next(
  table: Table,
  node: Node,
  by: Color,
  handAct: HandAct,
  what: () => string,
): Node | null {
  const timedAct: TimedAct = { at: node.state.at + 1000, by, handAct }
  const { state, events, refused } = playActs(table, node.state, [timedAct])
  if (refused.length > 0) return null
  const acts = [...node.acts, timedAct]
  const isHandled = handAct.act !== 'press' && handAct.act !== 'claim'
  if (by !== node.state.turn || node.handActs === null || handAct.act === 'claim') {
    const isOther = by !== node.state.turn && handAct.act === 'press'
    return { state, acts, handActs: isOther ? node.handActs : null }
  }
  if (!isHandled) return { state, acts, handActs: state.turn === by ? node.handActs : null }
  const { made, breaks } = naiveOf(node).perform(handAct)
  const isMade = events.some(event => event.type === 'move-made' && event.legal)
  must(isMade === (made !== null), () => `${what()}: ${isMade ? 'a move' : 'no move'} was made`)
  const arose = events.some(
    event => event.type === 'irregularity-arose' && event.kind === 'touched-piece',
  )
  must(arose === breaks, () => `${what()}: ${arose ? 'a breach' : 'no breach'}`)
  return { state, acts, handActs: isMade ? [] : [...node.handActs, handAct] }
}

/** Tries everything from here on. Returns the number of steps. */
function walk(table: Table, small: Small, node: Node, left: number): number {
  if (left === 0 || node.state.status === 'concluded') return 0
  let steps = 0
  for (const by of ['white', 'black'] as const) {
    for (const handAct of small[by]) {
      const what = () =>
        `${table.laws.rules.laws}: ${[...node.acts, { by, handAct }]
          .map(each => `${each.by} ${Object.values(each.handAct).join(' ')}`)
          .join('; ')}`
      const after = next(table, node, by, handAct, what)
      if (after === null) continue
      steps++
      must(isExplained(after.state), () => `${what()}: board and position differ`)
      checkObligation(table, after, what)
      for (const color of ['white', 'black'] as const) {
        if (after.acts.some(each => each.by === color)) continue
        must(!isBlamed(after.state, color), () => `${what()}: ${color} did nothing`)
      }
      steps += walk(table, small, after, left - 1)
    }
  }
  return steps
}

// Article 4 is equally binding in all editions. `npm test` tries two of them; `npm run rest` tries
// all, and one more step for the first and the last wording.
const isRest = process.env.JADOUBE_TESTS === 'rest'
const editions = isRest ? editionIds : (['fide-2023', 'finland-blitz-2008'] as const)
const longest: readonly EditionId[] = isRest ? ['fide-2009', 'fide-2023'] : []

describe.each(boards)('everything that hands can do: $name', small => {
  test.each(editions)('under %s agrees with Article 4', { tags: 'sampled' }, edition => {
    const { start } = small
    const table = openTable({ laws: edition, start, timeControl: '5400+30' })
    const { state } = playActs(table, table.state, [
      { at: 0, by: 'arbiter', handAct: { act: 'start' } },
    ])
    const isLong = longest.includes(edition)
    const length = isLong ? small.length : small.length - 1
    const steps = walk(table, small, { state, acts: [], handActs: [] }, length)
    expect(steps).toBeGreaterThan(isLong ? 1000 : 100)
  })
})

describe('everything that two players can do in blitz without supervision', () => {
  test.each(editions)('under %s is explained (4.8, 7.6)', { tags: 'sampled' }, edition => {
    const small = boards.at(-1)!
    const control = { timeControl: '180+2', supervision: 'inadequate' } as const
    const table = openTable({ laws: edition, start: small.start, ...control })
    const { state } = playActs(table, table.state, [
      { at: 0, by: 'arbiter', handAct: { act: 'start' } },
    ])
    expect(walk(table, small, { state, acts: [], handActs: [] }, 4)).toBeGreaterThan(1000)
  })
})
