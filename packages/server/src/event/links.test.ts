import type {
  EventOverview,
  PlayerLink,
  PlayersView,
  RecoveryFile,
  SeatLink,
} from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { makeEventKey, secretFrom, unwrapKey, wrapKey } from '../seats/event-key.js'
import { get, post, TestClient } from '../testing/client.suite.js'
import { newTournament, secretIn } from '../testing/event.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

describe('players’ links', () => {
  test('exist once per player, and can be listed again on any device', async () => {
    const open = await newTournament(server, { players: 3 })
    const first = await open.playerLinks()
    expect(first.map(({ entry }) => entry)).toEqual([1, 2, 3])
    expect(await open.playerLinks()).toEqual(first)
    const { links } = await open.ask<{ links: PlayerLink[] }>('links', open.links.arbiter.secret)
    expect(links).toEqual(first)
    // Another device of another organiser.
    const given = await post(
      `${open.at}/seats`,
      { role: 'organiser', name: 'Second' },
      open.links.organiser.secret,
    )
    const second = given.body as SeatLink
    expect((await open.ask<{ links: PlayerLink[] }>('links', second.secret)).links).toEqual(first)
    await open.act({ act: 'enter', name: 'Late, "Lou"' })
    expect((await open.playerLinks()).map(({ entry }) => entry)).toEqual([1, 2, 3, 4])
    const csv = await open.ask<string>('links?format=csv')
    expect(csv.split('\r\n')[0]).toBe('entry,name,title,rating,federation,club,link')
    expect(csv).toContain('4,"Late, ""Lou""",')
  })

  test('are shown to nobody else, and open the player’s own page', async () => {
    const open = await newTournament(server, { players: 3 })
    const [one] = await open.playerLinks()
    const secret = secretIn(one!.url)
    expect((await open.me(secret)).entry).toBe(1)
    for (const path of ['links', 'recovery', 'log', 'record', 'rounds/1/proposal'])
      for (const who of [secret, undefined, open.links.spectator.secret])
        expect((await get(`${open.at}/${path}`, who)).status, path).toBe(403)
    expect((await open.send([{ act: 'withdraw', entry: 2 }], 'w', secret)).status).toBe(403)
    expect((await get(`${open.at}/me`, open.links.organiser.secret)).status).toBe(403)
    const other = await newTournament(server, { players: 3 })
    expect((await get(`${other.at}/me`, secret)).status).toBe(403)
    expect(
      await other.send([{ act: 'withdraw', entry: 1 }], 'w', open.links.organiser.secret),
    ).toMatchObject({ status: 403 })
  })

  test('can be revoked and reissued: the old one stops working and is no longer listed', async () => {
    const open = await newTournament(server, { players: 3 })
    const before = await open.playerLinks()
    const old = secretIn(before[1]!.url)
    const client = await TestClient.sit(server.url, { secret: old } as SeatLink)
    const after = await open.playerLinks({ entries: [2], reissue: true })
    expect(after[0]).toEqual(before[0])
    expect(after[1]!.url).not.toBe(before[1]!.url)
    await client.until(message => message.type === 'bye')
    expect((await get(`${open.at}/me`, old)).status).toBe(401)
    expect((await open.me(secretIn(after[1]!.url))).entry).toBe(2)
    const gone = await post(`${open.at}/links/2`, undefined, open.links.organiser.secret, 'DELETE')
    expect(gone.status).toBe(204)
    const { links } = await open.ask<{ links: PlayerLink[] }>('links')
    expect(links.map(({ entry }) => entry)).toEqual([1, 3])
    expect(await open.ask<string>('links?format=csv')).not.toContain('Player 2')
    const nobody = await post(`${open.at}/links`, { entries: [9] }, open.links.organiser.secret)
    expect(nobody).toMatchObject({ status: 404, body: { error: { code: 'no-such-entry' } } })
  })

  test('issued by two officials at once are still one per player', async () => {
    const open = await newTournament(server, { players: 20 })
    const [one, other] = await Promise.all([open.playerLinks(), open.playerLinks()])
    expect(one).toEqual(other)
    expect(new Set(one!.map(({ entry }) => entry)).size).toBe(20)
  })
})

test('the recovery file restores all links, and only the organiser can get it', async () => {
  const open = await newTournament(server, { players: 2 })
  await open.playerLinks()
  const file = await open.ask<RecoveryFile>('recovery')
  expect(file).toMatchObject({ jadoube: 'recovery/1', event: open.event, name: 'Open' })
  const urlOf = (role: string) => file.links.find(each => each.role === role)?.url
  for (const role of ['organiser', 'arbiter', 'spectator'] as const)
    expect(secretIn(urlOf(role))).toBe(open.links[role].secret)
  expect((await open.me(secretIn(file.players[1]!.url))).entry).toBe(2)
  expect((await get(`${open.at}/recovery`, open.links.arbiter.secret)).status).toBe(403)
})

test('an event can be handed over: the new organiser has all rights, and the old link stops working', async () => {
  const open = await newTournament(server, { players: 2 })
  await open.playerLinks()
  const given = await post(`${open.at}/seats`, { role: 'organiser' }, open.links.organiser.secret)
  const mine = (given.body as SeatLink).secret
  const away = await post(
    `${open.at}/seats/${open.links.organiser.seat}`,
    undefined,
    mine,
    'DELETE',
  )
  expect(away.status).toBe(204)
  expect((await open.send([{ act: 'conclude' }], 'x')).status).toBe(401)
  const file = await open.ask<RecoveryFile>('recovery', mine)
  expect(file.players.every(({ url }) => url !== null)).toBe(true)
  expect(file.links.filter(({ role }) => role === 'organiser')).toHaveLength(1)
})

test('an event is duplicated with its settings and players', async () => {
  const open = await newTournament(server, {
    players: 4,
    tournament: { rounds: 7, tieBreaks: ['BH', 'SB'], scoring: { win: 300 } },
  })
  await open.act({ act: 'withdraw', entry: 3 })
  const made = await post(
    `${open.at}/duplicate`,
    { name: 'Next year', date: '2027.05.01' },
    open.links.organiser.secret,
  )
  expect(made.status).toBe(201)
  const { event, links } = made.body as { event: string; links: Record<string, SeatLink> }
  const at = `${server.url}/api/events/${event}`
  const overview = (await get(`${at}/overview`)).body as EventOverview
  expect(overview).toMatchObject({
    name: 'Next year',
    rounds: 7,
    players: 3,
    tieBreaks: ['BH', 'SB'],
  })
  expect(overview.scoring.win).toBe(300)
  const { players } = (await get(`${at}/players`, links.organiser!.secret)).body as PlayersView
  expect(players.map(({ name }) => name)).toEqual(['Player 1', 'Player 2', 'Player 4'])
  const arbiters = await post(`${open.at}/duplicate`, { name: 'X' }, open.links.arbiter.secret)
  expect(arbiters.status).toBe(403)
})

test('a key can be unwrapped only with the secret that wrapped it', () => {
  const key = makeEventKey()
  const wrapped = wrapKey(key, 'one secret')
  expect(unwrapKey(wrapped, 'one secret')).toEqual(key)
  expect(unwrapKey(wrapped, 'another')).toBeUndefined()
  expect(unwrapKey(wrapped.slice(1), 'one secret')).toBeUndefined()
  expect(unwrapKey('', 'one secret')).toBeUndefined()
  expect(secretFrom(key, 'seat', 1)).not.toBe(secretFrom(key, 'seat', 2))
  expect(secretFrom(key, 'seat', 1)).toMatch(/^[\w-]{32}$/)
})
