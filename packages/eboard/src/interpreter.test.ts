import {
  type Color,
  type Move,
  makeSan,
  type Position,
  parsePosition,
  parseSan,
  play,
  type SquareName,
  standardFen,
  standardPosition,
} from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import { BoardInterpreter } from './interpreter.js'
import type { BoardReport } from './report.js'
import type { BoardMessage, Sensed } from './sensor.js'
import { careful, clubNight, simulateGame } from './simulator/hands.js'

const at = (fen: string): Position => {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(fen)
  return position.value
}

/** Plays single steps, half a second apart, and gives the acts as short texts: `white touch e2`. */
function played(start: Position, steps: readonly [SquareName | 'press', Sensed?][]): string[] {
  const board = new BoardInterpreter(start)
  const reports: BoardReport[] = []
  let now = 0
  const receive = (message: BoardMessage) => reports.push(...board.receive(message))
  receive({ kind: 'clock', at: 0, running: start.turn, white: null, black: null })
  let running: Color = start.turn
  for (const [square, sensed = null] of steps) {
    now += 500
    reports.push(...board.advance(now - 1))
    if (square === 'press') {
      running = running === 'white' ? 'black' : 'white'
      receive({ kind: 'clock', at: now, running, white: null, black: null })
    } else receive({ kind: 'square', at: now, square, sensed })
  }
  reports.push(...board.advance(now + 1000))
  return reports.map(told)
}

function told(report: BoardReport): string {
  if (report.kind === 'ask') return `ask ${report.about}`
  if (report.kind === 'clock-stopped') return 'clock stopped'
  const { by, act } = report
  switch (act.act) {
    case 'touch':
    case 'remove':
      return `${by} ${act.act} ${act.square}`
    case 'place':
      return `${by} place ${'from' in act ? act.from : act.piece}-${act.to}`
    case 'press':
      return `${by} press`
  }
}

const start = standardPosition()

