import { createReadStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { finalFen, PgnReplay, PgnScanner } from '@jadoube/chess/internals'
import { BadInput, type ExitCode, type Io } from '../command.js'
import { counted } from '../counted.js'
import { sizeOf } from './parts.js'

/** `jadoube pgn fen`: the final position of each game, one per line, while the file is read. */
export async function finalFens(args: readonly string[], io: Io): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0)
    throw new BadInput('file-missing', 'pgn fen needs one file')
  let lines = ''
  let broken = 0
  const scanner = new PgnScanner(
    new PgnReplay(game => {
      const whole = game.badStart === undefined && !game.illegal.some(move => !move.variation)
      if (!whole) broken++
      const fen = game.badStart === undefined ? finalFen(game) : ''
      lines +=
        values.json === true
          ? `${JSON.stringify({ game: game.number, fen, plies: game.plies, whole })}\n`
          : `${fen}\n`
    }),
  )
  if (path !== '-') await sizeOf(path)
  const source: AsyncIterable<Uint8Array> = path === '-' ? io.input : createReadStream(path)
  for await (const chunk of source) {
    scanner.push(chunk)
    await io.out(lines)
    lines = ''
  }
  scanner.end()
  await io.out(lines)
  if (broken > 0) {
    const games = counted(broken, 'game')
    io.err(`jadoube: ${games} with an illegal move; the last legal position is shown\n`)
  }
  return broken > 0 ? 1 : 0
}
