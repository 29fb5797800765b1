// Games to play: legal moves chosen by a small generator with a fixed seed, so that every run and
// every peer plays the same.
import { legalMoves, makeFen, makeSan, parsePosition, play, standardFen } from '@jadoube/chess'

const PIECES = /[a-z]/gi
/**
 * After this many plies without a capture one is made, so that the number of pieces is realistic.
 */
const PATIENCE = 60
/**
 * This many repetitions of a position, or plies without a pawn move or capture, end the game
 * (Article 9.6).
 */
const FIVEFOLD = 5
const SEVENTY_FIVE_MOVES = 150

export function makeGames(count, plies) {
  let state = 20261115
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
  const start = parsePosition(standardFen).value
  const games = []
  while (games.length < count) {
    const sans = randomGame(start, plies, random)
    // A game that ends early would leave its players idle.
    if (sans.length === plies) games.push(sans)
  }
  return games
}

function randomGame(start, plies, random) {
  const sans = []
  const seen = new Map()
  let position = start
  let pieces = piecesOn(makeFen(start))
  let quiet = 0
  while (sans.length < plies) {
    const next = choose(position, pieces, quiet, random)
    if (next === undefined) return sans
    const [placement, turn, castling, enPassant, plies75] = next.fen.split(' ')
    const key = `${placement} ${turn} ${castling} ${enPassant}`
    const times = (seen.get(key) ?? 0) + 1
    if (times === FIVEFOLD || Number(plies75) === SEVENTY_FIVE_MOVES) return sans
    seen.set(key, times)
    sans.push(makeSan(position, next.move))
    quiet = next.pieces < pieces ? 0 : quiet + 1
    ;({ position, pieces } = next)
  }
  return sans
}

/** A random move: not a capture unless one is due or nothing else is legal. */
function choose(position, pieces, quiet, random) {
  const moves = legalMoves(position)
  let found
  for (let tries = 0; tries < 30 && moves.length > 0; tries++) {
    const move = moves[Math.floor(random() * moves.length)]
    const after = play(position, move)
    const fen = makeFen(after)
    found = { move, position: after, fen, pieces: piecesOn(fen) }
    if (found.pieces < pieces === quiet >= PATIENCE) return found
  }
  return found
}

const piecesOn = fen => fen.split(' ', 1)[0].match(PIECES).length
