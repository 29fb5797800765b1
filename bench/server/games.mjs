// Games to play: legal moves chosen by a small fixed generator, so that every run and every peer has the same.
import { isDead } from '@jadoube/can-mate'
import { legalMoves, makeFen, makeSan, parsePosition, play, standardFen } from '@jadoube/chess'

const menOf = position =>
  makeFen(position)
    .split(' ')[0]
    .replace(/[^a-z]/gi, '').length

export function makeGames(count, plies) {
  let state = 20261115
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
  const start = parsePosition(standardFen).value
  const games = []
  while (games.length < count) {
    const sans = []
    let position = start
    while (sans.length < plies) {
      const moves = legalMoves(position)
      // The server ends a game with the move that makes the position dead.
      if (moves.length === 0 || (menOf(position) < 6 && isDead(position) === 'dead')) break
      const move = moves[Math.floor(random() * moves.length)]
      sans.push(makeSan(position, move))
      position = play(position, move)
    }
    // One that ends early would leave its players idle.
    if (sans.length === plies) games.push(sans)
  }
  return games
}
