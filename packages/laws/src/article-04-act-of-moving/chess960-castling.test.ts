import { describe, expect, test } from 'vitest'
import { ruleRecord } from '../record/index.js'

// Every placement of a king between its rooks, with nothing else behind the pawns. Each castling is
// carried out in every way that hands can do it, with the same result.

const name = (file: number, rank: number): string => `${'abcdefgh'[file]}${rank}`

interface Castling {
  readonly fen: string
  readonly by: 'white' | 'black'
  readonly san: string
  readonly king: string
  readonly rook: string
  readonly kingTo: string
  readonly rookTo: string
  readonly after: string
}

/** The first field of a FEN for one rank. */
function row(pieces: ReadonlyMap<number, string>): string {
  const text = Array.from({ length: 8 }, (_, file) => pieces.get(file) ?? '1').join('')
  return text.replace(/1+/g, ones => String(ones.length))
}

function* castlings(): Generator<Castling> {
  for (let king = 1; king < 7; king++) {
    for (let a = 0; a < king; a++) {
      for (let h = king + 1; h < 8; h++) {
        const before = new Map([
          [a, 'R'],
          [king, 'K'],
          [h, 'R'],
        ])
        for (const [san, rook, kingTo, rookTo] of [
          ['O-O', h, 6, 5],
          ['O-O-O', a, 2, 3],
        ] as const) {
          const other = san === 'O-O' ? a : h
          if (other === kingTo || other === rookTo) continue
          const between = [king, rook, kingTo, rookTo]
          const crosses = other > Math.min(...between) && other < Math.max(...between)
          if (crosses) continue
          const done = new Map([
            [other, 'R'],
            [kingTo, 'K'],
            [rookTo, 'R'],
          ])
          for (const by of ['white', 'black'] as const) {
            const rank = by === 'white' ? 1 : 8
            const own = row(before)
            const turn = by === 'white' ? 'w' : 'b'
            const board = (white: string, black: string) =>
              `${black.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${white}`
            yield {
              fen: `${board(own, own)} ${turn} KQkq - 0 1`,
              by,
              san,
              king: name(king, rank),
              rook: name(rook, rank),
              kingTo: name(kingTo, rank),
              rookTo: name(rookTo, rank),
              after: by === 'white' ? board(row(done), own) : board(own, row(done)),
            }
          }
        }
      }
    }
  }
}

const all = [...castlings()]

type Act = Readonly<Record<string, unknown>>

/**
 * The ways to castle by hand. Each begins with the king, because a player who begins with the rook
 * may not castle with it (4.4.2).
 */
const ways: Readonly<Record<string, (castling: Castling) => readonly Act[]>> = {
  'as it is written': ({ san }) => [{ act: 'move', san, press: false }],
  'the king on his rook': ({ king, rook }) => [{ act: 'move', from: king, to: rook, press: false }],
  'the king beside the board, the rook, the king (II.3.2.5.1)': ({
    king,
    rook,
    kingTo,
    rookTo,
  }) => [
    { act: 'remove', square: king },
    ...(rook === rookTo ? [] : [{ act: 'place', from: rook, to: rookTo }]),
    { act: 'place', piece: 'K', to: kingTo },
  ],
  'both touched, then the king, then the rook': ({ king, rook, kingTo, rookTo }) => [
    { act: 'touch', square: king },
    { act: 'touch', square: rook },
    ...(king === kingTo ? [] : [{ act: 'place', from: king, to: kingTo }]),
    ...(rook === rookTo
      ? []
      : [
          rook === kingTo
            ? { act: 'place', piece: 'R', to: rookTo }
            : { act: 'place', from: rook, to: rookTo },
        ]),
  ],
  'both beside the board, then the rook, then the king': ({ king, rook, kingTo, rookTo }) => [
    { act: 'remove', square: king },
    { act: 'remove', square: rook },
    { act: 'place', piece: 'R', to: rookTo },
    { act: 'place', piece: 'K', to: kingTo },
  ],
}

describe('[c960.castle.double, c960.castle.transposition, c960.castle.king-only, c960.castle.rook-only · every edition] castling by hand', () => {
  test('all four kinds of castling occur', () => {
    const kind = ({ king, rook, kingTo, rookTo }: Castling) =>
      `${king === kingTo ? 'stays' : 'goes'} ${rook === rookTo ? 'stays' : 'goes'} ${kingTo === rook && rookTo === king}`
    expect(new Set(all.map(kind)).size).toBe(4)
    expect(all.length).toBeGreaterThan(150)
  })

  const isRest = process.env.JADOUBE_TESTS === 'rest'
  const tried = isRest ? all : all.filter((_, n) => n % 7 === 0)
  for (const [way, acts] of Object.entries(ways)) {
    for (const boardKind of ['physical', 'guarded']) {
      test(`${way}, on a ${boardKind} board`, { tags: 'sampled' }, () => {
        for (const castling of tried) {
          const { fen: start, by, after, king, kingTo, rook } = castling
          const header = { jadoube: 'record/1', laws: 'fide-2023', start, boardKind }
          const record = [
            header,
            { at: 0, by: 'arbiter', act: 'start' },
            ...acts(castling).map((act, index) => ({ at: 1000 * (index + 1), by, ...act })),
          ]
          const ruled = ruleRecord(record.map(line => JSON.stringify(line)).join('\n'))
          if (!ruled.ok) throw new Error(ruled.error.reason)
          const what = `${castling.san} from ${start}`
          const { events, summary } = ruled.value
          expect(summary.fen.split(' ')[0], what).toBe(after)
          expect(summary.hasTheMove, what).not.toBe(by)
          const made = events.filter(event => event.type === 'move-made')
          expect(made, what).toMatchObject([{ legal: true, from: king, to: kingTo, rook }])
          const strange = events.filter(({ type }) =>
            ['refused', 'breach', 'irregularity-arose'].includes(type),
          )
          expect(strange, what).toEqual([])
        }
      })
    }
  }
})
