import { describe, expect, test } from 'vitest'
import { editionIds } from '../editions/index.js'
import { openTable } from '../record/open-table.js'
import type { HandAct } from '../testing/by-hand.js'
import { eventsToCompare, playActs, stateToCompare, type TimedAct } from '../testing/play-acts.js'

// 3.8.2: the king goes two squares towards the rook, and the rook to the square that it crossed. A
// king that was set up wrongly may not castle, but a player may try. Every way to report that
// attempt must give the same.

const files = 'abcdefgh'
const rook = { 'O-O': 7, 'O-O-O': 0 } as const

interface Attempt {
  readonly by: 'white' | 'black'
  readonly san: 'O-O' | 'O-O-O'
  readonly king: number
}

const attempts: readonly Attempt[] = (['white', 'black'] as const).flatMap(by =>
  (['O-O', 'O-O-O'] as const).flatMap(san =>
    // With only one square between them, the king would come to stand on the rook's square.
    [1, 2, 3, 5, 6].filter(king => Math.abs(king - rook[san]) > 2).map(king => ({ by, san, king })),
  ),
)

const row = (king: number): string =>
  Array.from(files, (_, file) => (file === king ? 'K' : file % 7 === 0 ? 'R' : '1'))
    .join('')
    .replace(/1+/g, ones => String(ones.length))

function waysToReport({ by, san, king }: Attempt): Readonly<Record<string, readonly HandAct[]>> {
  const name = (file: number) => `${files[file]}${by === 'white' ? 1 : 8}`
  const step = san === 'O-O' ? 1 : -1
  const [from, to, crossed] = [name(king), name(king + 2 * step), name(king + step)]
  const press = { act: 'press' }
  const byHand = [
    { act: 'place', from, to },
    { act: 'place', from: name(rook[san]), to: crossed },
    press,
  ]
  return {
    'as it is written': [{ act: 'move', san }],
    'the squares of the king': [{ act: 'move', from, to }],
    'the king onto the rook': [{ act: 'move', from, to: name(rook[san]) }],
    'piece by piece': byHand,
    'the king touched first': [{ act: 'touch', square: from }, ...byHand],
  }
}

describe('[irreg.initial-position, made.castling · every edition] castling with a misplaced king', () => {
  test.each(editionIds)('is the same illegal move in every telling under %s', laws => {
    for (const attempt of attempts) {
      const { by, king } = attempt
      const opponent = by === 'white' ? 'black' : 'white'
      const turn = by === 'white' ? 'w' : 'b'
      const right = row(4)
      const wrong = row(king)
      const fen = (white: string, black: string) =>
        `${black.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${white} ${turn} KQkq - 0 1`
      const table = openTable({
        laws,
        timeControl: '3600',
        start: fen(right, right),
        setUp: by === 'white' ? fen(wrong, right) : fen(right, wrong),
      })
      const outcomes = Object.entries(waysToReport(attempt)).map(([how, handActs]) => {
        const start: TimedAct = { at: 0, by: 'arbiter', handAct: { act: 'start' } }
        const acts = handActs.map(handAct => ({ at: 1000, by, handAct }))
        const played = playActs(table, table.state, [start, ...acts])
        const claim = { act: 'claim', claim: 'illegal-move' }
        const claimed = playActs(table, played.state, [{ at: 2000, by: opponent, handAct: claim }])
        return {
          how,
          refused: played.refused,
          irregularities: played.state.irregularities.length,
          ...{
            held: stateToCompare(table, played.state),
            followed: eventsToCompare(claimed.events),
          },
        }
      })
      const [first, ...others] = outcomes
      expect(first, JSON.stringify(attempt)).toMatchObject({ refused: [], irregularities: 1 })
      for (const other of others) {
        expect(other, JSON.stringify(attempt)).toEqual({ ...first, how: other.how })
      }
    }
  })
})
