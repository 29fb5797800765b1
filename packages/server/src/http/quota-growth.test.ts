import type { SeatLink, ServerMessage } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { get, newGame, post, TestClient } from '../testing/client.suite.js'
import { newTournament } from '../testing/event.suite.js'
import { testServer } from '../testing/test-server.suite.js'
import { RateLimit } from './rate-limit.js'

/** A game with wrong colours or a wrong position is replaced by a new one: that is a new board. */
describe('new games by rulings count as boards of their address', () => {
  const server = testServer({ boardsPerMinute: 100, boardsPerDay: 3 })

  async function replaceUntilRefused(
    act: (board: string, who: SeatLink, act: object, id: string) => Promise<string>,
  ) {
    const made = await newGame(server.url, { laws: 'fide-2018', boardKind: 'physical' })
    const { white, black, arbiter } = made.links
    let { board } = made
    for (let games = 0; games < 10; games++) {
      for (const each of [white, black]) await act(board, each, { act: 'arrive' }, 'here')
      await act(board, white, { act: 'move', san: 'e4' }, 'move')
      await act(board, black, { act: 'claim', claim: 'wrong-setup' }, 'claim')
      const rule = { act: 'rule', claim: 'wrong-setup', verdict: 'correct' }
      const answer = await act(board, arbiter, rule, 'rule')
      if (answer !== 'ack') return { games, answer, board, arbiter }
      const { body } = await get(`${server.url}/api/boards/${board}`)
      board = (body as ServerMessage<'board'>).view.next ?? ''
    }
    throw new Error('there is no limit')
  }

  test('over HTTP and over the socket; other rulings are not affected', async () => {
    const http = await replaceUntilRefused(async (board, { secret }, act, id) => {
      const { body } = await post(`${server.url}/api/boards/${board}/acts`, { id, act }, secret)
      const { type, error } = body as { type?: string; error?: { code: string } }
      return type ?? error?.code ?? ''
    })
    expect(http).toMatchObject({ games: 2, answer: 'too-fast' })
    const arbiter = await TestClient.sit(server.url, http.arbiter)
    arbiter.send({ type: 'open', board: http.board })
    await arbiter.until(m => m.type === 'board' && m.board === http.board)
    const rule = { act: 'rule', claim: 'wrong-setup', verdict: 'correct' }
    expect(await arbiter.act(http.board, rule)).toMatchObject({ code: 'too-fast' })
    const no = { act: 'rule', claim: 'wrong-setup', verdict: 'incorrect' }
    expect(await arbiter.act(http.board, no)).toMatchObject({ type: 'ack' })
    await arbiter.close()
  })
})

describe('an event', () => {
  const server = testServer({ megabytesPerDay: 0.2 })

  test('keeps one seat per player, however often links are revoked and issued', async () => {
    const open = await newTournament(server, { players: 3 })
    const seen = new Set<string>()
    for (let n = 0; n < 5; n++) {
      for (const { url } of await open.playerLinks()) seen.add(String(url))
      for (const entry of [1, 2, 3])
        await post(`${open.at}/links/${entry}`, undefined, open.links.organiser.secret, 'DELETE')
    }
    // Each time the links were new.
    expect(seen.size).toBe(15)
    const { body } = await get(`${open.at}/seats`, open.links.organiser.secret)
    expect((body as { role: string }[]).filter(({ role }) => role === 'player')).toHaveLength(3)
    for (const url of [...seen].slice(0, 12)) {
      const secret = url.split('#')[1]
      expect((await get(`${open.at}/me`, secret)).status).toBe(401)
    }
  })

  test('counts what an act makes the server store, not only what was sent', async () => {
    const open = await newTournament(server, { players: 0 })
    for (let from = 0; from < 600; from += 300)
      await open.act(
        ...Array.from({ length: 300 }, (_, n) => ({ act: 'enter', name: `P${from + n}` })),
      )
    let sent = 0
    let status = 200
    for (; status === 200 && sent < 60; sent++) {
      const acts = [
        { act: 'pair-round', round: 1 },
        { act: 'unpair', round: 1, reason: 'again' },
      ]
      status = (await open.send(acts)).status
    }
    expect(status).toBe(429)
    expect(sent).toBeLessThan(20)
  }, 60_000)
})

test('what happened already is counted in any case, and later ones wait for it', () => {
  let now = 0
  const limit = new RateLimit(1, 10, () => now)
  limit.charge('a', 25)
  expect(limit.take('a')).toBe(false)
  expect(limit.take('b')).toBe(true)
  now = 15_000
  expect(limit.take('a')).toBe(false)
  now = 16_000
  expect(limit.take('a')).toBe(true)
})
