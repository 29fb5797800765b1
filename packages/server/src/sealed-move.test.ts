import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { envelopeKeeper, type SeatLink, type ServerMessage } from '@jadoube/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from './start-server.js'
import { SETTING_UP } from './store/testing/patience.suite.js'
import { tempDir } from './store/testing/temp-dir.suite.js'
import { get, newGame, post, TestClient } from './testing/client.suite.js'

let server: RunningServer
let dir: Awaited<ReturnType<typeof tempDir>>
beforeAll(async () => {
  dir = await tempDir()
  const store = join(dir.path, 'jadoube.sqlite')
  server = await startServer({ store, port: 0, host: '127.0.0.1', logLevel: 'error' })
}, SETTING_UP)
afterAll(async () => {
  await server.close()
  await dir.remove()
})

/** Everything that the store has on disk, its journal included. */
const stored = (): string =>
  readdirSync(dir.path)
    .map(name => readFileSync(join(dir.path, name), 'latin1'))
    .join('')

test('[adjourn.open.replier-present · fide-2023] a sealed move cannot be read from the store, nor from the record', async () => {
  const move = 'Nb1-c3'
  const { board, links } = await newGame(server.url, {
    laws: 'fide-2023',
    timeControl: '7200',
    regulations: { defaultTime: 3_600_000 },
  })
  const white = await TestClient.sit(server.url, links.white)
  let black = await TestClient.sit(server.url, links.black)
  const arbiter = await TestClient.sit(server.url, links.arbiter)
  await white.act(board, { act: 'arrive' })
  await black.act(board, { act: 'arrive' })
  for (const [client, act] of [
    [white, { act: 'move', san: 'e4' }],
    [black, { act: 'move', san: 'e5' }],
    [arbiter, { act: 'adjourn', resumes: 1 }],
  ] as const) {
    expect(await client.act(board, act)).toMatchObject({ type: 'ack' })
  }

  // In the open it is not taken at all.
  white.send({ type: 'act', board, id: 'in-the-open', act: { act: 'seal', text: move } })
  expect(await white.one('error')).toMatchObject({ code: 'malformed-message' })
  // Whom it is sealed for they learn from the server, which knows public keys and no secrets.
  const keysFor = async (secret?: string) => {
    const answer = await get(`${server.url}/api/boards/${board}/envelope-keys`, secret)
    return answer as { status: number; body: Record<'arbiter' | 'white' | 'black', string> }
  }
  const { body: keys } = await keysFor(links.white.secret)
  expect(keys).toEqual({
    arbiter: await envelopeKeeper.publicKey(links.arbiter.secret),
    white: await envelopeKeeper.publicKey(links.white.secret),
    black: await envelopeKeeper.publicKey(links.black.secret),
  })
  expect((await keysFor()).status).toBe(403)
  const envelope = await envelopeKeeper.seal(move, { arbiter: keys.arbiter, replier: keys.black })
  expect(await white.act(board, { act: 'seal', envelope })).toMatchObject({ type: 'ack' })

  // Whoever gives out new links can ask beforehand whose the envelope needs.
  const sealedFor = async (secret: string) => {
    const { body } = await get(`${server.url}/api/boards/${board}`, secret)
    return (body as ServerMessage<'board'>).view.adjournment?.sealedFor
  }
  expect(await sealedFor(links.arbiter.secret)).toEqual(['arbiter', 'black'])
  expect(await sealedFor(links.organiser.secret)).toEqual(['arbiter', 'black'])

  const url = `${server.url}/api/boards/${board}/record`
  const headers = { authorization: `Bearer ${links.arbiter.secret}` }
  const record = await (await fetch(url, { headers })).text()
  expect(record).toContain(envelope.commitment)
  expect(stored()).toContain(envelope.commitment)
  for (const kept of [record, stored(), JSON.stringify([...black.heard, ...arbiter.heard])]) {
    expect(kept).not.toContain(move)
    expect(kept).not.toContain(links.black.secret)
  }

  // A link given out anew is no key to what was sealed for the old one; whoever still has that can use it for this.
  const { body: anew } = await post(
    `${server.url}/api/boards/${board}/seats/${links.black.seat}/reissue`,
    undefined,
    links.arbiter.secret,
  )
  const ofNewLink = await envelopeKeeper.share(envelope, (anew as SeatLink).secret)
  const ofArbiter = await envelopeKeeper.share(envelope, links.arbiter.secret)
  if (!ofNewLink.ok || !ofArbiter.ok) throw new Error('no share')
  const withNewLink = { arbiter: ofArbiter.value, replier: ofNewLink.value }
  expect((await envelopeKeeper.open(envelope, withNewLink)).ok).toBe(false)
  await black.close()
  black = await TestClient.sit(server.url, anew as SeatLink)

  const shares = {
    arbiter: await envelopeKeeper.share(envelope, links.arbiter.secret),
    replier: await envelopeKeeper.share(envelope, links.black.secret),
  }
  if (!shares.arbiter.ok || !shares.replier.ok) throw new Error('no share')
  const alone = { arbiter: shares.arbiter.value, replier: shares.arbiter.value }
  expect((await envelopeKeeper.open(envelope, alone)).ok).toBe(false)
  const opened = await envelopeKeeper.open(envelope, {
    arbiter: shares.arbiter.value,
    replier: shares.replier.value,
  })
  if (!opened.ok) throw new Error(opened.error)

  await black.act(board, { act: 'arrive' })
  const open = { act: 'open-envelope' }
  expect(await arbiter.act(board, open)).toMatchObject({ code: 'envelope-needs-both-secrets' })
  expect(await arbiter.act(board, { ...open, ...opened.value, text: 'Ng1-f3' })).toMatchObject({
    code: 'envelope-changed',
  })
  expect(await arbiter.act(board, { ...open, ...opened.value })).toMatchObject({ type: 'ack' })
  expect(await (await fetch(url, { headers })).text()).toContain(move)
  expect(await sealedFor(links.arbiter.secret)).toBeUndefined()
  for (const client of [white, black, arbiter]) await client.close()
})
