import { parseArgs } from 'node:util'
import { answerLines } from '../answer-lines.js'
import { BadInput, type Command, type ExitCode } from '../command.js'
import { type LegalAnswer, legalAnswer } from '../legal-answer.js'
import { parsePositionArgument } from '../position-argument.js'

const help = `Lists the legal moves of a position (Article 3 of the Laws).

Usage: npx jadoube legal FEN [--chess960] [--json]
       npx jadoube legal -  [--chess960] [--json]

  FEN         a position in FEN, X-FEN or Shredder-FEN, or 'startpos', or 'chess960:N'
  -           read positions from standard input, one per line, and answer each with one line:
              the moves in SAN, a tab, the same moves in UCI (or 'error', a tab, the reason)

  --chess960  UCI names the rook in castling (e1h1 instead of e1g1)
  --json      one JSON object for each position

Example: npx jadoube legal "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"

Exit code: 0 done, 2 bad input (in a stream: on any line).
`

function asLine({ moves }: LegalAnswer): string {
  const sans = moves.map(move => move.san).join(' ')
  return `${sans}\t${moves.map(move => move.uci).join(' ')}`
}

function asTable({ moves, status }: LegalAnswer): string {
  if (moves.length === 0) return `no legal move: ${status}\n`
  const width = Math.max(...moves.map(move => move.san.length)) + 2
  return moves.map(move => `${move.san.padEnd(width)}${move.uci}\n`).join('')
}

export const legalCommand: Command = {
  name: 'legal',
  summary: 'list the legal moves of a position',
  help,
  async run(args, io): Promise<ExitCode> {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { chess960: { type: 'boolean' }, json: { type: 'boolean' } },
    })
    const style = values.chess960 === true ? 'chess960' : 'standard'
    const json = values.json === true
    // A FEN without quotes arrives as several words.
    const fen = positionals.join(' ')
    if (fen === '') throw new BadInput('usage', 'legal takes a position, or - for standard input')
    if (fen === '-') {
      return answerLines(io, json, line => {
        const found = legalAnswer(parsePositionArgument(line), style)
        return { json: found, text: asLine(found) }
      })
    }
    const found = legalAnswer(parsePositionArgument(fen), style)
    await io.out(json ? `${JSON.stringify(found)}\n` : asTable(found))
    return 0
  },
}
