import {
  type Color,
  type Move,
  makeSan,
  type Position,
  parsePosition,
  parseSan,
  play,
  type SquareName,
  squareNames,
  standardPosition,
} from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import { BoardInterpreter } from './interpreter.js'
import type { BoardReport } from './report.js'
import type { BoardMessage, Sensed } from './sensor.js'
import { careful, clubNight, type SimulatedMessage, simulateGame } from './simulator/hands.js'

const at = (fen: string): Position => {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(fen)
  return position.value
}

/**
 * Plays single steps, half a second apart, and returns the acts as short texts: `white touch e2`.
 */
function played(start: Position, steps: readonly [SquareName | 'press', Sensed?][]): string[] {
  const board = new BoardInterpreter(start)
  const reports: BoardReport[] = []
  let now = 0
  board.receive(dumpOf(start))
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
  return reports.flatMap(report => (isTold(report) ? [told(report)] : []))
}

const dumpOf = (position: Position): BoardMessage => [...simulateGame(position, [], 1)][0]!.message

const isTold = ({ kind }: BoardReport): boolean => kind === 'act' || kind === 'ask'

function told(report: BoardReport): string {
  if (report.kind === 'ask') return `ask ${report.about}`
  if (report.kind !== 'act') return report.kind
  const { by, act } = report
  switch (act.act) {
    case 'touch':
    case 'remove':
      return `${by} ${act.act} ${act.square}`
    case 'place':
      if ('from' in act) return `${by} place ${act.from}-${act.to}`
      return `${by} ${act.released === false ? 'hold' : 'place'} ${act.piece}-${act.to}`
    case 'press':
      return `${by} press`
  }
}

const start = standardPosition()

