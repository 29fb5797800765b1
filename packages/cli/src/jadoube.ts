import { BadInput, type ExitCode, type Io } from './command.js'
import { commands } from './commands/index.js'
import { errorLine } from './error-line.js'
import { version } from './version.js'

const about = 'Jadoube: the Laws of Chess as a program, an electronic arbiter.'

async function welcome(): Promise<string> {
  const all = await Promise.all(Object.values(commands).map(load => load()))
  const width = Math.max(...all.map(command => command.name.length))
  const list = all.map(command => `  ${command.name.padEnd(width)}  ${command.summary}`)
  return [
    about,
    '',
    'Usage: npx jadoube <command> [options]',
    '',
    ...list,
    '',
    '`npx jadoube <command> --help` explains a command, with an example; `--version` prints the version.',
    '',
  ].join('\n')
}

/** The whole command line: `args` without the program's own name. Never throws. */
export async function jadoube(args: readonly string[], io: Io): Promise<ExitCode> {
  const [name, ...rest] = args
  try {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      await io.out(await welcome())
      return 0
    }
    if (name === '--version' || name === '-v') {
      await io.out(`jadoube ${version()}\n`)
      return 0
    }
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (load === undefined) {
      throw new BadInput(
        'unknown-command',
        `there is no command '${name}'; try: npx jadoube --help`,
      )
    }
    const command = await load()
    if (rest.includes('--help') || rest.includes('-h')) {
      await io.out(command.help)
      return 0
    }
    return await command.run(rest, io)
  } catch (fault) {
    io.err(errorLine(fault))
    return 2
  }
}
