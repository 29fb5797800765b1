import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import {
  chess960NumberOf,
  chess960Position,
  drawChess960,
  makeFen,
  parsePlacement,
} from '@jadoube/chess'
import { BadInput, type Command, type ExitCode } from '../command.js'

const help = `Prints a Chess960 starting position: by number, at random, or the number of a given first rank.

Usage: npx jadoube chess960 [N | random | RANK] [--json]

  N        a number from 0 to 959; 518 is the standard starting position
  random   a random position; this is the default
  RANK     the pieces on the first rank from a to h, in English letters: RNBQKBNR

  --json   one JSON object: number, rank, fen (X-FEN) and shredderFen

Example: npx jadoube chess960 518
         npx jadoube chess960 BBQNNRKR
`

function numberOf(text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) < 960) return Number(text)
  if (/^[KQRBN]{8}$/i.test(text)) {
    const rank = text.toUpperCase()
    const placement = parsePlacement(`${rank.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${rank}`)
    const number = placement.ok ? chess960NumberOf(placement.value) : undefined
    if (number !== undefined) return number
    throw new BadInput(
      'chess960-rank',
      `${rank} is not a Chess960 start: it needs the king between the rooks and bishops on both colours`,
    )
  }
  throw new BadInput('chess960-number', `'${text}' is not a Chess960 number from 0 to 959`)
}

const million = 1_000_000
/** Drawn by lot, not computed (Guidelines II.2). */
const lot = () => drawChess960(() => randomInt(million) / million)

export const chess960Command: Command = {
  name: 'chess960',
  summary: 'print a Chess960 starting position by number or at random',
  help,
  async run(args, io): Promise<ExitCode> {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    })
    if (positionals.length > 1) throw new BadInput('usage', 'chess960 takes one number')
    const asked = positionals[0] ?? 'random'
    const number = asked === 'random' ? lot() : numberOf(asked)
    const position = chess960Position(number)
    const fen = makeFen(position)
    const rank = fen.slice(0, 8).toUpperCase()
    if (values.json === true) {
      const shredderFen = makeFen(position, 'shredder')
      await io.out(`${JSON.stringify({ number, rank, fen, shredderFen })}\n`)
    } else {
      await io.out(`${number}  ${rank}\n${fen}\n`)
    }
    return 0
  },
}
