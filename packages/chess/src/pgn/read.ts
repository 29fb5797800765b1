import { ArgumentError, needObject } from '../argument.js'
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

function bytesOf(piece: string | Uint8Array, caller: string, name: string): Uint8Array {
  if (typeof piece === 'string') return encodeText(piece)
  if (isBytes(piece)) return piece
  throw new ArgumentError(caller, name, 'a string or a Uint8Array', piece)
}

/** Also for the bytes of another window or worker, which have a class of their own. */
const isBytes = (value: unknown): value is Uint8Array =>
  Object.prototype.toString.call(value) === '[object Uint8Array]'

/** A text or its bytes are one chunk. */
function chunksOf<T>(source: T): T | [T] {
  if (typeof source === 'string' || isBytes(source)) return [source]
  const given = source as Partial<AsyncIterable<T> & Iterable<T>> | null | undefined
  if (given?.[Symbol.asyncIterator] !== undefined || given?.[Symbol.iterator] !== undefined) {
    return source
  }
  throw new ArgumentError('readPgn', 'source', 'a stream or a list of chunks', source)
}

/**
 * Reads all games of a PGN text, or of its bytes in UTF-8 or Latin-1. It never throws for a file
 * with mistakes: `faults` and `illegal` of each game list them with their places. A game ends with
 * its result, before the tags of the next one, or at a blank line before the move number `1.`
 *
 * @example
 * const [game] = parsePgn('[White "Anderssen"]\n\n1. e4 e5 2. f4 *')
 * game?.tags.get('White') // → 'Anderssen'
 * game?.moves.map(move => move.text) // → ['e4', 'e5', 'f4']
 */
export function parsePgn(text: string | Uint8Array, reading: PgnReading = {}): PgnGame[] {
  needObject(reading, 'parsePgn', 'reading')
  const games: PgnGame[] = []
  const scanner = new PgnScanner(new PgnGameBuilder(game => games.push(game), reading.afterIllegal))
  scanner.push(bytesOf(text, 'parsePgn', 'text'))
  scanner.end()
  return games
}

/**
 * Reads the games of a PGN stream one by one. It never holds more than one chunk and one game. A
 * string chunk must not end inside a surrogate pair. A text or its bytes are read as one chunk.
 *
 * @example
 * // for await (const game of readPgn(createReadStream('games.pgn'))) …
 * const games = readPgn(['1. e4 e5 2. N', 'f3 *'])
 */
export async function* readPgn(
  source: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array> | Uint8Array,
  reading: PgnReading = {},
): AsyncGenerator<PgnGame> {
  needObject(reading, 'readPgn', 'reading')
  const chunks = chunksOf(source) as AsyncIterable<string | Uint8Array>
  const ready: PgnGame[] = []
  const scanner = new PgnScanner(new PgnGameBuilder(game => ready.push(game), reading.afterIllegal))
  for await (const piece of chunks) {
    scanner.push(bytesOf(piece, 'readPgn', 'a chunk'))
    yield* ready.splice(0)
  }
  scanner.end()
  yield* ready
}
