import { BadInput, type Command, type ExitCode, type Io } from '../command.js'
import { convertReport } from '../tournament/convert.js'

type Run = (args: readonly string[], io: Io) => Promise<ExitCode>

/** One line of usage and one of explanation for each; the order is that of the help. */
const subcommands: Readonly<Record<string, { usage: string; about: string; run: Run }>> = {
  convert: {
    usage: 'convert FILE [--to trf26|trf16]',
    about: 'Reads TRF06, TRF16 or TRF26 and writes TRF26 (or TRF16) to standard output.',
    run: convertReport,
  },
}

const names = Object.keys(subcommands)

const help = `${Object.values(subcommands)
  .map(({ usage }, index) => `${index === 0 ? 'Usage:' : '      '} npx jadoube tournament ${usage}`)
  .join('\n')}

${Object.entries(subcommands)
  .map(([name, { about }]) => `${name.padEnd(10)} ${about}`)
  .join('\n')}

  FILE       a tournament report file (TRF); - reads standard input
  --json     one JSON object a line

Example: npx jadoube tournament convert old.trf > new.trf
`

export const tournamentCommand: Command = {
  name: 'tournament',
  summary: 'pair, check and rank the tournaments of report files (TRF)',
  help,
  run([what = '', ...rest], io) {
    const subcommand = Object.hasOwn(subcommands, what) ? subcommands[what] : undefined
    if (subcommand === undefined) {
      throw new BadInput('unknown-command', `tournament can ${names.join(', ')}, not '${what}'`)
    }
    return subcommand.run(rest, io)
  },
}
