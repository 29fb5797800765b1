import { describe, expect, test } from 'vitest'
import { parseEpd } from './epd/epd.js'
import { makeFen, parseFen, parsePosition, standardFen } from './fen.js'
import { moveCode } from './move.js'
import { parseSanLine } from './notation/line.js'
import { parseLong } from './notation/long.js'
import { makeSans } from './notation/san.js'
import { parseSan } from './notation/san-reading.js'
import { makeUci } from './notation/uci.js'
import { parseUci } from './notation/uci-reading.js'
import { playNull } from './null-move.js'
import { parseComment } from './pgn/comment-data.js'
import type { PgnGame, PgnMove } from './pgn/game.js'
import { parsePgn } from './pgn/read.js'
import { makePgn } from './pgn/write.js'
import { isCheck, legalMoves, type Position, play } from './position.js'
import { findFaults } from './setup-faults.js'
import { naiveMoves } from './testing/naive-rules.js'
import { playRandomly, positionOf, startPosition } from './testing/random-games.js'

// A hundred thousand texts with mistakes: nothing throws, everything that is read is legal, and
// every rejection has a code, a reason and a position in the text. The numbers come from fixed
// seeds.

function drawer(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const signs = [...'abcdefgh12345678KQRBNkqrbnpPx+#=-/ .()[]{}$;%*!?0Oo"\\\n\t_§½–♘é\u0000\ud800😀']

/**
 * Makes one to four mistakes: a character lost, added, changed, doubled, or two exchanged; a piece
 * moved elsewhere.
 */
function slip(text: string, draw: (below: number) => number): string {
  let out = text
  for (let n = 1 + draw(4); n > 0; n--) {
    const at = draw(out.length + 1)
    const sign = signs[draw(signs.length)]
    const kind = draw(6)
    if (kind === 0) out = out.slice(0, at) + out.slice(at + 1)
    else if (kind === 1) out = out.slice(0, at) + sign + out.slice(at)
    else if (kind === 2) out = out.slice(0, at) + sign + out.slice(at + 1)
    else if (kind === 3) out = out.slice(0, at) + out.slice(at, at + 3) + out.slice(at)
    else if (kind === 4)
      out = out.slice(0, at) + (out[at + 1] ?? '') + (out[at] ?? '') + out.slice(at + 2)
    else {
      const end = at + draw(12)
      const to = draw(out.length + 1)
      const cut = out.slice(0, at) + out.slice(end)
      out = cut.slice(0, to) + out.slice(at, end) + cut.slice(to)
    }
  }
  return out
}

const starts = [
  startPosition,
  positionOf('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'),
  positionOf('8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1'),
  positionOf('r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1'),
  positionOf('bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9'),
  positionOf('rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3'),
]

const drawStart = drawer(5)
const positions = Array.from({ length: 100 }, () => {
  const choices = Array.from({ length: 60 }, () => drawStart(1000))
  return playRandomly(starts[drawStart(starts.length)], choices)
}).flat()

const wander = (draw: (below: number) => number): Position => positions[draw(positions.length)]

interface Refusal {
  readonly code: string
  readonly reason: string
  readonly at: number
}

function expectRefusal(error: Refusal, text: string): void {
  const told = `${JSON.stringify(text)}: ${JSON.stringify(error)}`
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(error.code) || error.reason.length < 5) expect.fail(told)
  if (error.reason.includes('\n')) expect.fail(told)
  if (!Number.isInteger(error.at) || error.at < 0 || error.at > text.length) expect.fail(told)
}

/** `npm test` tries a tenth of them. */
const part = (all: number): number => (process.env.JADOUBE_TESTS === 'rest' ? all : all / 10)

