import { expect, test } from 'vitest'
import { perft } from './perft.js'
import { positionOf } from './testing/random-games.js'

// Published counts that every program agrees on.
// biome-ignore format: a table
test.each([
  ['the start', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', [20, 400, 8902, 197281]],
  ['Kiwipete', 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -', [48, 2039, 97862]],
  ['pinned en passant', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -', [14, 191, 2812, 43238, 674624]],
  ['promotions in the way of castling', 'r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ -', [6, 264, 9467, 422333]],
  ['a pawn on d7', 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -', [44, 1486, 62379]],
  ['a quiet middlegame', 'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - -', [46, 2079, 89890]],
  ['X-FEN: inner rooks castle', 'r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w KQkq -', [23, 522, 12333, 285754]],
  ['X-FEN: rooks on f', 'r1k2r1q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K2R1Q w KQkq -', [28, 738, 20218]],
  ['X-FEN: castling uncovers', '8/8/8/4B2b/6nN/8/5P2/2R1K2k w Q -', [34, 318, 9002, 118388]],
  ['X-FEN: castling past a rook', '2r5/8/8/8/8/8/6PP/k2KR3 w K -', [17, 242, 3931, 57700]],
  ['X-FEN: the rook is pinned', '4r3/3k4/8/8/8/8/6PP/qR1K1R2 w KQ -', [19, 628, 12858]],
  ['Chess960', 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9', [21, 528, 12189, 326672]],
  ['Chess960, king on g', 'bq1rn1kr/1pppppbp/Nn4p1/8/8/P7/1PPPPPPP/BQ1RNBKR w HDhd - 1 9', [NaN, NaN, 18197]],
  ['Chess960, rooks d and g', 'bqnrknrb/1ppp1p1p/p7/6p1/1P2p3/P1PN4/3PPPPP/BQ1RKNRB w GDgd - 0 9', [NaN, NaN, 19290]],
  ['Chess960, one right lost', 'qbbn1krn/pp3ppp/4r3/2ppp3/P1P4P/8/1P1PPPP1/QBBNRKRN w GEg - 1 9', [NaN, NaN, 21100]],
  ['Chess960, king on c', 'qrkbb1r1/ppp1pnpp/3p2n1/5p2/1P3P2/2Q3N1/P1PPP1PP/1RKBB1RN w GBgb - 0 9', [NaN, NaN, 32244]],
  ['Chess960, king on c, rooks b and d', 'qrkrbbnn/pp2pp2/2pp2pp/1B6/P7/4P3/1PPP1PPP/QRKRB1NN w DBdb - 0 9', [NaN, NaN, 12653, 242892]],
] as const)('%s', (_, fen, counts) => {
  const position = positionOf(fen)
  counts.forEach((nodes, ply) => {
    if (!Number.isNaN(nodes)) expect(perft(position, ply + 1)).toBe(nodes)
  })
})

test('perft at depth 0 is 1', () => {
  expect(perft(positionOf('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'), 0)).toBe(1)
  expect(perft(positionOf('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'), 3)).toBe(0)
})
