import { once } from 'node:events'
import type { Io } from './command.js'
import { jadoube } from './jadoube.js'

const io: Io = {
  async out(text) {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain')
  },
  err(text) {
    process.stderr.write(text)
  },
  input: process.stdin,
  terminal: process.stderr.isTTY === true,
}

// A reader that has seen enough (`jadoube … | head`) closes the pipe; that is no fault.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  process.exit(fault.code === 'EPIPE' ? 0 : 2)
})

process.exitCode = await jadoube(process.argv.slice(2), io)
