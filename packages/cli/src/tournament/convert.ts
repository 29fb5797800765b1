import { parseArgs } from 'node:util'
import { makeTrf } from '@jadoube/tournament'
import { BadInput, type ExitCode, type Io } from '../command.js'
import { readReport } from './read-report.js'

/** `tournament convert FILE [--to trf26|trf16]`. */
export async function convertReport(args: readonly string[], io: Io): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { to: { type: 'string', default: 'trf26' } },
  })
  const to = values.to.toLowerCase()
  if (to !== 'trf26' && to !== 'trf16') {
    throw new BadInput('bad-option', `--to must be trf26 or trf16, not '${values.to}'`)
  }
  const report = await readReport(oneFile(positionals), io.input)
  await io.out(makeTrf(report, to))
  return 0
}

/** The file of a subcommand that takes exactly one. */
export function oneFile(positionals: readonly string[]): string {
  const [file, more] = positionals
  if (file === undefined) throw new BadInput('file-missing', 'name the tournament report file')
  if (more !== undefined) throw new BadInput('one-file', 'one tournament report file at a time')
  return file
}
