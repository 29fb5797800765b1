import { BadInput, type Command, type ExitCode, type Io } from '../command.js'
import { checkReports } from '../tournament/check.js'
import { convertReport } from '../tournament/convert.js'
import { printCrosstable } from '../tournament/crosstable.js'
import { explainReport } from '../tournament/explain.js'
import { generateReport } from '../tournament/generate.js'
import { pairReport } from '../tournament/pair.js'
import { printStandings } from '../tournament/standings.js'

type Run = (args: readonly string[], io: Io) => Promise<ExitCode>

/** One line of usage and one of explanation for each; the order is that of the help. */
const subcommands: Readonly<Record<string, { usage: string; about: string; run: Run }>> = {
  pair: {
    usage: 'pair FILE [--json] [--lang L] [--rounds N]',
    about: 'Pairs the coming round: how many pairs, then `white black` a line, the bye as `id 0`.',
    run: pairReport,
  },
  check: {
    usage: 'check FILE… [--json] [--lang L] [--rounds N]',
    about: 'Pairs every round again from what came before; exit code 1 if a round differs.',
    run: checkReports,
  },
  explain: {
    usage: 'explain FILE [A B] [--round R] [--json] [--lang L]',
    about: 'Says how each pair came about, or why A does not meet B (0 for the bye).',
    run: explainReport,
  },
  generate: {
    usage: 'generate --seed N [--players N] [--rounds N] [--baku] [--draws SHARE] …',
    about: 'Makes a random tournament, the same for the same seed, as TRF26.',
    run: generateReport,
  },
  standings: {
    usage: 'standings FILE [--tiebreaks BH/C1,BH,SB] [--json] [--explain [--lang L]] [--check]',
    about: 'Ranks the players; --explain says how each number came about.',
    run: printStandings,
  },
  crosstable: {
    usage: 'crosstable FILE [--tiebreaks LIST] [--json]',
    about: 'Who met whom, in the order of the standings.',
    run: printCrosstable,
  },
  convert: {
    usage: 'convert FILE [--to trf26|trf16]',
    about: 'Reads TRF06, TRF16, TRF26 or a tournament record, and writes TRF26 or TRF16.',
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

  FILE                a tournament report file (TRF) or record; - reads standard input
  --json              one JSON object a line
  --tiebreaks LIST    codes of C.07 in their order; without it those of the file (212, 202)
  --edition E         of C.07: c07-2026 (in force) or c07-2024
  --system S          swiss or round-robin; without it what the file says (192, 092)
  --unrated N         the rating that was announced for unrated players
  --lots SEED         draw lots among players who are still tied; without it they share the place
  --exclude-under-half  leave out who completed less than half of a round robin
  --check             compare with the places that the file states; exit code 1 if one differs

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
