import type { PgnFault, PgnPlace } from './fault.js'
import type { PgnResult } from './word-bytes.js'

/** Receives everything in a PGN file, in order. The bytes are valid only during the call. */
export interface PgnVisitor {
  /** Called once, with an object that tells the current place in the file. */
  scannedBy?(scanner: PgnPlaces): void
  beginGame(): void
  tag(bytes: Uint8Array, name: number, nameEnd: number, value: number, valueEnd: number): void
  /** A move as written, in the main line or a variation. */
  move(bytes: Uint8Array, start: number, end: number): void
  /** `$6`, or `!`, `?`, `!!` … as their numbers 1 to 6 if they are separate from the move. */
  nag(number: number): void
  /** The text between the braces, or after a semicolon. */
  comment(bytes: Uint8Array, start: number, end: number): void
  openVariation(): void
  closeVariation(): void
  gameResult(result: PgnResult): void
  fault(fault: PgnFault): void
  endGame(): void
}

/** The place in the file of the part that a visitor is being told about. */
export interface PgnPlaces {
  readonly place: PgnPlace
}
