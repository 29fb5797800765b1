// The server as it is, with its limits; who floods it comes, as far as it can tell, from another address.
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
