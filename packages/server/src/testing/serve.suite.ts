/**
 * Run as a process: `script CONFIG`, with the configuration as JSON. Prints its port once it
 * listens. With `script CONFIG FILE` it also writes the time to that file at every heartbeat,
 * durably.
 */
import { open } from 'node:fs/promises'
import { defaultConfig } from '../config/read-config.js'
import { startServer } from '../start-server.js'

const [, , config = '{}', file] = process.argv
/** Milliseconds by which the clock of this computer is behind, as if its battery were empty. */
const behind = Number(process.env.JADOUBE_TEST_CLOCK_BEHIND ?? 0)
const server = await startServer(
  JSON.parse(config),
  behind > 0 ? { now: () => Date.now() - behind } : {},
)
process.stdout.write(`${server.port}\n`)
let signing: NodeJS.Timeout | undefined
process.once('SIGTERM', () => {
  clearInterval(signing)
  void server.close()
})
if (file !== undefined) await keepSigns(file, defaultConfig(JSON.parse(config)).heartbeat)

/**
 * Shows what the machine allows a process that does nothing else, for comparison with the server's
 * heartbeats.
 */
async function keepSigns(file: string, every: number): Promise<void> {
  const signs = await open(file, 'w')
  let isWriting = false
  signing = setInterval(async () => {
    if (isWriting) return
    isWriting = true
    const at = Date.now()
    await signs.write(`${at}\n`, 0)
    await signs.datasync()
    process.stdout.write(`${at}\n`)
    isWriting = false
  }, every)
}
