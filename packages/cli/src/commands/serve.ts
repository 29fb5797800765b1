import { existsSync, readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import {
  environmentName,
  type RunningServer,
  readConfig,
  type ServerConfig,
  StoreError,
  settingNames,
  settings,
  startServer,
} from '@jadoube/server'
import { BadInput, type Command, type ExitCode, type Io } from '../command.js'
import { refuseFolder, storeUnusable, withoutPassword } from '../store-argument.js'

const options = settingNames.map(name => {
  const { default: usual, about } = settings[name]
  const shown = Array.isArray(usual) || usual === '' ? '' : ` (${String(usual)})`
  return `  --${name.padEnd(20)} ${about}${shown}`
})

const help = `Usage: npx jadoube serve [options]

Serves boards to players, arbiters and spectators over the network, and prints the addresses. Games are stored
in an SQLite file unless you choose another store. Shuts down gracefully on Ctrl-C, SIGTERM
or when its terminal is closed.

${options.join('\n')}
  --config               a JSON file with any of these settings (publicUrl, maxBoards, …)

You can also set each one as an environment variable, such as ${environmentName('public-url')}. Flags override
environment variables, which override the file.

Example: npx jadoube serve --port 8080 --store club.sqlite
`

export const serveCommand: Command = {
  name: 'serve',
  summary: 'serve boards to players, arbiters and spectators',
  help,
  run: serve,
}

async function serve(args: readonly string[], io: Io): Promise<ExitCode> {
  const { config: file, ...flags } = parseFlags(args)
  const config = readConfig({
    flags,
    environment: process.env,
    ...(file !== undefined && { file: readJson(file) }),
  })
  if (!config.ok) throw new BadInput('bad-option', config.error)
  refuseFolder(config.value.store)
  const { web } = config.value
  if (web !== '' && !existsSync(join(web, 'index.html')))
    throw new BadInput('bad-option', `there is no web app in '${web}'`)
  // From now on, a signal during the start, or right after the address is printed, also shuts it
  // down gracefully.
  const end = ended()
  const server = await startServer(config.value).catch(notStarted(config.value))
  await io.out(`Jadoube is at ${server.url}\n`)
  for (const url of otherUrls(config.value.host, server))
    await io.out(`  on this network: ${url}\n`)
  await io.out(`  games are stored in ${withoutPassword(config.value.store)}\n`)
  if (!server.web) await io.out('  the web app is not built: only the API is served\n')
  await end
  await server.close()
  return 0
}

/** Why the server could not start, in words for the person who started it. */
function notStarted({ host, port, store }: ServerConfig): (fault: unknown) => never {
  return fault => {
    if (fault instanceof StoreError) return storeUnusable(store, 'cannot store games in')(fault)
    const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
    if (code === 'EADDRINUSE')
      throw new BadInput('port-in-use', `port ${port} is in use; choose another with --port`)
    if (fault instanceof Error && 'syscall' in fault)
      throw new BadInput('cannot-listen', `cannot listen at ${host}, port ${port} [${code}]`)
    throw fault
  }
}

/** Parses `--name value` and `--name=value`; `--name` alone means yes, if yes is a valid value. */
function parseFlags(args: readonly string[]): Record<string, string> {
  const flags: Record<string, string> = {}
  for (let n = 0; n < args.length; n++) {
    const parts = /^--([a-z-]+)(?:=(.*))?$/s.exec(args[n]!)
    if (parts === null)
      throw new BadInput('bad-option', `serve takes options only, not '${args[n]}'`)
    const next = args[n + 1]
    const name = parts[1]!
    const alone = parts[2] === undefined && (next === undefined || next.startsWith('--'))
    if (alone && name !== 'trust-proxy')
      throw new BadInput('bad-option', `--${name} needs a value; try: npx jadoube serve --help`)
    flags[name] = parts[2] ?? (alone ? 'true' : args[++n]!)
  }
  return flags
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (fault) {
    const why = fault instanceof SyntaxError ? 'is not JSON' : 'cannot be read'
    throw new BadInput('bad-config', `${file} ${why}`)
  }
}

/** The addresses for other people in the room. */
function otherUrls(host: string, { port }: RunningServer): string[] {
  if (host !== '0.0.0.0' && host !== '::') return []
  return Object.values(networkInterfaces())
    .flat()
    .filter(each => each !== undefined && each.family === 'IPv4' && !each.internal)
    .map(each => `http://${each!.address}:${port}`)
}

function ended(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => resolve())
  })
}
