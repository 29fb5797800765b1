import type { ClientAct, ServerMessage } from '@jadoube/protocol'
import { expect, test } from 'vitest'
import { get, newGame, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

const START = '3k4/8/8/8/8/8/5P2/R3K2R w KQ - 0 1'
type Act = readonly ['white' | 'black', ClientAct]

/**
 * Two games that look the same to everybody who only sees the board: White castles at h1, and has
 * moved one of the rooks before, there and back. Castling is legal if it was the other rook.
 */
async function game(moved: 'a1' | 'h1', acts: readonly Act[]) {
  const { board, links } = await newGame(server.url, {
    laws: 'fide-2023',
    boardKind: 'physical',
    start: START,
    timeControl: '5400',
    regulations: { calledByDevice: [] },
  })
  const white = await TestClient.sit(server.url, links.white)
  const black = await TestClient.sit(server.url, links.black)
  const anyone = await TestClient.sit(server.url, null)
  anyone.send({ type: 'open', board })
  await anyone.one('board')
  await white.act(board, { act: 'arrive' })
  await black.act(board, { act: 'arrive' })
  const [away, king] = moved === 'a1' ? ['b1', 'd7'] : ['g1', 'd7']
  const before: Act[] = [
    ['white', { act: 'move', from: moved, to: away }],
    ['black', { act: 'move', from: 'd8', to: king }],
    ['white', { act: 'move', from: away, to: moved }],
    ['black', { act: 'move', from: king, to: 'd8' }],
  ]
  for (const [side, act] of before)
    expect(await (side === 'white' ? white : black).act(board, act)).toMatchObject({ type: 'ack' })
  const steps: object[] = []
  for (const [side, act] of acts) {
    const answer = await (side === 'white' ? white : black).act(board, act)
    expect(answer.type, JSON.stringify([act, answer])).toBe('ack')
    const { seq } = answer as ServerMessage<'ack'>
    const news = (await anyone.until(m => m.type === 'news' && m.seq === seq)) as never
    const { view } = (await get(`${server.url}/api/boards/${board}`)).body as ServerMessage<'board'>
    const { events } = news as ServerMessage<'news'>
    steps.push({
      events: events.map(({ at: _, ...event }) => event),
      offers: view.offers,
      touched: view.touched,
      pending: view.pending.map(({ kind, claim }) => [kind, claim]),
      ply: view.ply,
      placement: view.placement,
      turn: view.hasTheMove,
      status: view.status,
    })
  }
  for (const each of [white, black, anyone]) await each.close()
  return steps
}

const castling: Act = ['white', { act: 'move', from: 'e1', to: 'g1' }]
const unpressed: Act = ['white', { act: 'move', from: 'e1', to: 'g1', press: false }]

test.each<[string, Act[]]>([
  ['a draw offer', [castling, ['black', { act: 'offer-draw' }], ['white', { act: 'reject-draw' }]]],
  ['a claim', [castling, ['black', { act: 'claim', claim: 'threefold' }]]],
  ['a touch before the press', [unpressed, ['black', { act: 'touch', square: 'd8' }]]],
  [
    'a touch after the own move',
    [unpressed, ['white', { act: 'touch', square: 'g1' }], ['white', { act: 'press' }]],
  ],
])(
  '[illegal.completed-when · fide-2023] %s does not reveal whether the move before was legal',
  async (_, acts) => {
    const [legal, illegal] = await Promise.all([game('a1', acts), game('h1', acts)])
    expect(illegal).toEqual(legal)
  },
)
