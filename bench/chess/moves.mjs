import { legalMoves, makeSans, parsePosition } from '@jadoube/chess'
import { Chess as ChessJs } from 'chess.js'
import { Chess } from 'chessops/chess'
import { parseFen } from 'chessops/fen'
import { makeSan as chessopsSan } from 'chessops/san'
import { contest, report, title } from '../measure.mjs'
import { gamePositions } from './positions.mjs'

const fens = gamePositions(2000)

function all() {
  return {
    ours: fens.map(fen => parsePosition(fen).value),
    theirs: fens.map(fen => Chess.fromSetup(parseFen(fen).unwrap()).unwrap()),
    slow: fens.slice(0, 200).map(fen => new ChessJs(fen)),
  }
}

function* chessopsMoves(position) {
  for (const [from, targets] of position.allDests()) {
    for (const to of targets) {
      const promotes = position.board.pawn.has(from) && (to >= 56 || to < 8)
      if (!promotes) yield { from, to }
      else
        for (const promotion of ['queen', 'rook', 'bishop', 'knight']) yield { from, to, promotion }
    }
  }
}

export function benchLegal() {
  title('Legal moves of positions from games, positions a second')
  const { ours, theirs, slow } = all()
  let sink = 0
  const times = contest({
    jadoube: () => {
      for (let i = 0; i < 10; i++) for (const position of ours) sink += legalMoves(position).length
    },
    chessops: () => {
      for (const position of theirs) for (const _ of chessopsMoves(position)) sink++
    },
    'chess.js': () => {
      for (const game of slow) sink += game.moves({ verbose: false }).length
    },
  })
  if (sink === 0) throw new Error('no moves')
  report(
    {
      jadoube: (ours.length * 10) / times.jadoube,
      chessops: theirs.length / times.chessops,
      'chess.js (with SAN)': slow.length / times['chess.js'],
    },
    'positions/s',
    { chessops: 5 },
  )
}

export function benchSan() {
  title('SAN of all their legal moves, positions a second')
  const { ours, theirs } = all()
  for (let i = 0; i < 50; i++) {
    const a = [...makeSans(ours[i])].sort().join()
    const b = [...chessopsMoves(theirs[i])]
      .map(move => chessopsSan(theirs[i], move))
      .sort()
      .join()
    if (a !== b) throw new Error(`SAN differ: ${a} | ${b}`)
  }
  let sink = 0
  const times = contest({
    jadoube: () => {
      for (let i = 0; i < 5; i++) for (const position of ours) sink += makeSans(position).length
    },
    chessops: () => {
      for (const position of theirs.slice(0, 500)) {
        for (const move of chessopsMoves(position)) sink += chessopsSan(position, move).length
      }
    },
  })
  if (sink === 0) throw new Error('no SAN')
  report(
    { jadoube: (ours.length * 5) / times.jadoube, chessops: 500 / times.chessops },
    'positions/s',
    { chessops: 10 },
  )
}
