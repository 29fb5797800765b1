import type { ClientAct, SeatLink } from '@jadoube/protocol'
import { expect, test } from 'vitest'
import { get, post, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

/** What broadcast readers get after each of these acts, which alternate from White's first move. */
async function broadcast(...acts: readonly (readonly [from: string, to: string])[]) {
  const made = await post(`${server.url}/api/events`, {
    name: 'Rapid',
    defaults: {
      laws: 'fide-2018',
      mode: 'rapid',
      supervision: 'inadequate',
      timeControl: '900',
      boardKind: 'physical',
      regulations: { calledByDevice: [] },
    },
  })
  const { event, links } = made.body as { event: string; links: Record<string, SeatLink> }
  const opened = await post(
    `${server.url}/api/events/${event}/rounds`,
    { round: '1', pairings: '1. Ana – Bor' },
    links.organiser!.secret,
  )
  const [{ board, links: seats }] = (
    opened.body as { boards: [{ board: string; links: Record<string, SeatLink> }] }
  ).boards
  await post(`${server.url}/api/events/${event}/rounds/1/start`, undefined, links.arbiter!.secret)
  const white = await TestClient.sit(server.url, seats.white!)
  const black = await TestClient.sit(server.url, seats.black!)
  for (const each of [white, black]) await each.act(board, { act: 'arrive' })
  for (const [n, [from, to]] of acts.entries()) {
    const act: ClientAct = { act: 'move', from, to }
    const answer = await (n % 2 === 0 ? white : black).act(board, act)
    expect(answer.type, JSON.stringify([act, answer])).toBe('ack')
  }
  const path = `${server.url}/broadcast/${event}/round-1`
  const pgn = String((await get(`${path}/games.pgn`)).body)
  const { moves } = (await get(`${path}/game-1.json`)).body as { moves: string[] }
  await white.close()
  await black.close()
  return {
    games: pgn.match(/^\[Event /gm)?.length,
    notes: pgn.match(/\{[A-Z][^}]*\}/g),
    moves: pgn.match(/\d+\.(?:\.\.)? [^ ]+/g),
    cloud: moves.map(move => move.split(' ')[0]),
  }
}

const stood = [
  ['e2', 'e4'],
  ['e7', 'e5'],
  // A knight's strange jump, which nobody claims before the next move: it stands (A.4.2).
  ['g1', 'g3'],
  ['b8', 'c6'],
] as const

test('[rapid.unsup.illegal.stands · fide-2018] a second illegal move changes nothing of what is told about the first', async () => {
  const legal = await broadcast(...stood, ['f1', 'c4'])
  const illegal = await broadcast(...stood, ['f1', 'f4'])
  expect(legal.notes?.[0]).toMatch(/Move 2\. was illegal and stood/)
  expect(legal).toMatchObject({ games: 2, cloud: ['e4', 'e5'] })
  const asLegal = illegal.moves?.map(move => move.replace('Bf4', 'Bc4'))
  expect({ ...illegal, moves: asLegal }).toEqual(legal)
})
