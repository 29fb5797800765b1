import type { ClientAct, FromServer, ServerMessage } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { get, newGame, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

type View = ServerMessage<'board'>['view']
type Act = readonly ['white' | 'black', ClientAct]

/** A game on a physical board, played act by act; what somebody without a seat learns after each. */
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
    // What is shown agrees with itself: the position, the list and the board tell the same game.
    const made = (view.touched ?? []).length === 0
    if (made) expect(view.fen?.split(' ')[0]).toBe(view.placement)
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

/** The names of everything in it, and the kinds of its events: what its values say is looked at apart. */
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