describe('moves by hand on an electronic board', () => {
  test('a move is a touch, a placement and a clock press', () => {
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
  test('a capture with either piece lifted first', () => {
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

  test('a capture by replacing one piece with the other', () => {
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

  test('[touch.rook-then-king · fide-2023] castling with the rook first reports the rook first', () => {
    expect(played(castling, [['h1'], ['f1', 'R'], ['e1'], ['g1', 'K'], ['press']])).toEqual([
      'white touch h1',
      'white place h1-f1',
      'white touch e1',
      'white place e1-g1',
      'white press',
    ])
  })

  const pawn = at('4k3/P7/8/8/8/8/8/4K3 w - - 0 1')
  test('[promote.skip-square · fide-2023] promotion by placing the queen on the square directly', () => {
    expect(played(pawn, [['a7'], ['a8', 'Q'], ['press']])).toEqual([
      'white touch a7',
      'white remove a7',
      'white hold Q-a8',
      'white place Q-a8',
      'white press',
    ])
  })

  test('promotion by replacing the pawn on the last rank', () => {
    expect(played(pawn, [['a7'], ['a8', 'P'], ['a8'], ['a8', 'N'], ['press']])).toEqual([
      'white touch a7',
      'white place a7-a8',
      'white remove a8',
      'white hold N-a8',
      'white place N-a8',
      'white press',
    ])
  })

  test('[illegal.unpromoted · fide-2023] a pawn left on the last rank is reported as played', () => {
    expect(played(pawn, [['a7'], ['a8', 'P'], ['press']])).toEqual([
      'white touch a7',
      'white place a7-a8',
      'white press',
    ])
  })

  test('[illegal.completed-when · fide-2023] an illegal move is reported as played, and the game continues', () => {
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

  test('[game.have-the-move · fide-2023] the reply may come before the clock press', () => {
    expect(played(start, [['e2'], ['e4', 'P'], ['e7'], ['e5', 'p'], ['press'], ['press']])).toEqual(
      [
        'white touch e2',
        'white place e2-e4',
        'black touch e7',
        'white press',
        'black place e7-e5',
        'black press',
      ],
    )
  })

  test('a clock press without a move', () => {
    expect(played(start, [['press']])).toEqual(['white press'])
  })

  test('asks who touched a piece of the opponent that was put back', () => {
    expect(played(start, [['e7'], ['e7', 'p']])).toEqual(['ask whose-touch'])
  })

  test('asks about both kings in the centre and decides nothing', () => {
    const end = at('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1')
    expect(played(end, [['e1'], ['e4', 'K'], ['e8'], ['d5', 'k']]).at(-1)).toBe(
      'ask kings-in-the-centre',
    )
    expect(played(end, [['e1'], ['e4', 'K'], ['e8'], ['d5', 'k']])).not.toContain(
      'white place e1-e4',
    )
  })

  test('asks about pieces that fall over together', () => {
    const board = new BoardInterpreter(start)
    const reports: BoardReport[] = []
    for (const [index, square] of (['a2', 'b2', 'c2', 'b1'] as const).entries()) {
      reports.push(...board.receive({ kind: 'square', at: index * 20, square, sensed: null }))
    }
    reports.push(...board.advance(1000))
    expect(reports[0]).toMatchObject({ kind: 'ask', about: 'pieces-knocked-over' })
  })

  test('ignores a slide over other squares and contact bounce', () => {
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
    reports.push(...board.advance(2000), ...board.press('white', 2100))
    expect(reports.filter(isTold).map(told)).toEqual([
      'white touch a1',
      'white place a1-a4',
      'white press',
    ])
  })

  test('a board that is turned around', () => {
    const board = new BoardInterpreter(start, { isRotated: true })
    const reports = [
      ...board.receive({ kind: 'square', at: 0, square: 'd7', sensed: null }),
      ...board.receive({ kind: 'square', at: 500, square: 'd5', sensed: 'P' }),
      ...board.press('white', 2000),
    ]
    expect(reports.filter(isTold).map(told)).toEqual([
      'white touch e2',
      'white place e2-e4',
      'white press',
    ])
  })

  test('a full report recovers what a lost message hid, with certainty if it is a legal move', () => {
    const missed = (after: Position): readonly BoardReport[] => {
      const board = new BoardInterpreter(start)
      board.receive(dumpOf(start))
      return [
        ...board.receive({ ...dumpOf(after), at: 100 }),
        ...board.advance(2000),
        ...board.press('white', 3000),
        ...board.advance(4000),
      ]
    }
    const legal = missed(at('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'))
    expect(legal.filter(isTold).map(told)).toEqual([
      'white touch e2',
      'white place e2-e4',
      'white press',
    ])
    const confidence = (reports: readonly BoardReport[]) =>
      reports.flatMap(report => (report.kind === 'act' ? [report.confidence] : []))
    expect(new Set(confidence(legal))).toEqual(new Set(['high']))
    // Nothing else explains the board, but it is not a legal move: it is not ruled on without
    // asking.
    const illegal = missed(at('rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'))
    expect(confidence(illegal).slice(0, 2)).toEqual(['low', 'low'])
  })

  test('knows the squares on which board and game differ', () => {
    const board = new BoardInterpreter(start)
    expect(board.differences()).toEqual([])
    const other = at('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1')
    expect(board.setPosition(other)).toEqual(['e2', 'e4'])
  })
})

/** The moves that result from the acts, as a person would write them down. */
function movesOf(
  start: Position,
  messages: Iterable<SimulatedMessage>,
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
  let last: BoardMessage | undefined
  for (const { message, isLost } of messages) {
    take(board.advance(message.at))
    if (message.kind === 'dump') last = message
    else if (message.kind === 'square') last = withSquare(last, message)
    if (isLost) continue
    for (const report of answered(board.receive(message), last, board)) take([report])
  }
  return { moves, asked }
}

/** A board that is asked for all its squares answers at once. */
function answered(
  reports: readonly BoardReport[],
  dump: BoardMessage | undefined,
  board: BoardInterpreter,
): readonly BoardReport[] {
  return reports.flatMap(report =>
    report.kind === 'want-dump' && dump !== undefined
      ? board.receive({ ...dump, at: report.at })
      : [report],
  )
}

function withSquare(
  dump: BoardMessage | undefined,
  { at, square, sensed }: Extract<BoardMessage, { kind: 'square' }>,
): BoardMessage | undefined {
  if (dump?.kind !== 'dump') return dump
  const squares = dump.squares.map((each, index) => (squareNames[index] === square ? sensed : each))
  return { kind: 'dump', at, squares }
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

  test('is reported as it was played', () => {
    expect(movesOf(start, simulateGame(start, moves, 1, careful)).moves.join(' ')).toBe(game)
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'is reported as it was played with careless hands, seed %i',
    seed => {
      const { moves: found, asked } = movesOf(start, simulateGame(start, moves, seed, clubNight))
      expect(found.join(' ')).toBe(game)
      expect(asked).toEqual([])
    },
  )
})

describe('board and game', () => {
  const reports = (board: BoardInterpreter, steps: readonly [number, SquareName, Sensed][]) =>
    steps.flatMap(([time, square, sensed]) => [
      ...board.advance(time - 1),
      ...board.receive({ kind: 'square', at: time, square, sensed }),
    ])
  const texts = (all: readonly BoardReport[]): string[] => all.filter(isTold).map(told)

  test('a reply that comes before the move has settled is reported after it', () => {
    const board = new BoardInterpreter(start)
    const all = [
      ...reports(board, [
        [0, 'e2', null],
        [500, 'e4', 'P'],
        [560, 'e7', null],
        [900, 'e5', 'p'],
      ]),
      ...board.press('white', 1000),
    ]
    expect(texts(all)).toEqual([
      'white touch e2',
      'white place e2-e4',
      'black touch e7',
      'white press',
    ])
  })

  test('[made.released-fixed · every edition] a piece that rests and then moves on may not have been released', () => {
    const board = new BoardInterpreter(start)
    const all = [
      ...reports(board, [
        [0, 'g1', null],
        [500, 'h3', 'N'],
        [3000, 'h3', null],
        [3400, 'f3', 'N'],
      ]),
      ...board.press('white', 4000),
    ]
    expect(texts(all)).toEqual([
      'white touch g1',
      'ask released',
      'white place g1-f3',
      'white press',
    ])
  })

  test('[made.released-fixed · every edition] if a person confirms the release, both placements are reported', () => {
    const steps: readonly [number, SquareName, Sensed][] = [
      [0, 'g1', null],
      [500, 'h3', 'N'],
      [3000, 'h3', null],
      [3400, 'f3', 'N'],
    ]
    const board = new BoardInterpreter(start)
    const all = [...reports(board, steps), ...board.advance(3800)]
    expect(texts(all).at(-1)).toBe('ask released')
    expect(board.wasReleased('h3')).toBe(true)
    expect(texts(board.press('white', 4000))).toEqual([
      'white place g1-h3',
      'white touch h3',
      'white place h3-f3',
      'white press',
    ])
    const late = new BoardInterpreter(start)
    reports(late, steps)
    late.press('white', 4000)
    expect(late.wasReleased('h3')).toBe(false)
  })

  test('a touched piece that is put back is reported, so that a person can say why', () => {
    const board = new BoardInterpreter(start)
    const steps: readonly [number, SquareName, Sensed][] = [
      [0, 'g1', null],
      [500, 'g1', 'N'],
    ]
    expect([...reports(board, steps), ...board.advance(1000)]).toEqual([
      expect.objectContaining({ kind: 'act', act: { act: 'touch', square: 'g1' } }),
      { kind: 'put-back', at: 500, by: 'white', square: 'g1' },
    ])
  })

  test('a piece that rested on one square and then replaces another piece has captured it', () => {
    const steps: readonly [number, SquareName, Sensed][] = [
      [0, 'e4', null],
      [500, 'e2', 'Q'],
      [1100, 'e2', null],
      // The message that the pawn left f3 is lost.
      [1400, 'f3', 'Q'],
    ]
    const board = new BoardInterpreter(at('7k/8/8/8/4Q3/5p2/8/6K1 w - - 0 1'))
    expect(texts([...reports(board, steps), ...board.press('white', 2000)])).toEqual([
      'white touch e4',
      'white touch f3',
      'white remove f3',
      'white place e4-f3',
      'white press',
    ])
  })

  test('a full report with the clock press needs no further wait', () => {
    const board = new BoardInterpreter(start)
    const dump = dumpOf(start)
    if (dump.kind !== 'dump') throw new Error('no dump')
    const { squares } = dump
    const clock = (time: number, running: Color) =>
      board.receive({ kind: 'clock', at: time, running, white: null, black: null })
    board.receive({ kind: 'scan', at: 0, squares })
    clock(0, 'white')
    board.receive({ kind: 'scan', at: 1000, squares })
    expect(texts(clock(1000, 'black'))).toEqual(['white press'])
    // A press alone: something may have been missed, and the board is asked.
    expect(clock(2000, 'white').map(({ kind }) => kind)).toEqual(['want-dump'])
  })

  test('a recapture that starts with the piece just placed', () => {
    const board = new BoardInterpreter(at('4k3/8/2p5/3p4/4P3/8/8/4K3 w - - 0 1'))
    const all = [
      ...reports(board, [
        [0, 'e4', null],
        [300, 'd5', null],
        [700, 'd5', 'P'],
        [1200, 'd5', null],
        [1600, 'c6', null],
        [2000, 'd5', 'p'],
      ]),
      ...board.press('white', 2500),
      ...board.press('black', 2600),
    ]
    expect(texts(all)).toEqual([
      'white touch e4',
      'white touch d5',
      'white remove d5',
      'white place e4-d5',
      'black touch d5',
      'black touch c6',
      'white press',
      'black remove d5',
      'black place c6-d5',
      'black press',
    ])
  })

  test('asks about fallen pieces in any order of messages, and reads nothing until they stand again', () => {
    const board = new BoardInterpreter(start)
    const all: BoardReport[] = []
    for (const [index, square] of (['a2', 'b2', 'c2', 'b1'] as const).entries()) {
      all.push(...board.receive({ kind: 'square', at: index * 20, square, sensed: null }))
    }
    for (let time = 80; time < 1000; time += 10) all.push(...board.advance(time))
    expect(texts(all)).toEqual(['ask pieces-knocked-over'])
    expect(board.agreement).toBe('differs')
    const back = reports(board, [
      [2000, 'a2', 'P'],
      [2500, 'b2', 'P'],
      [3000, 'c2', 'P'],
      [3500, 'b1', 'N'],
    ])
    expect([...back, ...board.advance(5000)].map(({ kind }) => kind)).toEqual(['restored'])
    expect(board.agreement).toBe('same')
    const next = reports(board, [
      [6000, 'e2', null],
      [6500, 'e4', 'P'],
    ])
    expect(texts([...next, ...board.press('white', 7000)])).toEqual([
      'white touch e2',
      'white place e2-e4',
      'white press',
    ])
  })

  test('moving the opponent’s remote move on the board is not an act', () => {
    const board = new BoardInterpreter(start)
    board.receive(dumpOf(start))
    board.agreeOn(at('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'))
    expect(board.differences()).toEqual(['e2', 'e4'])
    const all = [
      ...reports(board, [
        [0, 'e2', null],
        [500, 'e4', 'P'],
      ]),
      ...board.advance(2000),
    ]
    expect(all.map(({ kind }) => kind)).toEqual(['restored'])
    const reply = reports(board, [
      [3000, 'e7', null],
      [3500, 'e5', 'p'],
    ])
    expect(texts([...reply, ...board.press('black', 4000)])).toEqual([
      'black touch e7',
      'black place e7-e5',
      'black press',
    ])
  })

  test('asks about a takeback, and the moves for it are not acts', () => {
    const board = new BoardInterpreter(start)
    reports(board, [
      [0, 'e2', null],
      [500, 'e4', 'P'],
    ])
    board.press('white', 1000)
    const all = [
      ...reports(board, [
        [2000, 'e4', null],
        [2500, 'e2', 'P'],
      ]),
      ...board.advance(4000),
    ]
    expect(texts(all)).toEqual(['ask takeback'])
  })

  test('the first full report shows that a board is turned around', () => {
    const board = new BoardInterpreter(start)
    const dump = dumpOf(start)
    if (dump.kind !== 'dump') throw new Error('no dump')
    board.receive({ ...dump, squares: [...dump.squares].reverse() })
    expect(board.isRotated).toBe(true)
    expect(board.differences()).toEqual([])
  })

  test('checkmate is reported without a clock press', () => {
    const board = new BoardInterpreter(at('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'))
    const all = [
      ...reports(board, [
        [0, 'a1', null],
        [500, 'a8', 'R'],
      ]),
      ...board.advance(2000),
    ]
    expect(texts(all)).toEqual(['white touch a1', 'white place a1-a8'])
  })

  test('asks about a clock that runs for the wrong player at the start', () => {
    const board = new BoardInterpreter(start)
    const clock = { kind: 'clock', at: 0, running: 'black', white: null, black: null } as const
    expect(texts(board.receive(clock))).toEqual(['ask clock-side'])
    const turned = new BoardInterpreter(start, { isClockReversed: true })
    expect(turned.receive(clock)).toEqual([])
  })

  test('reads nothing while no game is in progress', () => {
    const board = new BoardInterpreter(start)
    board.follow(false)
    const all = reports(board, [
      [0, 'e2', null],
      [500, 'e4', 'P'],
      [1000, 'e4', null],
      [1500, 'e2', 'P'],
    ])
    expect([...all, ...board.press('white', 1700), ...board.advance(2000)]).toEqual([])
    board.follow(true)
    const next = reports(board, [
      [3000, 'e2', null],
      [3500, 'e4', 'P'],
    ])
    expect(texts([...next, ...board.press('white', 4000)])).toHaveLength(3)
  })

  test('a board that cannot identify pieces asks what a pawn became', () => {
    const board = new BoardInterpreter(at('4k3/P7/8/8/8/8/8/4K3 w - - 0 1'))
    const all = [
      ...reports(board, [
        [0, 'a7', null],
        [500, 'a8', 'occupied'],
      ]),
      ...board.press('white', 1500),
      ...board.promote('a8', 'N', 1600),
    ]
    expect(texts(all)).toEqual([
      'white touch a7',
      'ask promotion',
      'white place a7-a8',
      'white remove a8',
      'white place N-a8',
      'white press',
    ])
  })
})
