import { legalMoves, type Move, makeFen, makeSquare, type Square } from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import type { EditionId } from '../editions/index.js'
import { boardOf } from '../game/standing.js'
import type { GameState } from '../game/state.js'
import { openTable } from '../record/open-table.js'
import { type HandAct, type WayByHand, waysByHand } from '../testing/by-hand.js'
import { playActs, type TimedAct } from '../testing/play-acts.js'

// 7.5.4: a move made with two hands, taken back before the press and made again.

const starts = [
  'r3k2r/p1p2p1p/1n4n1/3pP3/3Pp3/1N4N1/P1P2P1P/R3K2R w KQkq d6 0 10',
  'r3k2r/p1p2p1p/1n4n1/3pP3/3Pp3/1N4N1/P1P2P1P/R3K2R b KQkq - 0 10',
  '1n2k1n1/P6P/8/8/8/8/p6p/1N2K1N1 b - - 0 30',
]

const every = Array.from({ length: 64 }, (_, each) => each as Square)

/** Removes what the move put down, and puts back what stood there before. */
function undone(before: GameState, after: GameState): readonly HandAct[] {
  const [stood, stands] = [boardOf(before), boardOf(after)]
  const changed = every.filter(each => stood.at(each) !== stands.at(each))
  return [
    ...changed
      .filter(each => stands.at(each) !== undefined)
      .map(each => ({ act: 'remove', square: makeSquare(each) })),
    ...changed.flatMap(each => {
      const piece = stood.at(each)
      if (piece === undefined) return []
      return [{ act: 'place', piece: piece.role, color: piece.color, to: makeSquare(each) }]
    }),
  ]
}

const withHands = (way: WayByHand, hands: 1 | 2): WayByHand =>
  way.map(handAct => (handAct.act === 'place' ? { ...handAct, hands } : handAct))

function played(edition: EditionId, start: string, move: Move, way: WayByHand, hands: 1 | 2) {
  const table = openTable({ laws: edition, start, timeControl: '5400+30' })
  const begun = playActs(table, table.state, [{ at: 0, by: 'arbiter', handAct: { act: 'start' } }])
  const { turn } = begun.state
  let at = 0
  const timed = (handActs: readonly HandAct[]): TimedAct[] =>
    handActs.map(handAct => {
      at += 1000
      return { at, by: turn, handAct }
    })
  const made = playActs(table, begun.state, timed(withHands(way, 2)))
  const back = playActs(table, made.state, timed(undone(begun.state, made.state)))
  const again = playActs(table, back.state, timed(withHands(way, hands)))
  const pressed = playActs(table, again.state, timed([{ act: 'press' }]))
  const what = `${start}: ${makeSquare(move.from)}${makeSquare(move.to)} ${JSON.stringify(way)}`
  return { made, back, again, pressed, what }
}

const offences = (state: GameState): string[] => state.irregularities.map(({ kind }) => kind)

describe.each(['fide-2018', 'fide-2023'] as const)('[illegal.two-hands · %s]', edition => {
  const cases = starts.flatMap(start => {
    const { position } = openTable({ laws: edition, start }).state
    const special = legalMoves(position).filter(
      move => move.kind !== 'normal' || position.at(move.to) !== undefined,
    )
    return special.flatMap(move => waysByHand(position, move).map(way => ({ start, move, way })))
  })

  test('taken back before the press and made again with one hand, it is not an illegal move', () => {
    for (const { start, move, way } of cases) {
      const { made, back, again, pressed, what } = played(edition, start, move, way, 1)
      expect(made.state.ply, what).toBe(1)
      // The move is taken back, and the same one must be made again.
      expect(back.state.ply, what).toBe(0)
      expect(makeFen(back.state.position), what).toBe(makeFen(openTable({ start }).state.position))
      expect(back.events.find(({ type }) => type === 'breach')).toBeUndefined()
      expect(
        again.events.some(event => event.type === 'move-made' && event.legal),
        what,
      ).toBe(true)
      expect(pressed.refused, what).toEqual([])
      expect(offences(pressed.state), what).toEqual([])
    }
    expect(cases.length).toBeGreaterThan(100)
  })

  test('made again with two hands, it is an illegal move', () => {
    for (const { start, move, way } of cases.slice(0, 40)) {
      const { pressed, what } = played(edition, start, move, way, 2)
      expect(offences(pressed.state), what).toEqual(['two-hands'])
    }
  })
})