describe('what hands do on an electronic board', () => {
  test('a move is a touch, a placing and a press', () => {
    expect(played(start, [['e2'], ['e4', 'P'], ['press']])).toEqual([
      'white touch e2',
      'white place e2-e4',
      'white press',
    ])
  })

  test('[touch.own-first · fide-2023] a piece that is lifted and put back has been touched', () => {
    expect(played(start, [['g1'], ['g1', 'N'], ['e2'], ['e4', 'P'], ['press']])).toEqual([
      'white touch g1',
      'white touch e2',
      'white place e2-e4',
      'white press',
    ])
  })

  const capture = at('4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1')
  test('a capture, own piece first or the captured piece first', () => {
    expect(played(capture, [['e4'], ['d5'], ['d5', 'P'], ['press']])).toEqual([
      'white touch e4',
      'white touch d5',
      'white remove d5',
      'white place e4-d5',
      'white press',
    ])
    expect(played(capture, [['d5'], ['e4'], ['d5', 'P'], ['press']])).toEqual([
      'white touch d5',
      'white touch e4',
      'white remove d5',
      'white place e4-d5',
      'white press',
    ])
  })

  test('a capture by putting one piece in place of the other', () => {
    expect(played(capture, [['e4'], ['d5', 'P'], ['press']])).toEqual([
      'white touch e4',
      'white touch d5',
      'white remove d5',
      'white place e4-d5',
      'white press',
    ])
  })

  test('a capture en passant', () => {
    const before = at('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1')
    expect(played(before, [['e5'], ['d6', 'P'], ['d5'], ['press']])).toEqual([
      'white touch e5',
      'white place e5-d6',
      'white touch d5',
      'white remove d5',
      'white press',
    ])
  })

  const castling = at('4k3/8/8/8/8/8/8/4K2R w K - 0 1')
  test('[touch.castle-duty · fide-2023] castling with the king first', () => {
    expect(played(castling, [['e1'], ['g1', 'K'], ['h1'], ['f1', 'R'], ['press']])).toEqual([
      'white touch e1',
      'white place e1-g1',
      'white touch h1',
      'white place h1-f1',
      'white press',
    ])
  })

  test('[touch.rook-then-king · fide-2023] castling with the rook first shows the rook first', () => {
    expect(played(castling, [['h1'], ['f1', 'R'], ['e1'], ['g1', 'K'], ['press']])).toEqual([
      'white touch h1',
      'white place h1-f1',
      'white touch e1',
      'white place e1-g1',
      'white press',
    ])
  })

  const pawn = at('4k3/P7/8/8/8/8/8/4K3 w - - 0 1')
  test('[promote.skip-square · fide-2023] promotion by putting the queen on the square', () => {
    expect(played(pawn, [['a7'], ['a8', 'Q'], ['press']])).toEqual([
      'white touch a7',
      'white remove a7',
      'white place Q-a8',
      'white press',
    ])
  })

  test('promotion by exchanging the pawn on the last rank', () => {
    expect(played(pawn, [['a7'], ['a8', 'P'], ['a8'], ['a8', 'N'], ['press']])).toEqual([
      'white touch a7',
      'white place a7-a8',
      'white touch a8',
      'white remove a8',
      'white place N-a8',
      'white press',
    ])
  })

  test('[illegal.unpromoted · fide-2023] a pawn left on the last rank comes out as it was played', () => {
    expect(played(pawn, [['a7'], ['a8', 'P'], ['press']])).toEqual([
      'white touch a7',
      'white place a7-a8',
      'white press',
    ])
  })

  test('[illegal.completed-when · fide-2023] an illegal move comes out as it was played, and play goes on', () => {
    expect(played(start, [['e2'], ['e5', 'P'], ['press'], ['d7'], ['d5', 'p'], ['press']])).toEqual(
      [
        'white touch e2',
        'white place e2-e5',
        'white press',
        'black touch d7',
        'black place d7-d5',
        'black press',
      ],
    )
  })

  test('[game.have-the-move · fide-2023] the reply may come before the press', () => {
    expect(played(start, [['e2'], ['e4', 'P'], ['e7'], ['e5', 'p'], ['press'], ['press']])).toEqual(
      [
        'white touch e2',
        'white place e2-e4',
        'black touch e7',
        'black place e7-e5',
        'white press',
        'black press',
      ],
    )
  })

  test('a press without a move', () => {
    expect(played(start, [['press']])).toEqual(['white press'])
  })

  test('who touched an opponent’s piece that is put back is asked', () => {
    expect(played(start, [['e7'], ['e7', 'p']])).toEqual(['ask whose-touch'])
  })

  test('both kings in the centre are asked about, not ruled on', () => {
    const end = at('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1')
    expect(played(end, [['e1'], ['e4', 'K'], ['e8'], ['d5', 'k']]).at(-1)).toBe(
      'ask kings-in-the-centre',
    )
    expect(played(end, [['e1'], ['e4', 'K'], ['e8'], ['d5', 'k']])).not.toContain(
      'white place e1-e4',
    )
  })

  test('pieces that fall over at once are asked about', () => {
    const board = new BoardInterpreter(start)
    const reports: BoardReport[] = []
    for (const [index, square] of (['a2', 'b2', 'c2', 'b1'] as const).entries()) {
      reports.push(...board.receive({ kind: 'square', at: index * 20, square, sensed: null }))
    }
    reports.push(...board.advance(1000))
    expect(reports[0]).toMatchObject({ kind: 'ask', about: 'pieces-knocked-over' })
  })

  test('a slide over other squares and a bouncing contact leave no trace', () => {
    const board = new BoardInterpreter(at('4k3/8/8/8/8/8/8/R3K3 w Q - 0 1'))
    const reports: BoardReport[] = []
    const send = (time: number, square: SquareName, sensed: Sensed) =>
      reports.push(...board.receive({ kind: 'square', at: time, square, sensed }))
    send(0, 'a1', null)
    send(200, 'a2', 'R')
    send(280, 'a2', null)
    send(300, 'a3', 'R')
    send(390, 'a3', null)
    send(400, 'a4', 'R')
    reports.push(...board.advance(2000))
    expect(reports.map(told)).toEqual(['white touch a1', 'white place a1-a4'])
  })

  test('a board that stands the other way round', () => {
    const board = new BoardInterpreter(start, { isRotated: true })
    const reports = [
      ...board.receive({ kind: 'square', at: 0, square: 'd7', sensed: null }),
      ...board.receive({ kind: 'square', at: 500, square: 'd5', sensed: 'P' }),
      ...board.advance(2000),
    ]
    expect(reports.map(told)).toEqual(['white touch e2', 'white place e2-e4'])
  })

  test('what a lost message hid is found in the next dump, with low confidence', () => {
    const board = new BoardInterpreter(start)
    const after = start
    const move = parseSan(after, 'e4')
    if (!move.ok) throw new Error('e4')
    const [dump] = [...simulateGame(play(after, move.value), [], 1)]
    const reports = [
      ...board.receive({ ...(dump as Extract<BoardMessage, { kind: 'dump' }>), at: 100 }),
      ...board.advance(2000),
    ]
    expect(reports.map(told)).toEqual(['white touch e2', 'white place e2-e4'])
    expect(reports.every(report => report.kind === 'act' && report.confidence === 'low')).toBe(true)
  })

  test('where board and game differ is known', () => {
    const board = new BoardInterpreter(start)
    expect(board.differences()).toEqual([])
    const other = at('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1')
    expect(board.setPosition(other)).toEqual(['e2', 'e4'])
  })
})

