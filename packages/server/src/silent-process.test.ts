/** @module-tag rest */
import type { ServerMessage } from '@jadoube/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyRecord } from './record/verify.js'
import { SETTING_UP } from './store/testing/patience.suite.js'
import { startPostgres, type TestPostgres } from './store/testing/postgres.suite.js'
import { get, type Links, newGame, TestClient } from './testing/client.suite.js'
import {
  type ServerProcess,
  type ServerScript,
  serverScript,
} from './testing/server-process.suite.js'

const LEFT = 4000
const FREEZE = 6000

let script: ServerScript
let postgres: TestPostgres
beforeAll(async () => {
  ;[script, postgres] = await Promise.all([serverScript(), startPostgres()])
}, SETTING_UP)
afterAll(async () => {
  await script.remove()
  await postgres.remove()
})

const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

async function viewOf(url: string, board: string) {
  return ((await get(`${url}/api/boards/${board}`)).body as ServerMessage<'board'>).view
}

interface Game {
  readonly board: string
  readonly links: Links
  readonly white: TestClient
  readonly black: TestClient
}

/** White is connected to one process and Black to another; no clock runs yet. */
async function seated(
  whites: ServerProcess,
  blacks: ServerProcess,
  afterInterruption: 'arbiter' | { goOnAfter: number } = 'arbiter',
): Promise<Game> {
  const timeControl = `${LEFT / 1000}`
  const { board, links } = await newGame(blacks.url, { timeControl, afterInterruption })
  const white = await TestClient.sit(whites.url, links.white)
  const black = await TestClient.sit(blacks.url, links.black)
  for (const client of [white, black]) {
    client.send({ type: 'open', board })
    await client.one('board')
  }
  return { board, links, white, black }
}

/** White's clock starts. */
async function begin({ board, white, black }: Game): Promise<void> {
  await white.act(board, { act: 'arrive' })
  await black.act(board, { act: 'arrive' })
  // White's process learns of the start from the other one.
  await white.until(message => message.type === 'news' && message.status === 'in-play')
}

const move = { type: 'act', id: 'in-time', act: { act: 'move', san: 'e4' } } as const

async function recordOf(url: string, { board, links }: Game): Promise<string> {
  return String((await get(`${url}/api/boards/${board}/record`, links.arbiter.secret)).body)
}

