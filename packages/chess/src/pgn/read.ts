import { type AfterIllegal, type PgnGame, PgnGameBuilder } from './game.js'
import { PgnScanner } from './scanner.js'
import { encodeText } from './text.js'

/** Options for reading games. */
export interface PgnReading {
  /**
   * What happens after an illegal move: `keep` the text of the rest of the line (the default), or
   * `stop`.
   */
  readonly afterIllegal?: AfterIllegal
}

type Piece = Uint8Array | string
const bytesOf = (piece: Piece) => (typeof piece === 'string' ? encodeText(piece) : piece)

/**
 * Reads all games of a PGN text.
 *
 * @example
 * const [game] = parsePgn('[White "Anderssen"]\n\n1. e4 e5 2. f4 *')
 * game?.tags.get('White') // → 'Anderssen'
 * game?.moves.map(move => move.text) // → ['e4', 'e5', 'f4']
 */
export function parsePgn(text: Piece, reading: PgnReading = {}): PgnGame[] {
  const games: PgnGame[] = []
  const scanner = new PgnScanner(new PgnGameBuilder(game => games.push(game), reading.afterIllegal))
  scanner.push(bytesOf(text))
  scanner.end()
  return games
}

/**
 * Reads the games of a PGN stream one by one. It never holds more than one chunk and one game. A
 * string chunk must not end inside a surrogate pair.
 */
export async function* readPgn(
  source: AsyncIterable<Piece> | Iterable<Piece>,
  reading: PgnReading = {},
): AsyncGenerator<PgnGame> {
  const ready: PgnGame[] = []
  const scanner = new PgnScanner(new PgnGameBuilder(game => ready.push(game), reading.afterIllegal))
  for await (const piece of source) {
    scanner.push(bytesOf(piece))
    yield* ready.splice(0)
  }
  scanner.end()
  yield* ready
}
