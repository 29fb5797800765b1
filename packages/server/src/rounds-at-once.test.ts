import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SETTING_UP } from './store/testing/patience.suite.js'
import { startPostgres, type TestPostgres } from './store/testing/postgres.suite.js'
import { tempDir } from './store/testing/temp-dir.suite.js'
import { get, type Links, post } from './testing/client.suite.js'
import { type ServerScript, serverScript } from './testing/server-process.suite.js'

const BOARDS = 120
let script: ServerScript
let postgres: TestPostgres
let dir: Awaited<ReturnType<typeof tempDir>>
beforeAll(async () => {
  ;[script, postgres, dir] = await Promise.all([serverScript(), startPostgres(), tempDir()])
}, SETTING_UP)
afterAll(async () => {
  await script.remove()
  await postgres.remove()
  await dir.remove()
})

/** How long after the request the server is killed, in milliseconds. */
const moments = process.env.JADOUBE_TESTS === 'rest' ? [10, 55, 100, 145, 190] : [25, 100]

const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const pairings = Array.from({ length: BOARDS }, (_, n) => ({
  board: n + 1,
  white: { name: `White ${n}` },
  black: { name: `Black ${n}` },
}))

interface EventPage {
  readonly rounds: readonly string[]
  readonly boards: readonly unknown[]
}

describe.concurrent.each(['SQLite', 'PostgreSQL'] as const)('on %s', kind => {
  const title = 'a server killed while creating a round has created all of it or nothing'
  test(title, { tags: 'sampled' }, async () => {
    const config = {
      store: kind === 'SQLite' ? join(dir.path, 'games.sqlite') : postgres.url,
      boardsPerMinute: 100_000,
      requestsPerSecond: 100_000,
    }
    const seen = new Set<number>()
    let server = await script.start(config)
    for (const moment of moments) {
      const made = await post(`${server.url}/api/events`, { name: 'Killed' })
      const { event, links } = made.body as { event: string; links: Links }
      const place = `${server.url}/api/events/${event}/rounds`
      const asked = post(place, { round: '1', pairings }, links.organiser.secret).catch(() => null)
      await sleep(moment)
      await server.kill()
      const answer = await asked
      server = await script.start(config)
      const page = (await get(`${server.url}/api/events/${event}`)).body as EventPage
      expect([0, BOARDS]).toContain(page.boards.length)
      expect(page.rounds).toEqual(page.boards.length === 0 ? [] : ['1'])
      if (answer?.status === 201) expect(page.boards.length).toBe(BOARDS)
      seen.add(page.boards.length)
      // Its name can be used again.
      if (page.boards.length === 0) {
        const again = await post(
          `${server.url}/api/events/${event}/rounds`,
          { round: '1', pairings },
          links.organiser.secret,
        )
        expect(again.status).toBe(201)
      }
    }
    await server.kill()
    expect(seen.size).toBeGreaterThan(0)
  })
})
