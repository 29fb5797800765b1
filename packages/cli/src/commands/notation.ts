import { parseArgs } from 'node:util'
import { notationLanguages } from '@jadoube/chess'
import { BadInput, type Command, type ExitCode } from '../command.js'
import { asSpokenLines, convertLines, convertMovetext } from '../notation/convert.js'
import { parseForm } from '../notation/forms.js'
import { parsePositionArgument } from '../position-argument.js'
import { readWhole } from '../read-whole.js'

const help = `Converts the moves of a game from one language or notation to another (Appendix C of the Laws).

Usage: npx jadoube notation --to FORM [--from FORM] [--fen FEN] [--json] [FILE]

  FILE        moves as on a scoresheet or in a PGN file; default, or with -: standard input
  --from      the notation of the input; default: en
  --to        the notation of the output
  --fen       the position before the first move; default: the standard starting position

A FORM is a language, or 'long' (both squares: Ng1f3; 'long:cs' with Czech letters), or 'announce' (spoken, as
for visually disabled players: 'Springer Felix drei', one move per line). The languages:
  ${notationLanguages.slice(0, 14).join(' ')}
  figurine

Numbers, comments, variations and tags stay as they are. Every move is checked. If one is illegal, or
matches two legal moves, it is reported and nothing is written.

  --json      one JSON object with the list of moves

Example: echo "1. e4 e5 2. Nf3 Nc6" | npx jadoube notation --from en --to cs
         npx jadoube notation --from fi --to announce game.txt
`

export const notationCommand: Command = {
  name: 'notation',
  summary: 'convert moves from one language or notation to another',
  help,
  async run(args, io): Promise<ExitCode> {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        fen: { type: 'string' },
        json: { type: 'boolean' },
      },
    })
    if (values.to === undefined) {
      throw new BadInput('usage', 'notation needs --to: a language, figurine, long or announce')
    }
    if (positionals.length > 1) throw new BadInput('usage', 'notation reads one file')
    const source = parseForm(values.from ?? 'en')
    const target = parseForm(values.to)
    const start = parsePositionArgument(values.fen ?? 'startpos')
    const [file = '-'] = positionals
    const text = await readWhole(file, io.input)
    const convert = source.spoken ? convertLines : convertMovetext
    const converted = convert(text, start, source, target)
    if (values.json === true) {
      const { moves } = converted
      await io.out(`${JSON.stringify({ from: source.name, to: target.name, moves })}\n`)
    } else {
      await io.out(target.spoken ? asSpokenLines(converted.moves) : converted.text)
    }
    return 0
  },
}
