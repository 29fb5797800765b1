import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SETTING_UP } from './store/testing/patience.suite.js'
import { get } from './testing/client.suite.js'
import { type ServerScript, serverScript } from './testing/server-process.suite.js'

let script: ServerScript
beforeAll(async () => {
  script = await serverScript()
}, SETTING_UP)
afterAll(() => script.remove())

/** More connections than Node's default backlog of 511. */
const CONNECTIONS = 700

function most(): number {
  try {
    return Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'))
  } catch {
    return 0
  }
}

// A hall reconnects all at once after a stall.
test.skipIf(most() <= CONNECTIONS)(
  'clients that connect while the server is stalled are all accepted',
  async () => {
    const server = await script.start({ store: 'memory:' })
    const port = Number(new URL(server.url).port)
    const sockets: Socket[] = []
    server.process.kill('SIGSTOP')
    try {
      await Promise.all(
        Array.from({ length: CONNECTIONS }, () => {
          const socket = connect(port, '127.0.0.1')
          sockets.push(socket)
          return new Promise<void>((resolve, reject) => {
            socket.once('connect', resolve)
            socket.once('error', reject)
          })
        }),
      )
    } finally {
      server.process.kill('SIGCONT')
    }
    expect((await get(`${server.url}/healthz`)).status).toBe(200)
    for (const socket of sockets) socket.destroy()
    await server.kill()
  },
)
