// The server with its usual limits; the attacker appears to come from another address.
import { startServer } from '@jadoube/server'

const server = await startServer({
  store: process.argv[2],
  port: 0,
  host: '127.0.0.1',
  logLevel: 'error',
  trustProxy: ['any'],
  boardsPerMinute: 300,
  metricsToken: 'counters',
})
console.log(server.port)
