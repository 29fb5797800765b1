import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { makeFen, Position } from '@jadoube/chess'
import { PgnReplay, PgnScanner } from '@jadoube/chess/internals'
import { makeFen as chessopsFen } from 'chessops/fen'
import { PgnParser, startingPosition } from 'chessops/pgn'
import { parseSan } from 'chessops/san'
import { contest, data, hasData, report, root, title } from '../measure.mjs'

const files = ['twic-twic1160.pgn', 'twic-twic1234.pgn', 'pgnmentor-Carlsen.pgn']

export function benchPgn() {
  title('PGN: every move validated, final FEN produced, games a second, one thread')
  if (!hasData) {
    console.log('left out: the games are not here')
    return
  }
  const paths = files.map(file => join(data, 'pgn', file))
  let games = 0
  const finals = { jadoube: [], chessops: [] }
  const extract = ['/usr/bin/pgn-extract', '/usr/games/pgn-extract'].find(existsSync)
  const contestants = {
    jadoube: () => {
      finals.jadoube = []
      for (const path of paths) oursOf(path, fen => finals.jadoube.push(fen))
      games = finals.jadoube.length
    },
    chessops: () => {
      finals.chessops = []
      // A third of the games is enough for a rate.
      chessopsOf(paths[2], fen => finals.chessops.push(fen))
    },
  }
  if (extract !== undefined) {
    contestants['pgn-extract, check only'] = () => spawnSync(extract, ['-r', ...paths])
    contestants['pgn-extract, with FEN'] = () =>
      spawnSync(extract, ['-F', '-s', ...paths], { maxBuffer: 1 << 30 })
  }
  const times = contest(contestants, 3)
  const rates = {
    jadoube: games / times.jadoube,
    chessops: finals.chessops.length / times.chessops,
  }
  for (const name of Object.keys(times)) rates[name] ??= games / times[name]
  report(rates, 'games/s', {
    chessops: 8,
    'pgn-extract, check only': 1.5,
    'pgn-extract, with FEN': 1.5,
  })
  compare(finals.jadoube.slice(-finals.chessops.length), finals.chessops)
  benchJobs(paths, games)
}

function oursOf(path, onFen) {
  const replay = new PgnReplay(game => onFen(makeFen(Position.fromBoard(game.board))))
  const scanner = new PgnScanner(replay)
  const chunk = new Uint8Array(1 << 16)
  const file = openSync(path)
  for (let n = readSync(file, chunk); n > 0; n = readSync(file, chunk))
    scanner.push(chunk.subarray(0, n))
  closeSync(file)
  scanner.end()
}

function chessopsOf(path, onFen) {
  const parser = new PgnParser(game => {
    const position = startingPosition(game.headers).unwrap()
    for (const node of game.moves.mainline()) {
      const move = parseSan(position, node.san)
      if (move === undefined) break
      position.play(move)
    }
    onFen(chessopsFen(position.toSetup()))
  })
  parser.parse(readFileSync(path, 'latin1'))
}

function compare(ours, theirs) {
  let different = 0
  for (let i = 0; i < theirs.length; i++) if (ours[i] !== theirs[i]) different++
  console.log(`final positions compared with chessops: ${theirs.length}, different: ${different}`)
}

/** The command itself, on one and on two threads: what a person waits for. */
function benchJobs(paths, games) {
  const cli = join(root, 'packages/cli/bin/jadoube.cjs')
  // Enough games that the start of the workers, about half a second each, does not matter.
  const COPIES = 60
  const many = Array.from({ length: COPIES }, () => paths).flat()
  const run = jobs => () =>
    spawnSync(process.execPath, [cli, 'pgn', 'check', '--jobs', jobs, ...many])
  const sums = threads => () =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'arithmetic.mjs'), threads])
  const times = contest(
    { one: run('1'), two: run('2'), 'sums on one': sums('1'), 'sums on two': sums('2') },
    3,
  )
  const rate = time => Math.round((games * COPIES) / time).toLocaleString('en')
  console.log(
    `jadoube pgn check --jobs 1: ${rate(times.one)} games/s, --jobs 2: ${rate(times.two)} games/s, ratio ${(times.one / times.two).toFixed(2)}`,
  )
  const limit = times['sums on one'] / times['sums on two']
  console.log(`what a second thread gains here on sums alone: ratio ${limit.toFixed(2)}`)
}
