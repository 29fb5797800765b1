import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Move, makeFen, type Position, parsePgn, play, standardPosition } from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import { ChessLinkDecoder, encodeChessLink } from './chesslink/chesslink.js'
import { ChessnutDecoder, encodeChessnut } from './chessnut/chessnut.js'
import { encodeDgt } from './dgt/dgt-encoder.js'
import { DgtDecoder } from './dgt/dgt-serial.js'
import { BoardInterpreter } from './interpreter.js'
import type { BoardMessage, Decoder } from './sensor.js'
import { clubNight, simulateGame } from './simulator/hands.js'
import { asScans } from './simulator/scans.js'

// Real games through every simulated board, with careless hands and a line that loses messages.

const data = join(process.env.JADOUBE_DATA ?? '../shared/data', 'pgn')
const wanted = 500

function* realGames(): Generator<readonly Move[]> {
  for (const file of readdirSync(data).filter(name => /^(twic|pgnmentor).*\.pgn$/.test(name))) {
    const text = readFileSync(join(data, file), 'utf8').slice(0, 600_000)
    for (const game of parsePgn(text)) {
      if (game.tags.has('FEN')) continue
      const moves: Move[] = []
      for (const { move } of game.moves) {
        if (move === undefined) break
        moves.push(move)
      }
      if (moves.length > 10) yield moves
    }
  }
}

interface Make {
  readonly decoder: () => Decoder
  readonly send: (messages: Iterable<BoardMessage>) => Iterable<BoardMessage>
  readonly encode: (message: BoardMessage) => Uint8Array | null
}

const makes: Readonly<Record<string, Make>> = {
  DGT: { decoder: () => new DgtDecoder(), send: messages => messages, encode: encodeDgt },
  Chessnut: { decoder: () => new ChessnutDecoder(), send: asScans, encode: encodeChessnut },
  ChessLink: { decoder: () => new ChessLinkDecoder(), send: asScans, encode: encodeChessLink },
}

const placementOf = (position: Position): string => makeFen(position).split(' ')[0]!

describe.each(Object.entries(makes))('%s', (_name, make) => {
  test(`${wanted} games come out as they were played`, { timeout: 1_200_000 }, () => {
    let seed = 0
    for (const moves of realGames()) {
      if (seed >= wanted) break
      seed++
      const board = new BoardInterpreter(standardPosition())
      const decoder = make.decoder()
      let presses = 0
      const touched: string[] = []
      for (const sent of make.send(simulateGame(standardPosition(), moves, seed, clubNight))) {
        const bytes = make.encode(sent)
        const received = bytes === null ? [sent] : decoder.push(bytes, sent.at)
        for (const message of received) {
          for (const report of board.receive(message)) {
            expect(report.kind, `game ${seed}: ${JSON.stringify(report)}`).toBe('act')
            if (report.kind !== 'act') continue
            if (report.act.act === 'press') presses++
            if (report.act.act === 'touch') touched.push(report.act.square)
          }
        }
      }
      let position = standardPosition()
      for (const move of moves) position = play(position, move)
      expect(presses, `game ${seed}`).toBe(moves.length)
      expect(shown(board), `game ${seed}`).toBe(placementOf(position))
      expect(touched.length, `game ${seed}`).toBeGreaterThanOrEqual(moves.length)
    }
    expect(seed).toBe(wanted)
  })
})

function shown(board: BoardInterpreter): string {
  const ranks: string[] = []
  for (let rank = 8; rank >= 1; rank--) {
    let text = ''
    for (const file of 'abcdefgh') {
      text += board.squares.get(`${file}${rank}` as Parameters<typeof board.squares.get>[0]) ?? '.'
    }
    ranks.push(text.replace(/\.+/g, run => String(run.length)))
  }
  return ranks.join('/')
}
