import { describe, expect, test } from 'vitest'
import { newGame, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const answered = (client: TestClient) => client.heard.filter(({ type }) => type === 'pong').length

describe('messages of one address', () => {
  const server = testServer({ actsPerSecond: 5, messagesPerSecond: 10 })

  test('are limited across all its connections, and players can play on', async () => {
    const { board, links } = await newGame(server.url)
    const [white, black] = [
      await TestClient.sit(server.url, links.white),
      await TestClient.sit(server.url, links.black),
    ]
    for (const client of [white, black]) await client.act(board, { act: 'arrive' })
    const strangers = await Promise.all(
      Array.from({ length: 30 }, () => TestClient.sit(server.url, null)),
    )
    const from = performance.now()
    // Each connection may send fifteen at once, the address a hundred.
    for (const client of strangers)
      for (let id = 1; id <= 14; id++) client.send({ type: 'ping', id })
    const isAnswered = (client: TestClient) =>
      client.heard.filter(({ type }) => type === 'pong' || type === 'error').length === 14
    await expect.poll(() => strangers.every(isAnswered), { timeout: 20_000 }).toBe(true)
    const seconds = (performance.now() - from) / 1000
    const pongs = strangers.reduce((sum, client) => sum + answered(client), 0)
    expect(pongs).toBeGreaterThan(50)
    expect(pongs).toBeLessThanOrEqual(100 + 10 * Math.ceil(seconds))
    expect(await white.act(board, { act: 'move', san: 'e4' })).toMatchObject({ type: 'ack' })
    expect(await black.act(board, { act: 'move', san: 'e5' })).toMatchObject({ type: 'ack' })
    // A player who reconnects now is let in.
    const again = await TestClient.sit(server.url, links.black)
    await again.one('board')
    for (const client of [...strangers, white, black, again]) await client.close()
  })

  test('a connection that keeps exceeding the limit is disconnected', async () => {
    const clients = await Promise.all(
      Array.from({ length: 40 }, () => TestClient.sit(server.url, null)),
    )
    const flooding = setInterval(() => {
      for (const client of clients) if (client.closed === undefined) client.send({ type: 'ping' })
    }, 20)
    await expect
      .poll(() => clients.some(({ closed }) => closed !== undefined), { timeout: 20_000 })
      .toBe(true)
    clearInterval(flooding)
    for (const client of clients) await client.close()
  })
})

describe('a school behind one address', () => {
  const server = testServer({ actsPerSecond: 20 })

  test('can reconnect all its boards at once within the default limit', async () => {
    const games = await Promise.all(Array.from({ length: 60 }, () => newGame(server.url)))
    const links = games.flatMap(({ links }) => [links.white, links.black])
    const clients = await Promise.all(links.map(link => TestClient.sit(server.url, link)))
    for (const [n, client] of clients.entries()) {
      const { board } = games[n >> 1]!
      expect(await client.act(board, { act: 'arrive' })).toMatchObject({ type: 'ack' })
      client.send({ type: 'ping', id: 1 })
    }
    for (const client of clients) await client.one('pong')
    expect(clients.flatMap(({ heard }) => heard.filter(({ type }) => type === 'error'))).toEqual([])
    for (const client of clients) await client.close()
  })
})
