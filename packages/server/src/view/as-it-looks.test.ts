import type { ClientAct, FromServer, ServerMessage } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { get, newGame, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

type View = ServerMessage<'board'>['view']
type Act = readonly ['white' | 'black', ClientAct]

/**
 * A game on a physical board, played act by act; what somebody without a seat learns after each.
 */
async function follow(start: string, acts: readonly Act[]) {
  const { board, links } = await newGame(server.url, {
    boardKind: 'physical',
    start,
    regulations: { calledByDevice: [] },
  })
  const white = await TestClient.sit(server.url, links.white)
  const black = await TestClient.sit(server.url, links.black)
  const anyone = await TestClient.sit(server.url, null)
  await white.act(board, { act: 'arrive' })
  await black.act(board, { act: 'arrive' })
  anyone.send({ type: 'open', board })
  await anyone.one('board')
  const steps: object[] = []
  for (const [side, act] of acts) {
    const answer = await (side === 'white' ? white : black).act(board, act)
    expect(answer.type, JSON.stringify([act, answer])).toBe('ack')
    const { seq } = answer as ServerMessage<'ack'>
    const isNews = (m: FromServer) => m.type === 'news' && m.seq === seq
    const told = (await anyone.until(isNews)) as ServerMessage<'news'>
    const opponent = (await (side === 'white' ? black : white).until(isNews)) as typeof told
    const view = ((await get(`${server.url}/api/boards/${board}`)).body as { view: View }).view
    const pgn = String((await get(`${server.url}/api/boards/${board}/pgn`)).body)
    // What is shown is consistent: the position, the move list and the board show the same game.
    const isMade = told.events.some(({ type }) => type === 'move-made' || type === 'move-completed')
    if (isMade) expect(view.fen?.split(' ')[0]).toBe(view.placement)
    expect(told.fen?.split(' ')[0]).toBe(view.fen?.split(' ')[0])
    expect(view.fen?.split(' ')[1]).toBe(view.hasTheMove[0])
    expect(view.moves).toHaveLength(view.ply ?? -1)
    steps.push({
      told: shapeOf(told),
      opponent: shapeOf(opponent),
      view: shapeOf({ ...view, moves: view.moves?.length }),
      ply: [told.ply, view.ply],
      moves: pgn.split('\n\n')[1]?.match(/\d+\.(?:\.\.)? /g)?.length ?? 0,
      turn: [told.hasTheMove, view.hasTheMove, opponent.hasTheMove],
      status: [told.status, view.status],
      running: view.clocks?.running,
      presses: view.clocks?.presses,
    })
  }
  return steps
}

/** All field names, and the types of its events; the values are checked separately. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, name === 'type' ? inner : shapeOf(inner)]),
  )
}

const shorthand = (from: string, to: string): Act[] => [['white', { act: 'move', from, to }]]
const unpressed = (from: string, to: string): Act[] => [
  ['white', { act: 'move', from, to, press: false }],
  ['white', { act: 'press' }],
]
const byHand = (from: string, to: string): Act[] => [
  ['white', { act: 'touch', square: from }],
  ['white', { act: 'place', from, to }],
  ['white', { act: 'press' }],
]
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const PINNED = '4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1'
const BESIDE = '6k1/8/8/8/8/8/r7/4K3 w - - 0 1'

describe.each([
  ['in one act', shorthand],
  ['made, then pressed', unpressed],
  ['by hand', byHand],
])('an illegal move %s', (_, told) => {
  test.each([
    ['a pawn too far', START, ['e2', 'e4'], ['e2', 'e5'], ['a7', 'a6']],
    ['a knight’s strange jump', START, ['g1', 'f3'], ['g1', 'g3'], ['a7', 'a6']],
    ['a pinned rook', PINNED, ['e2', 'e3'], ['e2', 'd2'], ['g8', 'g7']],
    ['a king into check', BESIDE, ['e1', 'd1'], ['e1', 'd2'], ['g8', 'g7']],
  ] as const)(
    '[illegal.completed-when · fide-2023] %s looks to spectators and the opponent like a legal one',
    async (__, start, legal, illegal, reply) => {
      const after: Act[] = [['black', { act: 'move', from: reply[0], to: reply[1] }]]
      const [one, other] = await Promise.all([
        follow(start, [...told(legal[0], legal[1]), ...after]),
        follow(start, [...told(illegal[0], illegal[1]), ...after]),
      ])
      expect(other).toEqual(one)
    },
  )
})

const white = (...acts: readonly ClientAct[]): Act[] => acts.map(act => ['white', act])
const castling = white({ act: 'move', from: 'e1', to: 'g1' })
const castlingByHand = white(
  { act: 'touch', square: 'e1' },
  { act: 'place', from: 'e1', to: 'g1' },
  { act: 'touch', square: 'h1' },
  { act: 'place', from: 'h1', to: 'f1' },
  { act: 'press' },
)
const promotion = (from: string) => white({ act: 'move', from, to: 'a8', promotion: 'Q' })
const promotionByHand = (from: string) =>
  white(
    { act: 'touch', square: from },
    { act: 'remove', square: from },
    { act: 'place', piece: 'Q', to: 'a8' },
    { act: 'press' },
  )
const CASTLES = '4k3/8/8/8/8/8/5P2/4K2R w K - 0 1'
const king = { act: 'move', from: 'e8', to: 'd7' }

describe('an illegal move of more than one piece', () => {
  test.each([
    [
      'castling through check',
      CASTLES,
      castling,
      '4kr2/8/8/8/8/8/8/4K2R w K - 0 1',
      castling,
      king,
    ],
    ['castling too late', CASTLES, castling, CASTLES.replace(' K ', ' - '), castling, king],
    [
      'castling by hand',
      CASTLES,
      castlingByHand,
      CASTLES.replace(' K ', ' - '),
      castlingByHand,
      king,
    ],
    [
      'a promotion two ranks away',
      '4k3/P7/8/8/8/8/8/4K3 w - - 0 1',
      promotion('a7'),
      '4k3/8/P7/8/8/8/8/4K3 w - - 0 1',
      promotion('a6'),
      king,
    ],
    [
      'the same by hand',
      '4k3/P7/8/8/8/8/8/4K3 w - - 0 1',
      promotionByHand('a7'),
      '4k3/8/P7/8/8/8/8/4K3 w - - 0 1',
      promotionByHand('a6'),
      king,
    ],
  ] as const)(
    '[illegal.completed-when · fide-2023] %s looks to spectators and the opponent like a legal one',
    async (_, start, legal, other, illegal, reply) => {
      const after: Act[] = [['black', reply]]
      const [one, two] = await Promise.all([
        follow(start, [...legal, ...after]),
        follow(other, [...illegal, ...after]),
      ])
      expect(two).toEqual(one)
    },
  )

  test.each([
    [
      'a pawn left on the last rank',
      '8/P6k/8/8/8/8/8/K7 w - - 0 1',
      [{ act: 'touch', square: 'a7' }, { act: 'place', from: 'a7', to: 'a8' }, { act: 'press' }],
    ],
    [
      'en passant too late, the pawn taken afterwards',
      '7k/8/8/3pP3/8/8/8/4K3 w - - 0 1',
      [
        { act: 'touch', square: 'e5' },
        { act: 'place', from: 'e5', to: 'd6' },
        { act: 'remove', square: 'd5' },
        { act: 'press' },
      ],
    ],
    [
      'a pawn aside, nothing taken',
      '7k/8/8/3pP3/8/8/8/4K3 w - - 0 1',
      [{ act: 'move', from: 'e5', to: 'd6' }],
    ],
  ])(
    '[illegal.completed-when · fide-2023] after %s, all parts of the view agree',
    async (_, start, acts) => {
      const { board, links } = await newGame(server.url, {
        boardKind: 'physical',
        start,
        regulations: { calledByDevice: [] },
      })
      const [one, other] = await Promise.all(
        [links.white, links.black].map(link => TestClient.sit(server.url, link)),
      )
      await one?.act(board, { act: 'arrive' })
      await other?.act(board, { act: 'arrive' })
      for (const act of acts) expect((await one?.act(board, act))?.type).toBe('ack')
      const shown = async () => {
        const { view } = (await get(`${server.url}/api/boards/${board}`)).body as { view: View }
        const pgn = String((await get(`${server.url}/api/boards/${board}/pgn`)).body)
        expect(view.fen?.split(' ')[0]).toBe(view.placement)
        expect(view.fen?.split(' ')[1]).toBe(view.hasTheMove[0])
        expect(view.clocks?.running).toBe(view.hasTheMove)
        expect(view.moves).toHaveLength(view.ply ?? -1)
        expect(view.touched).toEqual([])
        for (const { san, clock } of view.moves ?? []) {
          expect(pgn).toContain(san)
          expect(clock).not.toBeNull()
        }
        return view
      }
      expect(await shown()).toMatchObject({ ply: 1, hasTheMove: 'black' })
      const [king = ''] = [start.startsWith('7k') ? 'h8' : 'h7']
      await other?.act(board, { act: 'move', from: king, to: king === 'h8' ? 'g8' : 'g7' })
      expect(await shown()).toMatchObject({ ply: 2, hasTheMove: 'white' })
    },
  )
})

test('[illegal.completed-when · fide-2023] the arbiter sees it at once', async () => {
  const { board, links } = await newGame(server.url, {
    boardKind: 'physical',
    regulations: { calledByDevice: [] },
  })
  const white = await TestClient.sit(server.url, links.white)
  await white.act(board, { act: 'arrive' })
  const black = await TestClient.sit(server.url, links.black)
  await black.act(board, { act: 'arrive' })
  await white.act(board, { act: 'move', from: 'e2', to: 'e5' })
  const { body } = await get(`${server.url}/api/boards/${board}`, links.arbiter.secret)
  const { view } = body as { view: View }
  expect(view.irregularities).toMatchObject([{ kind: 'illegal-move' }])
  expect(view.fen?.split(' ')[0]).not.toBe(view.placement)
})