describe('[move.illegal · every edition] mistakes in writing', { tags: 'sampled' }, () => {
  test('40,000 FENs and EPDs: every position that is read is valid', () => {
    const draw = drawer(17)
    let fine = 0
    for (let i = 0; i < part(40_000); i++) {
      const fen =
        i % 9 === 0 ? standardFen : makeFen(wander(draw), i % 2 === 0 ? 'x-fen' : 'shredder')
      const text = slip(fen, draw)
      const setup = parseFen(text)
      if (!setup.ok) expectRefusal(setup.error, text)
      else makeFen(setup.value)
      const read = parsePosition(text)
      if (read.ok) {
        fine++
        const faults = findFaults(read.value.toSetup())
        if (faults.length > 0) expect.fail(`${text}: ${JSON.stringify(faults)}`)
        // Everything that was dropped is reported.
        if (setup.ok && read.faults.length === 0) {
          expect(read.value.castling.length).toBe(setup.value.castling.length)
        }
        const strict = parsePosition(text, { strict: true })
        expect(strict.ok).toBe(read.faults.length === 0)
      } else expectRefusal(read.error, text)
      if (i % 4 === 0) {
        const line = slip(
          `${fen.split(' ').slice(0, 4).join(' ')} bm ${makeSans(starts[0])[0]}; id "x";`,
          draw,
        )
        const epd = parseEpd(line)
        if (!epd.ok) expectRefusal(epd.error, line)
        else expect(findFaults(epd.value.position.toSetup())).toEqual([])
      }
    }
    expect(fine).toBeGreaterThan(part(1500))
  })

  test('40,000 moves: every move that is read is legal', () => {
    const draw = drawer(71)
    let fine = 0
    for (let i = 0; i < part(10_000); i++) {
      const position = wander(draw)
      const legal = new Set(legalMoves(position).map(moveCode))
      if (i % 20 === 0) {
        const naive = naiveMoves(position.toSetup())
        expect(new Set(naive)).toEqual(
          new Set(legalMoves(position).map(move => makeUci(move, 'chess960'))),
        )
      }
      if (legal.size === 0) continue
      const sans = makeSans(position)
      const san = sans[draw(sans.length)]
      const uci = makeUci(legalMoves(position)[draw(legal.size)])
      for (const [parse, text] of [
        [parseSan, slip(san, draw)],
        [parseLong, slip(san, draw)],
        [parseUci, slip(uci, draw)],
      ] as const) {
        const read = parse(position, text)
        if (!read.ok) expectRefusal(read.error, text)
        else if (!legal.has(moveCode(read.value))) expect.fail(`${makeFen(position)}: ${text}`)
        else fine++
      }
      const line = slip(`1. ${san} ${uci} 2. ${san}`, draw)
      const moves = parseSanLine(position, line)
      if (!moves.ok) expectRefusal(moves.error, line)
      else moves.value.reduce(play, position)
    }
    expect(fine).toBeGreaterThan(part(1500))
  })

  const games = [
    '[Event "A"]\n[Site "?"]\n[White "Novak, \\"A\\""]\n[Result "1-0"]\n\n1. e4 {[%clk 1:00:00] [%eval 0.3]} e5 2. Nf3 $1 (2. f4 exf4 (2... d5) 3. Nf3) 2... Nc6 3. Bb5 a6 -- 4. O-O ; line\nNf6 1-0\n\n',
    '[FEN "r3k2r/8/8/8/8/8/P6p/R3K2R w KQkq - 0 1"]\n[Variant "Chess960"]\n\n1. O-O-O h1=Q 2. a4 O-O 3. Rxh1 1/2-1/2\n',
    '%hidden\n1. d4 d5 2. c4 dxc4 (2... e6 $14 {a \n wrapped remark}) 3. e4 b5 4. a4 c6 5. axb5 cxb5 6. Nc3 ½-½',
  ]

  test('20,000 files: every played move is legal, every fault has a place', () => {
    const draw = drawer(99)
    let played = 0
    for (let i = 0; i < part(20_000); i++) {
      let text = games[draw(games.length)]
      if (i % 5 === 0) text += games[draw(games.length)]
      text = slip(slip(text, draw), draw)
      const reading = { afterIllegal: i % 2 === 0 ? 'stop' : 'keep' } as const
      for (const game of parsePgn(text, reading)) {
        for (const fault of [...game.faults, ...game.illegal]) {
          expectRefusal({ ...fault, at: 0 }, text)
          if (fault.line < 1 || fault.column < 1 || fault.offset > text.length * 4) {
            expect.fail(`${JSON.stringify(text)}: ${JSON.stringify(fault)}`)
          }
        }
        played += followed(game)
        const again = parsePgn(makePgn(game))
        if (again.length !== 1) expect.fail(JSON.stringify([text, makePgn(game)]))
        for (const comment of game.comments) parseComment(comment)
      }
    }
    expect(played).toBeGreaterThan(part(50_000))
  })
})

/**
 * Plays every line with the legal moves of another generator, and returns how many moves there
 * were.
 */
function followed(game: PgnGame): number {
  if (game.start === undefined) return 0
  expect(findFaults(game.start.toSetup())).toEqual([])
  return follow(game.start, game.moves)
}

function follow(start: Position, moves: readonly PgnMove[]): number {
  let position = start
  let played = 0
  for (const { move, variations } of moves) {
    for (const variation of variations) played += follow(position, variation.moves)
    if (move === undefined) break
    if (move.kind === 'null') {
      expect(isCheck(position)).toBe(false)
      const passed = playNull(position)
      if (passed.ok) position = passed.value
    } else position = play(position, move)
    played++
  }
  return played
}
