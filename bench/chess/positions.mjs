import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { legalMoves, makeFen, parsePgn, parsePosition, play, standardFen } from '@jadoube/chess'
import { data, hasData } from '../measure.mjs'

/** FENs from real games if the data is available, otherwise from random games with a fixed seed. */
export function gamePositions(count) {
  const fens = []
  for (let position of starts()) {
    let ply = 0
    for (const move of position.moves) {
      position = { ...position, at: play(position.at, move) }
      if (++ply % 12 === 0 && legalMoves(position.at).length > 0) fens.push(makeFen(position.at))
      if (fens.length === count) return fens
    }
  }
  return fens
}

function* starts() {
  if (hasData) {
    const bytes = readFileSync(join(data, 'pgn', 'twic-twic1160.pgn')).subarray(0, 600_000)
    for (const game of parsePgn(bytes)) {
      yield { at: game.start, moves: game.moves.flatMap(each => each.move ?? []) }
    }
    return
  }
  let seed = 1
  for (;;) {
    const moves = []
    let at = parsePosition(standardFen).value
    for (let ply = 0; ply < 120; ply++) {
      const legal = legalMoves(at)
      if (legal.length === 0) break
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      const move = legal[seed % legal.length]
      moves.push(move)
      at = play(at, move)
    }
    yield { at: parsePosition(standardFen).value, moves }
  }
}
