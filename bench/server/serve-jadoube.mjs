import { startServer } from '@jadoube/server'

const server = await startServer({
  store: process.argv[2],
  port: 0,
  host: '127.0.0.1',
  logLevel: 'error',
  boardsPerMinute: 1e9,
  requestsPerSecond: 1e9,
  actsPerSecond: 1e9,
  maxConnections: 1e9,
  maxTotalConnections: 1e9,
  maxBoards: 1e9,
  metricsToken: 'bench',
})
console.log(server.port)
