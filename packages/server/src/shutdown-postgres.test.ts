import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SETTING_UP } from './store/testing/patience.suite.js'
import { startPostgres, type TestPostgres } from './store/testing/postgres.suite.js'
import { newGame, TestClient } from './testing/client.suite.js'
import { type ServerScript, serverScript } from './testing/server-process.suite.js'

let script: ServerScript
let postgres: TestPostgres
beforeAll(async () => {
  ;[script, postgres] = await Promise.all([serverScript(), startPostgres()])
}, SETTING_UP)
afterAll(async () => {
  await script.remove()
  await postgres.remove()
})

/** The database through a proxy. Once frozen, it answers nothing and closes no connection. */
async function freezable(url: string) {
  const behind = new URL(url)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer({ allowHalfOpen: true }, client => {
    const database = connect({
      port: Number(behind.port),
      host: behind.hostname,
      allowHalfOpen: true,
    })
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('data', bytes => isFrozen || other.write(bytes))
      one.on('end', () => isFrozen || other.end())
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  through.port = String((server.address() as { port: number }).port)
  return {
    url: through.href,
    freeze() {
      isFrozen = true
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test('SIGTERM ends the server although its database has stopped answering', async () => {
  const database = await freezable(postgres.url)
  const server = await script.start({ store: database.url })
  const { board, links } = await newGame(server.url)
  const white = await TestClient.sit(server.url, links.white)
  await white.act(board, { act: 'arrive' })
  database.freeze()
  white.send({ type: 'act', board, id: 'waits', act: { act: 'resign' } })
  // Four seconds for the last heartbeat, two until the connections are cut, and a slow machine.
  await expect(server.stop(30_000)).resolves.toBeLessThan(20_000)
  database.close()
}, 60_000)
