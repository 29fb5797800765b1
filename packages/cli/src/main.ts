import { once } from 'node:events'
import { BadInput, type Io } from './command.js'
import { errorLine } from './error-line.js'
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

// A reader that has seen enough (`jadoube … | head`) closes the pipe; that is not an error.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code === 'EPIPE') process.exit(0)
  io.err(errorLine(new BadInput('cannot-write', 'the output cannot be written')))
  process.exit(2)
})
// Nobody reads standard error; the exit code still tells the result.
process.stderr.on('error', () => undefined)

void jadoube(process.argv.slice(2), io).then(exit => {
  process.exitCode = exit
})
