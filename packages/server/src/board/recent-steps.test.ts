import type { FromServer } from '@jadoube/protocol'
import { expect, test } from 'vitest'
import { get, newGame, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

test('polling from any entry gives what a connected client was sent, or the whole board', async () => {
  const { board, links } = await newGame(server.url, { boardKind: 'physical' })
  const [white, black] = [
    await TestClient.sit(server.url, links.white),
    await TestClient.sit(server.url, links.black),
  ]
  const watching = await TestClient.sit(server.url, links.arbiter)
  await watching.one('board')
  for (const client of [white, black]) await client.act(board, { act: 'arrive' })
  const files = [...'abcdefgh']
  const moves = [
    ...files.flatMap(file => [`${file}3`, `${file}6`]),
    ...files.filter((_, n) => n % 2 === 0).flatMap(file => [`${file}4`, `${file}5`]),
  ]
  for (const [n, san] of moves.entries()) {
    const [mover, other] = n % 2 === 0 ? [white, black] : [black, white]
    expect(await mover.act(board, { act: 'move', san })).toMatchObject({ type: 'ack' })
    await other.act(board, { act: 'announce', text: `${n}` })
  }
  const last = (await white.act(board, { act: 'offer-draw' })) as { seq: number }
  const sent = new Map<number, FromServer>()
  await watching.until(message => message.type === 'news' && message.seq === last.seq)
  for (const message of watching.heard) if (message.type === 'news') sent.set(message.seq, message)
  const timeless = (message: object) => ({ ...message, now: 0, clocks: null })
  for (let since = 0; since <= last.seq; since++) {
    const { body } = await get(
      `${server.url}/api/boards/${board}/news?since=${since}`,
      links.arbiter.secret,
    )
    const answer = body as FromServer[]
    if (last.seq - since > 32) {
      expect(answer.map(({ type }) => type)).toEqual(['board'])
      continue
    }
    expect(answer.at(-1)).toMatchObject({ type: 'current', seq: last.seq })
    const expected = Array.from({ length: last.seq - since }, (_, n) => sent.get(since + 1 + n)!)
    expect(answer.slice(0, -1).map(timeless)).toEqual(expected.map(timeless))
  }
  for (const client of [white, black, watching]) await client.close()
})
