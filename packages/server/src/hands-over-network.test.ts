import { editionIds, ruleRecord } from '@jadoube/laws'
import type { ClientAct, ServerMessage } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { get, newGame, TestClient } from './testing/client.suite.js'
import { testServer } from './testing/test-server.suite.js'

const server = testServer()

type Told = readonly [by: 'white' | 'black' | 'arbiter', act: ClientAct]

const touch = (square: string): ClientAct => ({ act: 'touch', square })
const place = (from: string, to: string): ClientAct => ({ act: 'place', from, to })
const put = (piece: string, to: string): ClientAct => ({ act: 'place', piece, to })
const remove = (square: string): ClientAct => ({ act: 'remove', square })
const move = (san: string): ClientAct => ({ act: 'move', san })
const press: ClientAct = { act: 'press' }
const by =
  (who: Told[0]) =>
  (...acts: readonly ClientAct[]): Told[] =>
    acts.map(act => [who, act])
const white = by('white')
const black = by('black')

interface Story {
  readonly name: string
  readonly start: string
  readonly inFull: readonly Told[]
  readonly inOne: readonly Told[]
}

const castling = 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1'
const complain: readonly Told[] = black({ act: 'claim', claim: 'touched-piece' })

const stories: readonly Story[] = [
  {
    name: 'castling after the rook was touched, and a complaint',
    start: castling,
    inFull: [
      ...white(touch('h1'), touch('e1'), place('e1', 'g1'), place('h1', 'f1'), press),
      ...complain,
    ],
    inOne: [...white(touch('h1'), move('O-O')), ...complain],
  },
  {
    name: 'castling on both sides',
    start: castling,
    inFull: [
      ...white(place('e1', 'g1'), place('h1', 'f1'), press),
      ...black(remove('e8'), place('a8', 'd8'), put('king', 'c8'), press),
    ],
    inOne: [...white(move('O-O')), ...black(move('O-O-O'))],
  },
  {
    name: 'a capture in passing, the captured pawn first, and a promotion that captures',
    start: '1n2k3/P7/8/3pP3/8/8/8/4K3 w - d6 0 1',
    inFull: [
      ...white(remove('d5'), place('e5', 'd6'), press),
      ...black(touch('e8'), place('e8', 'd7'), press),
      ...white(place('a7', 'b8'), remove('b8'), put('knight', 'b8'), press),
    ],
    inOne: [...white(move('exd6')), ...black(move('Kd7')), ...white(move('axb8=N'))],
  },
  {
    name: 'a slip that is corrected before the press',
    start: 'standard',
    inFull: white(touch('g1'), place('g1', 'e3'), place('e3', 'f3'), press),
    inOne: white(move('Nf3')),
  },
  {
    name: 'a move out of turn, which the arbiter sees',
    start: 'standard',
    inFull: [
      ...white(place('e2', 'e4'), press, place('d2', 'd4')),
      ['arbiter', { act: 'observe', what: 'displaced-pieces' }],
    ],
    inOne: [
      ...white(move('e4'), move('d4')),
      ['arbiter', { act: 'observe', what: 'displaced-pieces' }],
    ],
  },
  {
    name: 'a pawn left on its last rank, and a claim',
    start: '4k2r/P7/8/8/8/8/8/4K2R w - - 0 1',
    inFull: [...white(place('a7', 'a8'), press), ...black({ act: 'claim', claim: 'illegal-move' })],
    inOne: [
      ...white({ act: 'move', from: 'a7', to: 'a8' }),
      ...black({ act: 'claim', claim: 'illegal-move' }),
    ],
  },
]

/** Plays a story on its own board. Returns the final state for the arbiter, and the record. */
async function play(laws: string, start: string, story: readonly Told[]) {
  const settings = { laws, start, boardKind: 'physical', timeControl: '5400+30', mode: 'standard' }
  const { board, links } = await newGame(server.url, settings)
  const seats = {
    white: await TestClient.sit(server.url, links.white),
    black: await TestClient.sit(server.url, links.black),
    arbiter: await TestClient.sit(server.url, links.arbiter),
  }
  await seats.white.act(board, { act: 'arrive' })
  await seats.black.act(board, { act: 'arrive' })
  for (const [who, act] of story) {
    const answer = await seats[who].act(board, act)
    // The device calls an illegal move, which in Finnish blitz ends the game before anybody can
    // claim it.
    const isOver = answer.type === 'refused' && answer.code === 'game-over'
    if (!isOver) expect(answer, `${who} ${JSON.stringify(act)}`).toMatchObject({ type: 'ack' })
  }
  const whole = await get(`${server.url}/api/boards/${board}`, links.arbiter.secret)
  const { view } = whole.body as ServerMessage<'board'>
  const { body } = await get(`${server.url}/api/boards/${board}/record`, links.arbiter.secret)
  for (const each of Object.values(seats)) await each.close()
  const { fen, placement, hasTheMove, status, result, reason } = view
  const kinds = view.irregularities?.map(each => ({ kind: each.kind, by: each.by }))
  const holds = { fen, placement, hasTheMove, status, result, reason, kinds }
  return { holds, record: String(body) }
}

describe.each(stories)('$name (Article 4)', ({ start, inFull, inOne }) => {
  test.each(editionIds)(
    'under %s: step by step, as one act, over the server and from the record',
    async laws => {
      const long = await play(laws, start, inFull)
      const short = await play(laws, start, inOne)
      expect(long.holds).toEqual(short.holds)
      for (const { record, holds } of [long, short]) {
        const ruled = ruleRecord(record)
        if (!ruled.ok) throw new Error(ruled.error.reason)
        const { fen, board, hasTheMove, status, result, reason } = ruled.value.summary
        const kinds = ruled.value.state.irregularities.map(each => ({
          kind: each.kind,
          by: each.by,
        }))
        expect({ fen, placement: board, hasTheMove, status, result, reason, kinds }).toEqual(holds)
      }
    },
  )
})
