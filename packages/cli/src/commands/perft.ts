import { parseArgs } from 'node:util'
import { legalMoves, makeFen, makeSan, makeUci, type Position, perft, play } from '@jadoube/chess'
import { BadInput, type Command, type ExitCode } from '../command.js'
import { parsePositionArgument } from '../position-argument.js'

const help = `Counts the series of legal moves from a position: the standard test of a move generator.

Usage: npx jadoube perft FEN DEPTH [--divide] [--json]

  FEN        a position in FEN, X-FEN or Shredder-FEN, or 'startpos', or 'chess960:N'
  DEPTH      how many plies: 0 to 12

  --divide   the count for each first move
  --json     one JSON object

Example: npx jadoube perft startpos 4        prints 197281
         npx jadoube perft "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1" 5 --divide
`

interface Part {
  readonly san: string
  readonly uci: string
  readonly nodes: number
}

function divide(position: Position, depth: number): Part[] {
  return legalMoves(position).map(move => ({
    san: makeSan(position, move),
    uci: makeUci(move),
    nodes: perft(play(position, move), depth - 1),
  }))
}

export const perftCommand: Command = {
  name: 'perft',
  summary: 'count the series of legal moves from a position',
  help,
  async run(args, io): Promise<ExitCode> {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { divide: { type: 'boolean' }, json: { type: 'boolean' } },
    })
    const depthText = positionals.at(-1) ?? ''
    // A FEN without quotes arrives as several words.
    const fen = positionals.slice(0, -1).join(' ')
    if (fen === '') {
      throw new BadInput('usage', 'perft takes a position and a depth: perft startpos 4')
    }
    if (!/^\d{1,2}$/.test(depthText) || Number(depthText) > 12) {
      throw new BadInput('depth', `'${depthText}' is not a depth from 0 to 12`)
    }
    const position = parsePositionArgument(fen)
    const depth = Number(depthText)
    const parts = values.divide === true && depth > 0 ? divide(position, depth) : undefined
    const nodes = parts?.reduce((sum, part) => sum + part.nodes, 0) ?? perft(position, depth)
    if (values.json === true) {
      const answer = { fen: makeFen(position), depth, nodes, ...(parts && { moves: parts }) }
      await io.out(`${JSON.stringify(answer)}\n`)
      return 0
    }
    for (const part of parts ?? []) {
      await io.out(`${part.uci.padEnd(6)}${part.san.padEnd(8)}${part.nodes}\n`)
    }
    await io.out(`${nodes}\n`)
    return 0
  },
}
