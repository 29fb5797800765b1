import { readFromServer } from '@jadoube/protocol'
import { expect, test } from 'vitest'
import { verifyRecord } from '../record/verify.js'
import { get, newGame, post, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

// The long run: JADOUBE_FUZZ=100000 npx vitest run packages/server/src/socket/fuzz
const MESSAGES = Number(process.env.JADOUBE_FUZZ ?? 6000)
const given = process.env.JADOUBE_SEED ?? '20230101'
const SEED = given === 'random' ? Date.now() % 1_000_000 : Number(given)

const complaints: string[] = []
const server = testServer(
  {},
  {
    debug() {},
    info() {},
    warn() {},
    error: event => void complaints.push(event),
  },
)

/** mulberry32: the same seed gives the same messages. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

test(
  `${MESSAGES} malformed, out-of-order, replayed and forged messages (seed ${SEED}): no crash, coded errors, and no unauthorised act`,
  async () => {
    const next = random(SEED)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
    const { board, links } = await newGame(server.url, { open: true })
    const other = await newGame(server.url, { open: false })
    const white = await TestClient.sit(server.url, links.white)
    const black = await TestClient.sit(server.url, links.black)
    await white.act(board, { act: 'arrive' })
    await black.act(board, { act: 'arrive' })
    await white.act(board, { act: 'move', san: 'e4' }, 'first')
    const spectator = await TestClient.sit(server.url, links.spectator)
    const stranger = await TestClient.sit(server.url, null)
    const rival = await TestClient.sit(server.url, other.links.white)
    for (const client of [stranger, rival]) client.send({ type: 'open', board })
    const silent = new TestClient(server.url)
    await silent.opened()
    /** None of them may change anything at this board. */
    const strangers = [spectator, stranger, rival, silent]

    const junk = (): unknown =>
      pick<() => unknown>([
        () => null,
        () => next() * 1e9 - 5e8,
        () => 'x'.repeat(Math.floor(next() * 2000)),
        () => ({ __proto__: null, constructor: 'x' }),
        () => [[[[]]]],
        () => true,
        () => '\u0000\ud800',
        () => board,
        () => links.white.seat,
        () => -0,
        () => ({ length: 1e9 }),
      ])()
    const acts = [
      'move',
      'resign',
      'tick',
      'start',
      'declare',
      'press',
      'record',
      'rule',
      'claim',
      'seal',
      'add-time',
      'toString',
      '__proto__',
    ]
    const anAct = (): unknown =>
      pick<() => unknown>([
        () => ({ act: pick(acts), san: 'e5', at: 0 }),
        () => ({ act: pick(acts), by: 'arbiter' }),
        () => ({ act: pick(acts), events: ['x'], log: 'x', cause: 'policy' }),
        () => ({ act: pick(acts), [JSON.stringify(junk()).slice(0, 50)]: junk() }),
        () => ({ act: 'declare', white: 1, black: 0 }),
        () => ({ act: 'resign' }),
        () => junk(),
      ])()
    const message = (): string =>
      pick<() => string>([
        () =>
          JSON.stringify({
            type: 'act',
            board,
            id: String(Math.floor(next() * 1e6)),
            act: anAct(),
          }),
        () => JSON.stringify({ type: 'act', board, id: 'first', act: { act: 'move', san: 'e4' } }),
        () => JSON.stringify({ type: 'act', board: other.board, id: 'x', act: { act: 'arrive' } }),
        () => JSON.stringify({ type: 'hello', protocol: junk(), secret: junk() }),
        () => JSON.stringify({ type: 'hello', protocol: 1, since: junk() }),
        () =>
          JSON.stringify({
            type: pick(['open', 'close', 'desk', 'act', 'ack', 'news']),
            board: junk(),
          }),
        () =>
          JSON.stringify({
            type: 'open',
            board: pick([board, other.board]),
            since: Math.floor(next() * 10),
          }),
        () => JSON.stringify(junk()) ?? '',
        () => '{"type":"act","board":',
        () => `${JSON.stringify(junk())}${next()}`,
        () => `${'['.repeat(5000)}`,
      ])()
    for (let n = 0; n < MESSAGES; n++) {
      const client = pick(strangers)
      if (client.closed === undefined) client.send(message())
      if (n % 500 === 499) {
        // Once the last ping is answered, everything before it has been read.
        for (const each of strangers) {
          if (each.closed !== undefined) continue
          each.send({ type: 'ping', id: n })
          await each.until(m => m.type === 'pong' && m.id === n)
          for (const answer of each.heard.splice(0, each.heard.length - 1))
            expect(readFromServer(answer), JSON.stringify(answer)).toBeDefined()
        }
      }
    }
    // Nonsense and forgeries of a player: only what they are allowed to do has any effect.
    for (let n = 0; n < Math.min(500, MESSAGES / 10); n++)
      black.send({
        type: 'act',
        board,
        id: `z${n}`,
        act: {
          act: pick(['start', 'declare', 'tick', 'add-time', 'set-clock', 'reinstate', 'penalise']),
          white: 0,
          black: 1,
          player: 'white',
          ms: 9e9,
          ply: 0,
          penalty: 'loss',
        },
      })
    black.send({ type: 'ping', id: 7 })
    await black.until(m => m.type === 'pong')
    const urls = [
      '/api/boards/%00',
      '/api/boards/..%2f..%2fetc',
      `/api/boards/${board}/news?since=-1`,
      '/api/events/x/pgn',
      '/%2e%2e/%2e%2e/package.json',
      '/api/boards/x/acts',
    ]
    for (const url of urls) {
      const { status } = await get(`${server.url}${url}`, pick(['x'.repeat(20), undefined]))
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
    for (const body of [junk(), anAct(), '{', { pairings: junk() }])
      expect((await post(`${server.url}/api/boards`, body)).status).toBeLessThan(500)

    const record = await get(`${server.url}/api/boards/${board}/record`, links.arbiter.secret)
    const lines = String(record.body)
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(verifyRecord(String(record.body))).toMatchObject({ ok: true })
    expect(lines.map(({ act, by }) => [by, act])).toEqual([
      [undefined, undefined],
      ['white', 'arrive'],
      ['black', 'arrive'],
      ['arbiter', 'start'],
      ['white', 'move'],
    ])
    expect(complaints).toEqual([])
    expect(await black.act(board, { act: 'move', san: 'e5' })).toMatchObject({ type: 'ack' })
  },
  60_000 + MESSAGES * 5,
)
