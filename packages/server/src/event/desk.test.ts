import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FromServer, SeatLink } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { makeLogger } from '../logger.js'
import { startServer } from '../start-server.js'
import { post, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

async function event(rounds: readonly string[], url = server.url) {
  const made = await post(`${url}/api/events`, {
    name: 'Open',
    defaults: { laws: 'fide-2023', timeControl: '5400+30' },
  })
  const { event: id, links } = made.body as { event: string; links: Record<string, SeatLink> }
  for (const round of rounds) {
    const pairings = '1. Ana - Ben\n2. Cene - Dora'
    const path = `${url}/api/events/${id}/rounds`
    expect((await post(path, { round, pairings }, links.organiser!.secret)).status).toBe(201)
  }
  return { id, links }
}

const peopleAre = (count: number) => (message: FromServer) =>
  message.type === 'desk-people' && message.people.length === count

describe('the desk of an event', () => {
  test('shows the latest round, a given round, or all rounds', async () => {
    const { id, links } = await event(['1', '2', '10'])
    const arbiter = await TestClient.sit(server.url, links.arbiter!)
    arbiter.send({ type: 'desk', event: id, latest: true })
    expect(await arbiter.one('desk')).toMatchObject({
      round: '10',
      rounds: ['1', '2', '10'],
      lines: [{ round: '10' }, { round: '10' }],
    })
    const other = await TestClient.sit(server.url, links.arbiter!)
    other.send({ type: 'desk', event: id, round: '2' })
    expect(await other.one('desk')).toMatchObject({ lines: [{ round: '2' }, { round: '2' }] })
    const all = await TestClient.sit(server.url, links.arbiter!)
    all.send({ type: 'desk', event: id })
    expect((await all.one('desk')).lines).toHaveLength(6)
  })

  test('shows officials who share their position where the others are', async () => {
    const { id, links } = await event(['1'])
    const named = await post(
      `${server.url}/api/events/${id}/seats`,
      { role: 'arbiter', name: 'Ana' },
      links.organiser!.secret,
    )
    const ana = await TestClient.sit(server.url, named.body as SeatLink)
    const chief = await TestClient.sit(server.url, links.arbiter!)
    const silent = await TestClient.sit(server.url, links.organiser!)
    chief.send({ type: 'at-board', event: id, board: null })
    expect(await chief.one('desk-people')).toMatchObject({ people: [] })
    ana.send({ type: 'at-board', event: id, board: 'some-board' })
    expect(await ana.one('desk-people')).toMatchObject({ people: [{ name: null, board: null }] })
    const heard = await chief.until(peopleAre(1))
    expect(heard).toMatchObject({
      people: [{ name: 'Ana', role: 'arbiter', board: 'some-board' }],
    })
    const before = chief.heard.length
    await ana.close()
    await chief.until(message => peopleAre(0)(message) && chief.heard.indexOf(message) >= before)
    expect(silent.heard.some(({ type }) => type === 'desk-people')).toBe(false)
    const spectator = await TestClient.sit(server.url, links.spectator!)
    spectator.send({ type: 'at-board', event: id, board: null })
    expect(await spectator.one('error')).toMatchObject({ code: 'not-for-this-seat' })
  })

  test('shows when an outage began and ended, and resumes play on all boards after it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'desk-'))
    const config = {
      store: join(folder, 'club.sqlite'),
      port: 0,
      host: '127.0.0.1',
      boardsPerMinute: 1000,
    }
    const log = { log: makeLogger('error') }
    const before = await startServer(config, log)
    const { id, links } = await event(['1'], before.url)
    const arbiter = links.arbiter!.secret
    await post(`${before.url}/api/events/${id}/rounds/1/start`, undefined, arbiter)
    const closedAt = Date.now()
    await before.close()
    const after = await startServer(config, log)
    const path = `${after.url}/api/events/${id}/continue`
    const desk = await TestClient.sit(after.url, links.arbiter!)
    desk.send({ type: 'desk', event: id, latest: true })
    const { lines } = await desk.one('desk')
    expect(lines).toHaveLength(2)
    for (const { needs, interruption } of lines) {
      expect(needs[0]).toBe('interruption')
      expect(interruption?.from).toBeGreaterThan(closedAt - 2000)
      expect(interruption?.until).toBeGreaterThanOrEqual(interruption?.from ?? 0)
    }
    expect((await post(path, undefined, links.organiser!.secret)).status).toBe(403)
    const answer = await post(path, undefined, arbiter)
    expect([answer.status, answer.body]).toEqual([200, { continued: 2, waiting: 0 }])
    await desk.until(
      message =>
        message.type === 'desk-line' &&
        message.line.status === 'in-play' &&
        message.line.interruption === undefined,
    )
    // Once is enough.
    expect((await post(path, undefined, arbiter)).body).toEqual({ continued: 0, waiting: 0 })
    await desk.close()
    await after.close()
    rmSync(folder, { recursive: true })
  })
})
