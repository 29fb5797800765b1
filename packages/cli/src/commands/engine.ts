import { parseArgs } from 'node:util'
import { BadInput, type Command, type ExitCode, type Io } from '../command.js'
import { startEngineBridge } from '../engine/engine-bridge.js'

const help = `Usage: npx jadoube engine [options] COMMAND [ARGUMENT…]

Lets the review page in the browser use a UCI engine that is installed on this computer, and prints the address to
enter there. Jadoube does not include an engine. Only pages from this computer may connect, unless you allow others. Stop with Ctrl-C.

  --port N        the port to listen on (8023)
  --origin URL    another site that may connect, such as https://chess.example.org; can be repeated

Example: npx jadoube engine stockfish
`

export const engineCommand: Command = {
  name: 'engine',
  summary: 'let the review page use a UCI engine on this computer',
  help,
  run: engine,
}

/** Runs until it is interrupted. */
async function engine(args: readonly string[], io: Io): Promise<ExitCode> {
  const { command, rest, port, origins } = read(args)
  const bridge = await startEngineBridge({ command, args: rest, port, origins }).catch(
    (fault: NodeJS.ErrnoException) => {
      throw fault.code === 'EADDRINUSE'
        ? new BadInput('port-in-use', `port ${port} is in use; choose another with --port`)
        : new BadInput('engine-not-found', `the engine '${command}' cannot be started`)
    },
  )
  await io.out(`${bridge.url}\n`)
  await new Promise<void>(resolve => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  await bridge.close()
  return 0
}

/** Options come before the engine; what follows belongs to the engine. */
function read(args: readonly string[]) {
  const at = args.findIndex(
    (arg, index) => !arg.startsWith('--') && !/^--(port|origin)$/.test(args[index - 1] ?? ''),
  )
  const own = at < 0 ? args : args.slice(0, at)
  const [command, ...rest] = at < 0 ? [] : args.slice(at)
  if (command === undefined) {
    throw new BadInput('missing-argument', 'name the engine; try: npx jadoube engine --help')
  }
  const { values } = parseOptions(own)
  const port = Number(values.port ?? 8023)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new BadInput('bad-argument', '--port must be a number from 0 to 65535')
  }
  const origins = (values.origin ?? []).map(originOf)
  return { command, rest, port, origins }
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, origin: { type: 'string', multiple: true } },
    })
  } catch (fault) {
    throw new BadInput('bad-argument', fault instanceof Error ? fault.message : String(fault))
  }
}

function originOf(text: string): string {
  try {
    return new URL(text).origin
  } catch {
    throw new BadInput('bad-argument', `--origin must be an address, not '${text}'`)
  }
}
