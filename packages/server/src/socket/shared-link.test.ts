import { expect, test } from 'vitest'
import { newGame, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer({ actsPerSecond: 10 })

test('two hundred spectators can use one link, each with their own limit', async () => {
  const { board, links } = await newGame(server.url)
  const viewers = await Promise.all(
    Array.from({ length: 200 }, () => TestClient.sit(server.url, links.spectator)),
  )
  for (const viewer of viewers) viewer.send({ type: 'open', board })
  for (const viewer of viewers) await viewer.one('board')
  for (const viewer of viewers)
    expect(viewer.heard.filter(({ type }) => type === 'error')).toEqual([])
  // Only the client that floods is told.
  const [loud, quiet] = viewers as [TestClient, TestClient]
  for (let n = 0; n < 60; n++) loud.send({ type: 'ping', id: n })
  await loud.until(m => m.type === 'error' && m.code === 'too-fast')
  quiet.send({ type: 'ping', id: 1 })
  await quiet.one('pong')
  expect(quiet.heard.filter(({ type }) => type === 'error')).toEqual([])
  for (const viewer of viewers) await viewer.close()
})

test('a player has one limit across all devices', async () => {
  const { links } = await newGame(server.url)
  const devices = await Promise.all(
    Array.from({ length: 4 }, () => TestClient.sit(server.url, links.white)),
  )
  for (const device of devices) for (let n = 0; n < 12; n++) device.send({ type: 'ping', id: n })
  await Promise.any(
    devices.map(device => device.until(m => m.type === 'error' && m.code === 'too-fast', 5000)),
  )
  for (const device of devices) await device.close()
})
