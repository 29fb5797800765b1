/** Run as a process: `script CONFIG`, the configuration as JSON. Prints its port once it listens. */
import { startServer } from '../start-server.js'

const server = await startServer(JSON.parse(process.argv[2] ?? '{}'))
process.stdout.write(`${server.port}\n`)
process.once('SIGTERM', () => void server.close())
