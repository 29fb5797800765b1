// Shows a game move by move in the terminal: `node analyse.mjs game.pgn`, or a short built-in game
// without a file.
import { readFileSync } from 'node:fs'
import { isDead } from '@jadoube/can-mate'
import {
  isCheck,
  isCheckmate,
  isStalemate,
  legalMoves,
  makeFen,
  makeSan,
  parsePgn,
  play,
} from '@jadoube/chess'

const sample = '[White "White"]\n[Black "Black"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n'
const file = process.argv[2]
const games = parsePgn(file === undefined ? sample : readFileSync(file))

for (const game of games) {
  console.log(`${game.tags.get('White') ?? '?'} – ${game.tags.get('Black') ?? '?'}`)
  let position = game.start
  for (const { move } of game.moves) {
    if (!move) break
    const number = `${position.moveNumber}${position.turn === 'white' ? '.' : '...'}`
    const san = makeSan(position, move)
    const choices = legalMoves(position).length
    position = play(position, move)
    const notes = [
      isCheckmate(position) ? 'checkmate' : isCheck(position) ? 'check' : '',
      isStalemate(position) ? 'stalemate' : '',
      position.quiet >= 100 ? 'a draw can be claimed (9.3)' : '',
      isDead(position) === 'dead' ? 'dead position (5.2.2)' : '',
    ].filter(Boolean)
    console.log(
      `${number.padStart(7)} ${san.padEnd(8)} one of ${choices} ${notes.join(', ')}`.trimEnd(),
    )
  }
  console.log(`        ${makeFen(position)}\n`)
}