describe('one of two processes on PostgreSQL stalls', () => {
  const pair = async (settings: object): Promise<[ServerProcess, ServerProcess]> => {
    await postgres.empty()
    const common = { store: postgres.url, boardsPerMinute: 100_000, ...settings }
    return [await script.start(common), await script.start(common)]
  }

  test('[clock.replace-defective · fide-2023] a press in time at the stalled process counts, although the flag was due for the other process', async () => {
    // The limit is far away: this is a standstill that stops no clock.
    const [frozen, alive] = await pair({ standstillLimit: 60_000 })
    const games = await Promise.all(
      Array.from({ length: 5 }, async () => await seated(frozen, alive)),
    )
    await Promise.all(games.map(begin))
    frozen.process.kill('SIGSTOP')
    for (const { board, white } of games) white.send({ ...move, board })
    await sleep(FREEZE)
    // Black claims the flag, and the arbiter's clock shows it: nobody decides for the frozen
    // process.
    const claims = games.map(({ board, black }) =>
      black.act(board, { act: 'claim', claim: 'flag' }),
    )
    await sleep(500)
    for (const { board } of games)
      expect(await viewOf(alive.url, board), board).toMatchObject({ status: 'in-play' })
    frozen.process.kill('SIGCONT')
    for (const game of games) {
      await expect
        .poll(() => recordOf(alive.url, game), { timeout: 20_000 })
        .toContain('"move-completed"')
      const lines = (await recordOf(alive.url, game)).trim().split('\n')
      const acts = lines.map(line => JSON.parse(line) as { act?: string; ms?: number })
      // Black does not lose time either: their clock runs from when the press was read.
      const given = acts.findIndex(({ act }) => act === 'add-time')
      expect(acts[given]?.ms).toBeGreaterThan(FREEZE - 1000)
      expect(acts[given + 1]).toMatchObject({ act: 'move', by: 'white' })
      expect((await viewOf(alive.url, game.board)).result).not.toBe('0-1')
    }
    // The claim was decided after the press: it changes nothing.
    await Promise.all(claims)
    for (const game of games) {
      expect((await viewOf(alive.url, game.board)).result).not.toBe('0-1')
      expect(verifyRecord(await recordOf(alive.url, game))).toMatchObject({ ok: true })
      await game.white.close()
      await game.black.close()
    }
    await frozen.kill()
    await alive.kill()
  })

  test('[clock.replace-defective · fide-2023] a process that is silent for too long causes an outage for the boards of its players only', async () => {
    const settings = { heartbeat: 300, standstillLimit: 1200 }
    const [frozen, alive] = await pair(settings)
    const there = await Promise.all(Array.from({ length: 4 }, () => seated(frozen, alive)))
    const elsewhere = await seated(alive, alive)
    await Promise.all([...there, elsewhere].map(begin))
    frozen.process.kill('SIGSTOP')
    const [first, second] = there as [Game, Game, Game, Game]
    for (const { board, white } of [first, second]) white.send({ ...move, board })
    // A process that starts meanwhile does not let the flag fall either.
    const third = await script.start({ store: postgres.url, ...settings })
    // The clocks of the others are stopped while it is still frozen.
    for (const { board } of there) {
      await expect
        .poll(async () => (await viewOf(third.url, board)).status, { timeout: 20_000 })
        .toBe('paused')
    }
    await expect
      .poll(async () => (await viewOf(alive.url, elsewhere.board)).status, { timeout: 20_000 })
      .toBe('concluded')
    frozen.process.kill('SIGCONT')
    await sleep(1000)
    for (const game of there) {
      const view = await viewOf(alive.url, game.board)
      expect(view, game.board).toMatchObject({
        status: 'paused',
        pending: [{ claim: 'interruption' }],
      })
      expect(view.clocks?.white, 'ms left').toBeGreaterThan(0)
      expect(verifyRecord(await recordOf(alive.url, game))).toMatchObject({ ok: true })
      // A player who returns after the standstill can act again: the arbiter resumes play, and
      // White moves there.
      const arbiter = await TestClient.sit(alive.url, game.links.arbiter)
      expect(await arbiter.act(game.board, { act: 'restart' })).toMatchObject({ type: 'ack' })
      await expect
        .poll(async () => (await viewOf(frozen.url, game.board)).status, { timeout: 20_000 })
        .toBe('in-play')
      expect(await game.white.act(game.board, move.act)).toMatchObject({ type: 'ack' })
      for (const client of [arbiter, game.white, game.black]) await client.close()
    }
    for (const server of [frozen, alive, third]) await server.kill()
  })

  test('[clock.replace-defective · fide-2023] if a board continues by itself while the process is still stalled, no flag falls', async () => {
    const [frozen, alive] = await pair({ heartbeat: 300, standstillLimit: 1200 })
    const game = await seated(frozen, alive, { goOnAfter: 100 })
    await begin(game)
    frozen.process.kill('SIGSTOP')
    await sleep(LEFT + FREEZE)
    const record = await recordOf(alive.url, game)
    expect(record).toContain('"cause":"go-on"')
    expect(record).not.toContain('"flag-fallen"')
    frozen.process.kill('SIGCONT')
    // Play continues when the process is back, and White moves there.
    await expect
      .poll(async () => (await game.white.act(game.board, move.act)).type, { timeout: 3500 })
      .toBe('ack')
    for (const client of [game.white, game.black]) await client.close()
    for (const server of [frozen, alive]) await server.kill()
  })

  test('[clock.replace-defective · fide-2023] when it dies, players who reconnect in time play on, and the clocks of the others are stopped', async () => {
    const [dying, alive] = await pair({ heartbeat: 300, standstillLimit: 2500 })
    const [back, away] = [await seated(dying, alive), await seated(dying, alive)]
    await Promise.all([back, away].map(begin))
    dying.process.kill('SIGKILL')
    const white = await TestClient.sit(alive.url, back.links.white)
    white.send({ type: 'open', board: back.board })
    await white.one('board')
    await expect
      .poll(async () => (await viewOf(alive.url, away.board)).status, { timeout: 20_000 })
      .toBe('paused')
    expect((await viewOf(alive.url, away.board)).clocks?.white).toBeGreaterThan(0)
    // Nobody has stopped the clock of the player who came back: it runs out.
    await expect
      .poll(async () => (await viewOf(alive.url, back.board)).status, { timeout: 20_000 })
      .toBe('concluded')
    const record = await recordOf(alive.url, back)
    expect(record).not.toContain('interruption')
    for (const client of [white, back.black, away.black]) await client.close()
    await alive.kill()
  })
})