/** The moves that come out of the acts, as a person would write them down. */
function movesOf(
  start: Position,
  messages: Iterable<BoardMessage>,
): { moves: string[]; asked: string[] } {
  const board = new BoardInterpreter(start)
  let position = start
  const moves: string[] = []
  const asked: string[] = []
  let pending: { from?: string; to: string; piece?: string }[] = []
  const take = (reports: readonly BoardReport[]) => {
    for (const report of reports) {
      if (report.kind === 'ask') asked.push(report.about)
      if (report.kind !== 'act') continue
      const { act } = report
      if (act.act === 'place') pending.push('from' in act ? act : { to: act.to, piece: act.piece })
      if (act.act !== 'press') continue
      const move = moveFrom(position, pending)
      pending = []
      if (move === undefined) {
        moves.push('?')
        return
      }
      moves.push(makeSan(position, move))
      position = play(position, move)
    }
  }
  for (const message of messages) take(board.receive(message))
  return { moves, asked }
}

function moveFrom(
  position: Position,
  placed: readonly { from?: string; to: string; piece?: string }[],
): Move | undefined {
  const names = (square: number): string => `${'abcdefgh'[square & 7]}${(square >> 3) + 1}`
  const last = placed.at(-1)
  return legal(position).find(move => {
    if (move.kind === 'castling') {
      return (
        placed.some(({ from, to }) => from === names(move.from) && to === names(move.to)) &&
        placed.length === 2
      )
    }
    if (move.kind === 'promotion') {
      return (
        last?.piece?.toLowerCase() ===
          { queen: 'q', rook: 'r', bishop: 'b', knight: 'n' }[move.promotion] &&
        last.to === names(move.to)
      )
    }
    return (
      placed.length === 1 &&
      placed[0]?.from === names(move.from) &&
      placed[0]?.to === names(move.to)
    )
  })
}

import { legalMoves as legal } from '@jadoube/chess'

const game =
  'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5 exd5 Nxd5 Nxe5 Nxe5 Rxe5 c6 d4 Bd6 Re1 Qh4 g3 Qh3 Qe2 Bg4 Qf1 Qh5 Nd2 Rae8'

describe('a whole game on a simulated board', () => {
  const moves: Move[] = []
  let position = start
  for (const san of game.split(' ')) {
    const move = parseSan(position, san)
    if (!move.ok) throw new Error(san)
    moves.push(move.value)
    position = play(position, move.value)
  }

  test('comes out as it was played', () => {
    expect(movesOf(start, simulateGame(start, moves, 1, careful)).moves.join(' ')).toBe(game)
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'comes out as it was played with careless hands, seed %i',
    seed => {
      const { moves: found, asked } = movesOf(start, simulateGame(start, moves, seed, clubNight))
      expect(found.join(' ')).toBe(game)
      expect(asked).toEqual([])
    },
  )
})

test('the standard position is what a board starts with', () => {
  expect(at(standardFen).turn).toBe('white')
})
