import type { ServerMessage } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { get, newGame, post, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

async function begun() {
  const { board, links } = await newGame(server.url)
  const white = await TestClient.sit(server.url, links.white)
  const black = await TestClient.sit(server.url, links.black)
  await white.act(board, { act: 'arrive' })
  await black.act(board, { act: 'arrive' })
  return { board, links, white, black }
}

const seqs = ({ heard }: TestClient) =>
  heard.flatMap(each => (each.type === 'news' ? each.seq : []))

test('the address of the socket may name a board or event, for proxies', async () => {
  for (const place of ['?board=kY3bq1Zr0aQ', '?event=kY3bq1Zr0aQ']) {
    const socket = new WebSocket(`${server.url.replace(/^http/, 'ws')}/socket${place}`)
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
    socket.terminate()
  }
})

describe('an act', () => {
  test('sent twice is performed once, and gets the first answer again, over any connection', async () => {
    const { board, links, white } = await begun()
    const first = await white.act(board, { act: 'move', san: 'e4' }, 'my-move')
    expect(first).toMatchObject({ type: 'ack', again: false })
    const again = await white.act(board, { act: 'move', san: 'e4' }, 'my-move')
    expect(again).toEqual({ ...first, again: true })
    // A different act with the same id is neither done nor taken for the first.
    expect(await white.act(board, { act: 'resign' }, 'my-move')).toMatchObject({
      type: 'refused',
      code: 'act-id-used',
    })
    const other = await TestClient.sit(server.url, links.white)
    expect(await other.act(board, { act: 'move', san: 'e4' }, 'my-move')).toEqual({
      ...first,
      again: true,
    })
    const overHttp = await post(
      `${server.url}/api/boards/${board}/acts`,
      { id: 'my-move', act: { act: 'move', san: 'e4' } },
      links.white.secret,
    )
    expect(overHttp).toMatchObject({ status: 200, body: { ...first, again: true } })
  })

  test('of one seat is different from that of another seat with the same id', async () => {
    const { board, white, black } = await begun()
    expect(await white.act(board, { act: 'move', san: 'e4' }, 'x')).toMatchObject({ again: false })
    expect(await black.act(board, { act: 'move', san: 'e5' }, 'x')).toMatchObject({ again: false })
  })

  test('is refused with the code of the Laws, and changes nothing', async () => {
    const { board, white, black } = await begun()
    const before = seqs(white).at(-1)
    expect(await black.act(board, { act: 'move', san: 'e5' })).toMatchObject({
      type: 'refused',
      code: 'not-having-the-move',
    })
    expect(await white.act(board, { act: 'move', san: 'e5' })).toMatchObject({ type: 'refused' })
    expect(await white.act(board, { act: 'dance' })).toMatchObject({ code: 'unknown-act' })
    expect(await white.act(board, { act: 'tick' })).toMatchObject({ code: 'not-for-this-seat' })
    expect(await white.act(board, { act: 'add-time', player: 'white', ms: 60_000 })).toMatchObject({
      code: 'not-for-this-person',
    })
    expect(await white.act(board, { act: 'touch', square: 'z9' })).toMatchObject({
      code: 'malformed-act',
    })
    const next = (await white.act(board, { act: 'move', san: 'e4' })) as ServerMessage<'ack'>
    expect(next.seq).toBe(before! + 1)
  })

  test('sent over plain HTTP reaches connected clients', async () => {
    const { board, links, black } = await begun()
    const done = await post(
      `${server.url}/api/boards/${board}/acts`,
      { id: 'one', act: { act: 'move', san: 'c4' } },
      links.white.secret,
    )
    expect(done.status).toBe(200)
    await black.until(message => message.type === 'news' && message.fen?.includes('2P5') === true)
    const news = await get(`${server.url}/api/boards/${board}/news?since=4`, links.black.secret)
    expect(news.body).toMatchObject([
      { type: 'news', seq: 5 },
      { type: 'current', seq: 5 },
    ])
    const no = await post(
      `${server.url}/api/boards/${board}/acts`,
      { id: 'two', act: { act: 'move', san: 'd4' } },
      links.white.secret,
    )
    expect(no).toMatchObject({ status: 409, body: { code: 'not-having-the-move' } })
  })
})

describe('reconnecting', () => {
  test('after a short absence brings the missed news, complete and in order', async () => {
    const { board, links, white, black } = await begun()
    const left = seqs(black).at(-1)!
    await black.close()
    await white.act(board, { act: 'move', san: 'e4' })
    await white.act(board, { act: 'offer-draw' })
    const back = await TestClient.sit(server.url, links.black, left)
    await back.one('current')
    expect(seqs(back)).toEqual([left + 1, left + 2])
    expect(back.heard.some(({ type }) => type === 'board')).toBe(false)
  })

  test('after a long absence, or with an impossible number, brings the whole board', async () => {
    const { board, links, white } = await begun()
    for (let n = 0; n < 80; n++) await white.act(board, { act: 'announce', text: `${n}` })
    for (const since of [3, 100_000]) {
      const back = await TestClient.sit(server.url, links.black, since)
      const whole = await back.one('board')
      expect(whole.seq).toBe(84)
      expect(seqs(back)).toEqual([])
      await back.close()
    }
  })
})

describe('a link', () => {
  test('that was reissued or revoked stops working, and its connections are closed', async () => {
    const { board, links, black } = await begun()
    const { seat } = links.black
    const url = `${server.url}/api/boards/${board}/seats/${seat}`
    expect((await post(`${url}/reissue`, undefined, links.white.secret)).status).toBe(403)
    const anew = await post(`${url}/reissue`, undefined, links.arbiter.secret)
    expect(anew.status).toBe(200)
    await black.one('bye')
    await expect(TestClient.sit(server.url, links.black)).rejects.toThrow()
    const again = await TestClient.sit(server.url, anew.body as typeof links.black)
    expect(again.heard[0]).toMatchObject({ type: 'welcome', seat: { role: 'black' } })
    expect((await post(url, undefined, links.organiser.secret, 'DELETE')).status).toBe(204)
    await again.one('bye')
  })

  test('of one board gives no rights at another', async () => {
    const one = await begun()
    const other = await newGame(server.url, { open: false })
    one.white.send({ type: 'open', board: other.board })
    expect(await one.white.one('error')).toMatchObject({ code: 'no-such-board' })
    const done = await post(
      `${server.url}/api/boards/${other.board}/acts`,
      { id: 'x', act: { act: 'arrive' } },
      one.links.white.secret,
    )
    expect(done.status).toBe(403)
    const seats = `${server.url}/api/boards/${other.board}/seats`
    expect((await get(seats, one.links.organiser.secret)).status).toBe(403)
  })

  test('is stored only as a hash: no list, record or view contains a secret', async () => {
    const { board, links } = await begun()
    const texts = await Promise.all(
      ['seats', 'record', ''].map(async path => {
        const { body } = await get(
          `${server.url}/api/boards/${board}/${path}`.replace(/\/$/, ''),
          links.organiser.secret,
        )
        return JSON.stringify(body)
      }),
    )
    for (const text of texts)
      for (const { secret } of Object.values(links)) expect(text).not.toContain(secret)
  })
})

test('hello must come first and only once, with a common protocol version', async () => {
  const client = new TestClient(server.url)
  await client.opened()
  client.send({ type: 'open', board: 'x' })
  expect(await client.one('error')).toMatchObject({ code: 'hello-first' })
  client.send({ type: 'hello', protocol: 99 })
  expect(await client.one('bye')).toMatchObject({ code: 'unknown-protocol' })
  const newer = new TestClient(server.url)
  await newer.opened()
  newer.send({ type: 'hello', protocol: 99, oldest: 1 })
  expect(await newer.one('welcome')).toMatchObject({ protocol: 1 })
})

test('a page of another origin cannot connect', async () => {
  const client = new TestClient(server.url, { origin: 'https://evil.example' })
  await expect(client.opened()).rejects.toThrow('403')
})

test('a stranger can open an open board as a spectator, but cannot act', async () => {
  const { board } = await begun()
  const stranger = await TestClient.sit(server.url, null)
  stranger.send({ type: 'open', board })
  const { view } = await stranger.one('board')
  expect(view.status).toBe('in-play')
  expect(await stranger.act(board, { act: 'resign' })).toMatchObject({ code: 'not-for-this-seat' })
})
