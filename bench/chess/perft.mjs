import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parsePosition, perft } from '@jadoube/chess'
import { Chess as ChessJs } from 'chess.js'
import { Chess } from 'chessops/chess'
import { perft as chessopsPerft } from 'chessops/debug'
import { parseFen } from 'chessops/fen'
import kokopu from 'kokopu'
import { contest, report, title } from '../measure.mjs'

const positions = [
  [
    'start',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    [197281, 4865609, 119060324],
  ],
  [
    'Kiwipete',
    'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    [97862, 4085603, 193690690],
    3,
  ],
  ['endgame', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', [43238, 674624, 11030083]],
  [
    'promotions',
    'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
    [9467, 422333, 15833292],
    3,
  ],
  [
    'middlegame',
    'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
    [89890, 3894594, 164075551],
    3,
  ],
]

export function benchPerft() {
  title('Perft with bulk counting, nodes a second, one thread')
  const rates = { jadoube: 0, chessops: 0, kokopu: 0, 'chess.js': 0 }
  const seconds = { jadoube: 0, chessops: 0, kokopu: 0, 'chess.js': 0 }
  const nodesOf = { jadoube: 0, chessops: 0, kokopu: 0, 'chess.js': 0 }
  for (const [name, fen, counts, first = 4] of positions) {
    const ours = parsePosition(fen).value
    const theirs = Chess.fromSetup(parseFen(fen).unwrap()).unwrap()
    const game = new kokopu.Position(fen)
    const slow = new ChessJs(fen)
    const check = (who, depth, nodes) => {
      if (nodes !== counts[depth - first])
        throw new Error(`${who} counts ${nodes} in ${name} at ${depth}`)
    }
    // Each to a depth that takes about a second.
    const times = contest(
      {
        jadoube: () => check('jadoube', first + 1, perft(ours, first + 1)),
        chessops: () => check('chessops', first + 1, chessopsPerft(theirs, first + 1, false)),
        kokopu: () => check('kokopu', first, kokopuPerft(game, first)),
        'chess.js': () => check('chess.js', first, slow.perft(first)),
      },
      3,
    )
    for (const who of Object.keys(times)) {
      const nodes = who === 'jadoube' || who === 'chessops' ? counts[1] : counts[0]
      seconds[who] += times[who]
      nodesOf[who] += nodes
    }
    console.log(
      `${name.padEnd(12)} jadoube ${(counts[1] / times.jadoube / 1e6).toFixed(1)} M/s, chessops ${(counts[1] / times.chessops / 1e6).toFixed(1)} M/s`,
    )
  }
  for (const who of Object.keys(rates)) rates[who] = nodesOf[who] / seconds[who]
  const stockfish = stockfishRate()
  if (stockfish !== undefined) rates['stockfish (native)'] = stockfish
  report(rates, 'nodes/s', { chessops: 10, 'stockfish (native)': 0.25 })
}

function kokopuPerft(position, depth) {
  const moves = position.moves()
  if (depth === 1) return moves.length
  let nodes = 0
  for (const move of moves) {
    const next = new kokopu.Position(position)
    next.play(move)
    nodes += kokopuPerft(next, depth - 1)
  }
  return nodes
}

/** Stockfish also counts the last ply in bulk. */
function stockfishRate() {
  const path = ['/usr/games/stockfish', '/usr/bin/stockfish', '/usr/local/bin/stockfish'].find(
    existsSync,
  )
  if (path === undefined) return undefined
  let nodes = 0
  let seconds = 0
  for (const [, fen, counts, first = 4] of positions) {
    const start = performance.now()
    spawnSync(path, { input: `position fen ${fen}\ngo perft ${first + 2}\nquit\n` })
    const whole = performance.now() - start
    const idle = performance.now()
    spawnSync(path, { input: `position fen ${fen}\ngo perft 1\nquit\n` })
    seconds += (whole - (performance.now() - idle)) / 1000
    nodes += counts[2]
  }
  return nodes / seconds
}
