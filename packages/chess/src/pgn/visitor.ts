import type { PgnFault, PgnPlace } from './fault.js'
import type { PgnResult } from './word-bytes.js'

/** Is told of everything in a PGN file, in its order. The bytes are valid during the call only. */
export interface PgnVisitor {
  /** Called once: asks the scanner where things stand. */
  scannedBy?(scanner: PgnPlaces): void
  beginGame(): void
  tag(bytes: Uint8Array, name: number, nameEnd: number, value: number, valueEnd: number): void
  /** A move as written, in the main line or a variation. */
  move(bytes: Uint8Array, start: number, end: number): void
  /** `$6`, and `!`, `?`, `!!` … as their numbers 1 to 6 where they stand apart from the move. */
  nag(number: number): void
  /** What stands between the braces, or after a semicolon. */
  comment(bytes: Uint8Array, start: number, end: number): void
  openVariation(): void
  closeVariation(): void
  gameResult(result: PgnResult): void
  fault(fault: PgnFault): void
  endGame(): void
}

/** Where the word that a visitor is being told of stands in the file. */
export interface PgnPlaces {
  readonly place: PgnPlace
}
