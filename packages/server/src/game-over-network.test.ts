import { readFromServer } from '@jadoube/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from './start-server.js'
import { SETTING_UP } from './store/testing/patience.suite.js'
import { newGame, TestClient } from './testing/client.suite.js'

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ store: 'memory:', port: 0, host: '127.0.0.1', logLevel: 'error' })
}, SETTING_UP)
afterAll(() => server.close())

test('two people play to mate over the network, and each act is acknowledged once durable', async () => {
  const { board, links } = await newGame(server.url)
  const white = await TestClient.sit(server.url, links.white)
  const black = await TestClient.sit(server.url, links.black)
  expect(await white.act(board, { act: 'move', san: 'f3' })).toMatchObject({
    type: 'refused',
    code: 'game-not-started',
  })
  await white.act(board, { act: 'arrive' })
  await black.act(board, { act: 'arrive' })
  for (const [client, san] of [
    [white, 'f3'],
    [black, 'e5'],
    [white, 'g4'],
  ] as const)
    expect(await client.act(board, { act: 'move', san })).toMatchObject({
      type: 'ack',
      again: false,
    })
  const mate = await black.act(board, { act: 'move', san: 'Qh4#' })
  expect(mate.type).toBe('ack')
  const end = await white.until(
    message => message.type === 'news' && message.status === 'concluded',
  )
  expect(end).toMatchObject({
    events: expect.arrayContaining([
      expect.objectContaining({ type: 'game-concluded', result: '0-1', reason: 'checkmate' }),
    ]),
  })
  // Numbered without gaps, and every message is valid.
  const numbers = white.heard.flatMap(message => (message.type === 'news' ? message.seq : []))
  expect(numbers).toEqual(numbers.map((_, n) => numbers[0]! + n))
  for (const message of [...white.heard, ...black.heard])
    expect(readFromServer(message), JSON.stringify(message)).toBeDefined()
  await white.close()
  await black.close()
})
