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

type Piece = Uint8Array | string

function bytesOf(piece: Piece, caller: string, name: string): Uint8Array {
  if (typeof piece === 'string') return encodeText(piece)
  if (isBytes(piece)) return piece
  throw new ArgumentError(caller, name, 'a string or a Uint8Array', piece)
}

/** Also for the bytes of another window or worker, which have a class of their own. */
const isBytes = (value: unknown): value is Uint8Array =>
  Object.prototype.toString.call(value) === '[object Uint8Array]'

/** A text or its bytes are one chunk. */
function chunksOf(
  source: AsyncIterable<Piece> | Iterable<Piece> | Uint8Array,
): AsyncIterable<Piece> | Iterable<Piece> {
  if (typeof source === 'string' || isBytes(source)) return [source]
  const given = source as Partial<AsyncIterable<Piece> & Iterable<Piece>> | null | undefined
  if (given?.[Symbol.asyncIterator] !== undefined || given?.[Symbol.iterator] !== undefined) {
    return source
  }
  throw new ArgumentError('readPgn', 'source', 'a stream or a list of chunks', source)
}

/**
 * Reads all games of a PGN text.
 *
 * @example
 * const [game] = parsePgn('[White "Anderssen"]\n\n1. e4 e5 2. f4 *')
 * game?.tags.get('White') // → 'Anderssen'
 * game?.moves.map(move => move.text) // → ['e4', 'e5', 'f4']
 */
export function parsePgn(text: Piece, reading: PgnReading = {}): PgnGame[] {
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
 */
export async function* readPgn(
  source: AsyncIterable<Piece> | Iterable<Piece> | Uint8Array,
  reading: PgnReading = {},
): AsyncGenerator<PgnGame> {
  needObject(reading, 'readPgn', 'reading')
  const chunks = chunksOf(source)
  const ready: PgnGame[] = []
  const scanner = new PgnScanner(new PgnGameBuilder(game => ready.push(game), reading.afterIllegal))
  for await (const piece of chunks) {
    scanner.push(bytesOf(piece, 'readPgn', 'a chunk'))
    yield* ready.splice(0)
  }
  scanner.end()
  yield* ready
}
