import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Chess } from 'chess.js'
import { describe, expect, test } from 'vitest'
import { makeSan } from '../notation/san.js'
import { play } from '../position.js'
import { finalFen } from './check.js'
import { parsePgn } from './read.js'
import { PgnReplay } from './replay.js'
import type { IllegalMove } from './replayed-game.js'
import { PgnScanner } from './scanner.js'

const folder = join(process.env.JADOUBE_DATA ?? '../shared/data', 'pgn')
const files = readdirSync(folder).filter(file => file.endsWith('.pgn'))

interface Counted {
  games: number
  illegal: (IllegalMove & { readonly game: number })[]
  badStarts: string[]
  fens: string[]
}

function replayFile(file: string): Counted {
  const counted: Counted = { games: 0, illegal: [], badStarts: [], fens: [] }
  const scanner = new PgnScanner(
    new PgnReplay(game => {
      counted.games++
      counted.fens.push(finalFen(game))
      for (const move of game.illegal) {
        if (!move.variation) counted.illegal.push({ ...move, game: game.number })
      }
      if (game.badStart !== undefined) counted.badStarts.push(game.badStart)
    }),
  )
  scanner.push(readFileSync(join(folder, file)))
  scanner.end()
  return counted
}

/** Every main-line move that cannot be played, with the mistake in the file. */
const explained: Readonly<Record<string, readonly string[]>> = {
  // Ambiguous on purpose.
  'annotated-ambiguous.pgn': ['2:Rd1 ambiguous'],
  // Numbers, moves and whole plies are wrong in the source.
  'annotated-chessdoctor.pgn': [
    '36:Be3 illegal',
    '38:Ne7 ambiguous',
    '39:Bb4+? illegal',
    '43:Bd3 illegal',
  ],
  // Another knight or rook could go there too, and the file does not say which one.
  'annotated-immortal_games.pgn': [
    '1:Nd7 ambiguous',
    '17:Rf8 ambiguous',
    '25:Rd1 ambiguous',
    '34:Nd7 ambiguous',
  ],
}

describe('every game of the collection', () => {
  test.each(files)('%s', file => {
    const { games, illegal, badStarts } = replayFile(file)
    const events = readFileSync(join(folder, file), 'latin1').match(/^\[Event "/gm)?.length ?? 0
    expect(games).toBe(events)
    const told = illegal.map(each => `${each.game}:${each.text} ${each.code}`)
    expect(told).toEqual(explained[file] ?? [])
    // One game gives castling rights to kings without rooks. It is read without them.
    expect(badStarts).toEqual([])
  })
})

test('2,000 games end in the same position as in chess.js', () => {
  let compared = 0
  for (const file of [
    'twic-twic1294.pgn',
    'pgnmentor-Kamsky.pgn',
    'chessopolis-wchamp.pgn',
    'clk-lichess_db_1000k.pgn',
  ]) {
    const bytes = readFileSync(join(folder, file))
    const { fens } = replayFile(file)
    for (const game of parsePgn(bytes)) {
      if (game.number > 550 || game.start === undefined || game.tags.has('FEN')) continue
      const oracle = new Chess()
      let position = game.start
      for (const { move } of game.moves) {
        if (move === undefined || move.kind === 'null') break
        oracle.move(makeSan(position, move))
        position = play(position, move)
      }
      // chess.js has the same counters.
      expect(fens[game.number - 1]).toBe(oracle.fen())
      compared++
    }
  }
  expect(compared).toBeGreaterThanOrEqual(2000)
})
