import type { SeatLink } from '@jadoube/protocol'
import { expect, test } from 'vitest'
import { post, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

async function officials(count: number) {
  const made = await post(`${server.url}/api/events`, { name: 'Open' })
  const { event, links } = made.body as { event: string; links: Record<string, SeatLink> }
  const clients = await Promise.all(
    Array.from({ length: count }, () => TestClient.sit(server.url, links.arbiter!)),
  )
  return { event, clients }
}

const lists = ({ heard }: TestClient) => heard.filter(({ type }) => type === 'desk-people')

test('sixty officials who keep moving get a few lists, and the last one is correct', async () => {
  const { event, clients } = await officials(60)
  const from = performance.now()
  for (let n = 0; n < 20; n++)
    for (const client of clients) client.send({ type: 'at-board', event, board: `board-${n}` })
  const isLast = (message: TestClient['heard'][number]) =>
    message.type === 'desk-people' &&
    message.people.length === 59 &&
    message.people.every(({ board }) => board === 'board-19')
  for (const client of clients) await client.until(isLast, 20_000)
  // One list in 200 ms, not one for each of 1,200 messages.
  const most = (performance.now() - from) / 200 + 2
  for (const client of clients) expect(lists(client).length).toBeLessThanOrEqual(most)
  await Promise.all(clients.map(client => client.close()))
})

test('the 101st connection of officials gets an error', async () => {
  const { event, clients } = await officials(101)
  for (const client of clients.slice(0, 100)) client.send({ type: 'at-board', event, board: null })
  for (const client of clients.slice(0, 100)) {
    client.send({ type: 'ping', id: 1 })
    await client.one('pong')
  }
  const [last] = clients.slice(100)
  last!.send({ type: 'at-board', event, board: null })
  expect(await last!.one('error')).toMatchObject({ code: 'too-many-connections' })
  // When somebody has left there is room.
  await clients[0]!.close()
  last!.send({ type: 'at-board', event, board: 'table' })
  await last!.one('desk-people')
  await Promise.all(clients.map(client => client.close()))
})
