import { BadInput, type Command, type ExitCode, type Io } from '../command.js'
import { checkReports } from '../tournament/check.js'
import { convertReport } from '../tournament/convert.js'
import { printCrosstable } from '../tournament/crosstable.js'
import { explainReport } from '../tournament/explain.js'
import { generateReport } from '../tournament/generate.js'
import { pairReport } from '../tournament/pair.js'
import { printStandings } from '../tournament/standings.js'

type Run = (args: readonly string[], io: Io) => Promise<ExitCode>

/** Usage and explanation of each subcommand, in the order of the help text. */
const subcommands: Readonly<Record<string, { usage: string; about: string; run: Run }>> = {
  pair: {
    usage: 'pair FILE [--json] [--lang L] [--rounds N]',
    about:
      'Pairs the next round: prints the number of pairs, then `white black` per line, the bye as `id 0`.',
    run: pairReport,
  },
  check: {
    usage: 'check FILE… [--json] [--lang L] [--rounds N]',
    about:
      'Pairs every round again from the rounds before it; exit code 1 if a round differs. A PGN after a report is compared with it.',
    run: checkReports,
  },
  explain: {
    usage: 'explain FILE [A B] [--round R] [--json] [--lang L]',
    about: 'Explains each pairing, or why A does not meet B (0 for the bye).',
    run: explainReport,
  },
  generate: {
    usage: 'generate --seed N [--players N] [--rounds N] [--baku] [--draws SHARE] …',
    about: 'Generates a random tournament as TRF26; the same seed gives the same tournament.',
    run: generateReport,
  },
  standings: {
    usage: 'standings FILE [--tiebreaks BH/C1,BH,SB] [--json] [--explain [--lang L]] [--check]',
    about: 'Ranks the players; --explain shows how each value is calculated.',
    run: printStandings,
  },
  crosstable: {
    usage: 'crosstable FILE [--tiebreaks LIST] [--json]',
    about: 'Prints who played whom, in the order of the standings.',
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
  --json              one JSON object per line
  --tiebreaks LIST    codes of C.07 in order; default: those of the file (212, 202)
  --edition E         the edition of C.07: c07-2026 (in force) or c07-2024
  --system S          swiss or round-robin; default: as in the file (192, 092)
  --unrated N         the announced rating for unrated players
  --lots SEED         draw lots among players who are still tied; otherwise they share the place
  --exclude-under-half  leave out players who completed less than half of a round robin
  --check             compare with the places in the file; exit code 1 if one differs

Example: npx jadoube tournament convert old.trf > new.trf
`

export const tournamentCommand: Command = {
  name: 'tournament',
  summary: 'pair, check and rank the tournaments of report files (TRF)',
  help,
  run([what = '', ...rest], io) {
    const subcommand = Object.hasOwn(subcommands, what) ? subcommands[what] : undefined
    if (subcommand === undefined) {
      const given = what === '' ? '' : `, not '${what}'`
      const known = names.join(', ')
      throw new BadInput('unknown-command', `tournament takes one of ${known}${given}`)
    }
    return subcommand.run(rest, io)
  },
}
