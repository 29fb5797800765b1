import { parseArgs } from 'node:util'
import {
  type CanMate,
  type CanMateLimits,
  canCheckmate,
  checkLine,
  checkProof,
  type Proof,
} from '@jadoube/can-mate'
import { type Color, makeFen, makeSan, makeUci, type Position, play } from '@jadoube/chess'
import { answerLines } from '../answer-lines.js'
import { BadInput, type Command, type ExitCode } from '../command.js'
import { counted } from '../counted.js'
import { parsePositionArgument } from '../position-argument.js'

const help = `Says who can still checkmate, by any series of legal moves (Articles 5.2.2 and 6.9 of the Laws).

Usage: npx jadoube can-mate FEN [white|black] [--check] [--nodes N] [--json]
       npx jadoube can-mate -   [--check] [--nodes N] [--json]

  FEN      a position in FEN, X-FEN or Shredder-FEN, or 'startpos', or 'chess960:N'
  -        read 'FEN' or 'FEN<tab>colour' from standard input and answer each with one line, in order

Answers 'yes' with moves that end in mate, 'no', or 'undetermined', which means only that the node limit was
reached. Without a colour it answers for both, and prints 'dead' if neither can mate.

  --check    verify every line and every proof with the independent checker
  --nodes N  maximum number of nodes per question (3000000)
  --json     one JSON object for each position

Example: npx jadoube can-mate "8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - - 0 1" --check

Exit code: 0 yes or undetermined; 1 no or dead; 2 bad input. In a stream: 0, or 2 after a bad line.
`

interface Options {
  readonly check: boolean
  readonly json: boolean
  readonly limits: CanMateLimits
}

interface Answer {
  readonly verdict: CanMate['verdict']
  readonly line?: { readonly san: readonly string[]; readonly uci: readonly string[] }
  readonly proof?: {
    readonly positions: number
    readonly enclosures: number
    readonly frames: number
  }
  readonly spent?: number
  readonly checked?: boolean
}

function answer(position: Position, color: Color, { check, limits }: Options): Answer {
  const found = canCheckmate(position, color, limits)
  if (found.verdict === 'undetermined') return { verdict: found.verdict, spent: found.spent }
  if (check) {
    const ruling =
      found.verdict === 'yes'
        ? checkLine(position, color, found.line)
        : checkProof(position, color, found.proof)
    if (!ruling.accepted) throw new Error(`the checker rejects the answer: ${ruling.reason}`)
  }
  const checked = check ? { checked: true } : {}
  if (found.verdict === 'no') {
    const { positions, enclosures, frames } = found.proof
    const proof = { positions, enclosures: enclosures.length, frames: countOf(frames) }
    return { verdict: 'no', proof, ...checked }
  }
  const san: string[] = []
  const uci: string[] = []
  let at = position
  for (const move of found.line) {
    san.push(makeSan(at, move))
    uci.push(makeUci(move))
    at = play(at, move)
  }
  return { verdict: 'yes', line: { san, uci }, ...checked }
}

/** A frame has five words, and three for each group. */
const countOf = (claim: Proof['frames']): number =>
  claim === undefined ? 0 : claim.words.length / (5 + 3 * claim.groups.length)

/** `yes` with the moves, `no` or `undetermined`, followed by what the checker looked at. */
function asText({ verdict, line, proof, checked }: Answer): string {
  const parts: string[] = [verdict]
  if (line !== undefined && line.san.length > 0) parts.push(line.san.join(' '))
  if (checked === true) {
    parts.push(
      proof === undefined
        ? 'checked'
        : `checked: ${counted(proof.positions, 'position')}, ${counted(proof.enclosures, 'enclosure')}, ${counted(proof.frames, 'frame')}`,
    )
  }
  return parts.join('\t')
}

const colors = ['white', 'black'] as const

interface Asked {
  readonly position: Position
  readonly color: Color | undefined
}

function ask({ position, color }: Asked, options: Options) {
  if (color !== undefined) {
    const found = answer(position, color, options)
    const json = { fen: makeFen(position), color, ...found }
    return { json, lines: [asText(found)], no: found.verdict === 'no' }
  }
  const both = colors.map(each => answer(position, each, options))
  const [white, black] = both as [Answer, Answer]
  const isDead = white.verdict === 'no' && black.verdict === 'no'
  const isAlive = white.verdict === 'yes' || black.verdict === 'yes'
  const json = { fen: makeFen(position), white, black, dead: isDead || (isAlive ? false : null) }
  const lines = both.map((found, i) => `${colors[i]}\t${asText(found)}`)
  return { json, lines: isDead ? ['dead', ...lines] : lines, no: isDead }
}

/** Parses `FEN`, or `FEN<tab>colour`. */
function parseLine(line: string): Asked {
  const [fen = '', color] = line.split('\t')
  return { position: parsePositionArgument(fen), color: parseColor(color) }
}

function parseColor(text: string | undefined): Color | undefined {
  const name = text?.trim().toLowerCase()
  if (name === undefined || name === '') return undefined
  if (name === 'white' || name === 'black') return name
  throw new BadInput('color', `${JSON.stringify(name.slice(0, 20))} is neither white nor black`)
}

function parseNodes(text: string | undefined): CanMateLimits {
  if (text === undefined) return {}
  if (!/^\d{1,10}$/.test(text)) throw new BadInput('nodes', `'${text}' is not a number of nodes`)
  return { nodes: Number(text) }
}

export const canMateCommand: Command = {
  name: 'can-mate',
  summary: 'who can still checkmate, with a line or a proof',
  help,
  async run(args, io): Promise<ExitCode> {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        check: { type: 'boolean' },
        json: { type: 'boolean' },
        nodes: { type: 'string' },
      },
    })
    const options: Options = {
      check: values.check === true,
      json: values.json === true,
      limits: parseNodes(values.nodes),
    }
    const last = positionals.at(-1) ?? ''
    // A FEN without quotes arrives as several words, and its 'w' or 'b' is not a colour.
    const named = positionals.length > 1 && /^(white|black)$/i.test(last)
    const fen = positionals.slice(0, named ? -1 : undefined).join(' ')
    if (fen === '')
      throw new BadInput('usage', 'can-mate takes a position, or - for standard input')
    if (fen === '-') {
      if (named)
        throw new BadInput('usage', 'can-mate - takes the colour from each line, after a tab')
      return answerLines(io, options.json, line => {
        const { json, lines } = ask(parseLine(line), options)
        return { json, text: lines.join('\t') }
      })
    }
    // Two words: a position and something that should have been a colour.
    if (positionals.length === 2 && !named && !/^[wb]$/.test(last)) parseColor(last)
    const color = named ? parseColor(last) : undefined
    const asked = ask({ position: parsePositionArgument(fen), color }, options)
    const text = options.json ? JSON.stringify(asked.json) : asked.lines.join('\n')
    await io.out(`${text}\n`)
    return asked.no ? 1 : 0
  },
}
