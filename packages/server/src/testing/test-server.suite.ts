import { afterAll, beforeAll } from 'vitest'
import type { ServerConfig } from '../config/settings.js'
import { type Logger, makeLogger } from '../logger.js'
import { type RunningServer, startServer } from '../start-server.js'
import { SETTING_UP } from '../store/testing/patience.suite.js'

/** A server for the tests of one file, without limits unless given. */
export function testServer(changes: Partial<ServerConfig> = {}, log?: Logger): { url: string } {
  let server: RunningServer | undefined
  beforeAll(async () => {
    server = await startServer(
      {
        store: 'memory:',
        port: 0,
        host: '127.0.0.1',
        logLevel: 'error',
        boardsPerMinute: 100_000,
        requestsPerSecond: 100_000,
        actsPerSecond: 100_000,
        metricsToken: 'counters',
        ...changes,
      },
      { log: log ?? makeLogger('error') },
    )
  }, SETTING_UP)
  afterAll(() => server?.close())
  return {
    get url() {
      return server?.url ?? ''
    },
  }
}
