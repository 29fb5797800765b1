import {
  makePieceLetter,
  makePlainAnnouncement,
  makeSquare,
  parsePosition,
  rankOf,
  type Square,
  squares,
  unwrap,
} from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import type { EditionId } from '../editions/index.js'
import type { GameEvent } from '../game/event.js'
import { openTable } from '../record/open-table.js'
import { summarise } from '../record/summary.js'
import { playActs } from '../testing/play-acts.js'

// D.2.3 adds one condition to a move on a single board: the announcement. With it, a press means
// what it means for a sighted player. Without it, no move is made, legal or not.

const starts = [
  'r3k2r/8/2n5/3Pp3/8/8/P7/R3K2R w KQkq e6 0 10',
  '1n2kr2/P6p/8/8/8/8/1p5P/4K2R w K - 0 30',
]
const editions: readonly EditionId[] = ['fide-2009', 'fide-2017', 'fide-2018', 'fide-2023']

/** What the press and the claim lead to. How and when a move is made differs, and is left out. */
const compared: ReadonlySet<string> = new Set([
  'irregularity-arose',
  'breach',
  'move-completed',
  'claim-upheld',
  'claim-rejected',
  'illegal-move-ruled',
  'position-reinstated',
  'press-withdrawn',
  'pawn-promoted',
  'time-added',
  'obligation',
  'game-concluded',
])

interface Hand {
  readonly from: Square
  readonly to: Square
  readonly text: string
}

/**
 * Every piece of White put on every other square, with the words that announce it. A king on its
 * own rook is left out: in those words it is castling.
 */
function handsIn(start: string): readonly Hand[] {
  const position = unwrap(parsePosition(start))
  return squares.flatMap(from => {
    const piece = position.at(from)
    if (piece?.color !== 'white') return []
    return squares
      .filter(to => {
        const there = position.at(to)
        const isCastling =
          piece.role === 'king' && there?.role === 'rook' && there.color === 'white'
        return to !== from && there?.role !== 'king' && !isCastling
      })
      .map(to => {
        const isLast = piece.role === 'pawn' && rankOf(to) === 7
        const said = {
          piece: makePieceLetter(piece),
          from: makeSquare(from),
          to: makeSquare(to),
          ...(isLast && { promotion: 'Q' }),
        }
        return { from, to, text: makePlainAnnouncement(said) }
      })
  })
}

function played(
  edition: EditionId,
  start: string,
  { from, to, text }: Hand,
  announces: boolean | null,
) {
  const table = openTable({
    laws: edition,
    start,
    timeControl: '5400+30',
    white: { visuallyDisabled: announces !== null },
  })
  const place = { act: 'place', from: makeSquare(from), to: makeSquare(to) }
  const { state, events } = playActs(table, table.state, [
    { at: 0, by: 'arbiter', handAct: { act: 'start' } },
    { at: 1000, by: 'white', handAct: place },
    ...(announces ? [{ at: 2000, by: 'white' as const, handAct: { act: 'announce', text } }] : []),
    { at: 3000, by: 'white', handAct: { act: 'press' } },
    { at: 4000, by: 'black', handAct: { act: 'claim', claim: 'illegal-move' } },
  ])
  const { fen, hasTheMove, status, clocks } = summarise(state, table.laws)
  return { events, end: { fen, hasTheMove, status, clocks } }
}

const ruled = (events: readonly GameEvent[]) =>
  events.filter(({ at, type }) => at >= 3000 && compared.has(type))

describe.each(editions)('under %s', edition => {
  test.each(starts)(
    `[blind.made.announced · ${edition}] a piece put anywhere and announced is judged as for a sighted player: %s`,
    start => {
      const otherwise = handsIn(start).filter(hand => {
        const [blind, sighted] = [true, null].map(announces => {
          const { events, end } = played(edition, start, hand, announces)
          return JSON.stringify([ruled(events), end])
        })
        return blind !== sighted
      })
      expect(otherwise.map(({ text }) => text)).toEqual([])
    },
  )

  test.each(starts)(
    `[blind.clock-after · ${edition}] a piece put anywhere and not announced makes no move: %s`,
    start => {
      const isEarly = edition === 'fide-2009' ? 'breach' : 'irregularity-arose'
      for (const hand of handsIn(start)) {
        const { events, end } = played(edition, start, hand, false)
        const where = `${hand.text} in ${start}`
        const kinds = events.map(each =>
          each.type === 'irregularity-arose' ? each.kind : each.type,
        )
        expect(kinds, where).not.toContain('move-made')
        // 7.5.2 asks only for the pawn on its last rank and the press.
        if (kinds.includes('unpromoted-pawn')) {
          expect(isEarly, where).toBe('irregularity-arose')
          expect(kinds, where).toContain('pawn-promoted')
          continue
        }
        expect(events.filter(({ type }) => type === isEarly).length, where).toBe(1)
        expect(kinds, where).not.toContain('move-completed')
        expect(kinds, where).not.toContain('illegal-move')
        expect(end.hasTheMove, where).toBe('white')
      }
    },
  )
})
