import { BadInput, type Command } from '../command.js'
import { checkFiles } from '../pgn/check.js'
import { finalFens } from '../pgn/final-fens.js'

const help = `Usage: npx jadoube pgn check FILE… [--jobs N] [--variations] [--json]
       npx jadoube pgn fen FILE [--json]

check  Replays every game. Says which moves are illegal, ambiguous or unreadable, which results the Laws
       contradict (checkmate or stalemate on the board, play after a dead position, a loss on time to a
       player who cannot mate), and what is broken in the file. Exit code 1 if anything was found.
fen    Prints the final position of each game, one line each. Exit code 1 if a game has an illegal move.

  FILE           a PGN file; - reads standard input

  --jobs N       use N threads ('auto': one per processor)
  --variations   also list the illegal moves in variations, which are otherwise only counted
  --json         one JSON object per line

Example: npx jadoube pgn check club.pgn --jobs 2
`

export const pgn: Command = {
  name: 'pgn',
  summary: 'check the games of PGN files, or print their final positions',
  help,
  run([what, ...rest], io) {
    if (what === 'check') return checkFiles(rest, io)
    if (what === 'fen') return finalFens(rest, io)
    const given = what === undefined ? '' : `, not '${what}'`
    throw new BadInput('unknown-command', `pgn takes check or fen${given}`)
  },
}
