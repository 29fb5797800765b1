import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SealedEnvelope } from '@jadoube/laws/internals'
import {
  type EnvelopeKeys,
  envelopeKeeper,
  makeDeviceKey,
  type SeatLink,
  type ServerMessage,
} from '@jadoube/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from './start-server.js'
import { SETTING_UP } from './store/testing/patience.suite.js'
import { tempDir } from './store/testing/temp-dir.suite.js'
import { get, newGame, post, TestClient } from './testing/client.suite.js'

let server: RunningServer
let dir: Awaited<ReturnType<typeof tempDir>>
const started = () => {
  const store = join(dir.path, 'jadoube.sqlite')
  return startServer({ store, port: 0, host: '127.0.0.1', logLevel: 'error' })
}
beforeAll(async () => {
  dir = await tempDir()
  server = await started()
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

const keysFor = async (board: string, secret?: string) => {
  const answer = await get(`${server.url}/api/boards/${board}/envelope-keys`, secret)
  return answer as { status: number; body: EnvelopeKeys }
}

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

  // An unencrypted move is rejected.
  white.send({ type: 'act', board, id: 'in-the-open', act: { act: 'seal', text: move } })
  expect(await white.one('error')).toMatchObject({ code: 'malformed-message' })
  // The server tells them for whom to seal; it knows public keys and no secrets.
  const { body: keys } = await keysFor(board, links.white.secret)
  expect(keys).toEqual({
    devices: { arbiter: [], white: [], black: [] },
    arbiter: await envelopeKeeper.publicKey(links.arbiter.secret),
    white: await envelopeKeeper.publicKey(links.white.secret),
    black: await envelopeKeeper.publicKey(links.black.secret),
  })
  expect((await keysFor(board)).status).toBe(403)
  const { envelope } = await envelopeKeeper.seal(move, {
    arbiter: [keys.arbiter!],
    replier: [keys.black!],
  })
  expect(await white.act(board, { act: 'seal', envelope })).toMatchObject({ type: 'ack' })

  // Before issuing new links, officials can ask whose key the envelope needs.
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

  // A reissued link cannot open what was sealed for the old one; the old one still can.
  const { body: anew } = await post(
    `${server.url}/api/boards/${board}/seats/${links.black.seat}/reissue`,
    undefined,
    links.arbiter.secret,
  )
  const ofNewLink = await envelopeKeeper.share(envelope, (anew as SeatLink).secret)
  const ofArbiter = await envelopeKeeper.share(envelope, links.arbiter.secret)
  expect(ofNewLink).toEqual({ ok: false, error: 'envelope-closed' })
  if (!ofArbiter.ok) throw new Error('no share')
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

const register = async (secret: string | undefined, device: string) => {
  const key = await envelopeKeeper.publicKey(device)
  const answer = await post(`${server.url}/api/envelope-key`, { key }, secret)
  return { key, status: answer.status, body: answer.body as { seat: string; key: string } }
}

/** An adjourned game whose devices have registered; White seals. */
async function adjourned() {
  const { board, links } = await newGame(server.url, {
    laws: 'fide-2023',
    timeControl: '7200',
    regulations: { defaultTime: 3_600_000 },
  })
  const devices = { white: makeDeviceKey(), black: makeDeviceKey(), arbiter: makeDeviceKey() }
  for (const role of ['white', 'black', 'arbiter'] as const) {
    const { status, body, key } = await register(links[role].secret, devices[role])
    expect({ status, body }).toEqual({ status: 200, body: { seat: links[role].seat, key } })
  }
  const sit = (role: 'white' | 'black' | 'arbiter') => TestClient.sit(server.url, links[role])
  const [white, black, arbiter] = await Promise.all([sit('white'), sit('black'), sit('arbiter')])
  await white.act(board, { act: 'arrive' })
  await black.act(board, { act: 'arrive' })
  await arbiter.act(board, { act: 'adjourn', resumes: 1 })
  const { body } = await keysFor(board, links.white.secret)
  const { envelope, copy } = await envelopeKeeper.seal('Nb1-c3', {
    arbiter: body.devices.arbiter.map(({ key }) => key),
    replier: body.devices.black.map(({ key }) => key),
  })
  expect(await white.act(board, { act: 'seal', envelope })).toMatchObject({ type: 'ack' })
  for (const client of [white, black, arbiter]) await client.close()
  return { board, links, devices, envelope, copy }
}

async function opened(envelope: SealedEnvelope, arbiter: string, replier: string) {
  const [one, other] = [
    await envelopeKeeper.share(envelope, arbiter),
    await envelopeKeeper.share(envelope, replier),
  ]
  if (!one.ok || !other.ok) return null
  const answer = await envelopeKeeper.open(envelope, { arbiter: one.value, replier: other.value })
  return answer.ok ? answer.value : null
}

/** Both come back, and the arbiter opens the envelope with what they have. */
async function resume(
  board: string,
  links: Record<'white' | 'black' | 'arbiter', SeatLink>,
  opening: object,
) {
  const sit = (role: 'white' | 'black' | 'arbiter') => TestClient.sit(server.url, links[role])
  const [white, black, arbiter] = await Promise.all([sit('white'), sit('black'), sit('arbiter')])
  await white.act(board, { act: 'arrive' })
  await black.act(board, { act: 'arrive' })
  const answer = await arbiter.act(board, { act: 'open-envelope', ...opening })
  for (const client of [white, black, arbiter]) await client.close()
  return answer
}

test('[adjourn.open.replier-present · fide-2023] all links together cannot open a move sealed for devices', async () => {
  const { board, links, devices, envelope } = await adjourned()
  const secrets = Object.values(links).map(({ secret }) => secret)
  for (const one of secrets) {
    expect(await envelopeKeeper.share(envelope, one)).toEqual({
      ok: false,
      error: 'envelope-closed',
    })
  }
  // A device that comes later with one of them, or a second link to the same side, gets no key
  // either.
  const organisers = makeDeviceKey()
  for (const role of ['arbiter', 'black'] as const) {
    const { status, body, key } = await register(links[role].secret, organisers)
    expect(status).toBe(200)
    expect(body.key).not.toBe(key)
    expect(body.key).toBe(await envelopeKeeper.publicKey(devices[role]))
  }
  const path = `${server.url}/api/boards/${board}/seats`
  const second = await post(path, { role: 'black' }, links.organiser.secret)
  await register((second.body as SeatLink).secret, organisers)
  const { body: keys } = await keysFor(board, links.white.secret)
  expect(keys.devices.black).toEqual([
    { key: await envelopeKeeper.publicKey(devices.black), name: null },
  ])
  expect(await opened(envelope, organisers, organisers)).toBeNull()
  expect(await opened(envelope, devices.arbiter, organisers)).toBeNull()
  expect(await opened(envelope, devices.arbiter, devices.black)).toMatchObject({ text: 'Nb1-c3' })
})

test('only players and arbiters can register a key, and it must be valid', async () => {
  const { links } = await newGame(server.url, {})
  for (const role of ['organiser', 'spectator'] as const) {
    if (!(role in links)) continue
    expect((await register(links[role]?.secret, makeDeviceKey())).status).toBe(403)
  }
  expect((await register(undefined, makeDeviceKey())).status).toBe(403)
  expect((await register('no-such-secret-anywhere', makeDeviceKey())).status).toBe(401)
  for (const key of ['', 'short', 'A'.repeat(44), '='.repeat(43), 7, null]) {
    const answer = await post(`${server.url}/api/envelope-key`, { key }, links.white.secret)
    expect(answer.status).toBe(400)
  }
})

test('[adjourn.open.replier-present · fide-2023] the keys and the envelope survive a restart of the server', async () => {
  const { board, links, devices, envelope } = await adjourned()
  const before = await keysFor(board, links.white.secret)
  await server.close()
  server = await started()
  expect((await keysFor(board, links.white.secret)).body).toEqual(before.body)
  const opening = await opened(envelope, devices.arbiter, devices.black)
  expect(await resume(board, links, opening!)).toMatchObject({ type: 'ack' })
})

test('[adjourn.open.replier-present · fide-2023] a reissued link opens the envelope on the device that has the key', async () => {
  const { board, links, devices, envelope } = await adjourned()
  const path = `${server.url}/api/boards/${board}/seats/${links.black.seat}/reissue`
  const anew = (await post(path, undefined, links.organiser.secret)).body as SeatLink
  // The holder of the new link registers for the next sealed move, and gets nothing of this one.
  const other = makeDeviceKey()
  expect((await register(anew.secret, other)).body.key).toBe(await envelopeKeeper.publicKey(other))
  expect(await opened(envelope, devices.arbiter, other)).toBeNull()
  const opening = await opened(envelope, devices.arbiter, devices.black)
  const answer = await resume(board, { ...links, black: anew }, opening!)
  expect(answer).toMatchObject({ type: 'ack' })
})

test('[adjourn.open.replier-present · fide-2023] if a key is lost, the copy of the player who sealed opens the envelope, and no other move does', async () => {
  const { board, links, copy } = await adjourned()
  const changed = await resume(board, links, { ...copy, text: 'Nb1-a3' })
  expect(changed).toMatchObject({ code: 'envelope-changed' })
  expect(await resume(board, links, copy)).toMatchObject({ type: 'ack' })
})
