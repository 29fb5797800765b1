import { type Attempt, done, failed } from './attempt.js'
import { colorCode, ROOK, WHITE } from './piece.js'
import { makePlacement, type Placement, parsePlacement } from './placement.js'
import { Position } from './position.js'
import { onlyKing, type Setup } from './setup.js'
import type { SetupFault } from './setup-faults.js'
import { fileOf, makeSquare, parseSquare, type Square, squareAt } from './square.js'

export const standardFen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

export interface FenError {
  readonly code:
    | 'fen-placement'
    | 'fen-turn'
    | 'fen-castling'
    | 'fen-en-passant'
    | 'fen-counter'
    | 'fen-fields'
  readonly reason: string
}

const fault = (code: FenError['code'], reason: string) => failed<FenError>({ code, reason })

/** A name that is safe to quote in a message, whatever it holds. */
const quote = (text: string) => JSON.stringify(text.length > 20 ? `${text.slice(0, 20)}…` : text)

/**
 * Reads FEN, X-FEN and Shredder-FEN. Fields left out at the end are taken as White to move, no rights,
 * counters at the start; a position that is none (two white kings) is still a setup.
 */
export function parseFen(text: string): Attempt<Setup, FenError> {
  if (text.length > 200) return fault('fen-fields', 'longer than any FEN')
  const fields = text.trim().split(/[\s_]+/)
  if (fields.length > 6) return fault('fen-fields', `${fields.length} fields instead of 6`)
  const placement = parsePlacement(fields[0])
  if (!placement.ok) return fault('fen-placement', placement.error.reason)
  const turn = fields[1] ?? 'w'
  if (turn !== 'w' && turn !== 'b') return fault('fen-turn', `${quote(turn)} is neither w nor b`)
  const castling = parseCastling(fields[2] ?? '-', placement.value)
  if (!castling.ok) return castling
  const crossed = fields[3] ?? '-'
  const enPassant = crossed === '-' ? undefined : parseSquare(crossed)
  if (crossed !== '-' && enPassant === undefined) {
    return fault('fen-en-passant', `${quote(crossed)} is no square`)
  }
  const quiet = parseCounter(fields[4] ?? '0')
  const moveNumber = parseCounter(fields[5] ?? '1')
  if (quiet === undefined || moveNumber === undefined) {
    const wrong = quiet === undefined ? fields[4] : fields[5]
    return fault('fen-counter', `${quote(wrong)} is no count`)
  }
  return done({
    placement: placement.value,
    turn: turn === 'w' ? 'white' : 'black',
    castling: castling.value,
    enPassant,
    quiet,
    // Some programs count from 0.
    moveNumber: Math.max(moveNumber, 1),
  })
}

function parseCounter(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined
}

/** `KQkq` is the outermost rook on that side (X-FEN); `HAha` names its file (Shredder-FEN, X-FEN). */
function parseCastling(text: string, placement: Placement): Attempt<Square[], FenError> {
  const rooks: Square[] = []
  if (text === '-') return done(rooks)
  for (const letter of text) {
    const color = letter === letter.toUpperCase() ? 0 : 1
    const home = color === WHITE ? 0 : 7
    const name = letter.toUpperCase()
    let rook: Square | undefined
    if (name >= 'A' && name <= 'H') rook = squareAt(name.charCodeAt(0) - 65, home)
    else if (name === 'K' || name === 'Q') rook = outermostRook(placement, color, name)
    else return fault('fen-castling', `${quote(text)} are no castling rights`)
    if (rook === undefined) {
      return fault('fen-castling', `there is no rook for the castling right ${quote(letter)}`)
    }
    if (rooks.includes(rook)) return fault('fen-castling', `${quote(text)} names a right twice`)
    rooks.push(rook)
  }
  return done(rooks)
}

function outermostRook(placement: Placement, color: number, side: 'K' | 'Q'): Square | undefined {
  const king = onlyKing(placement, color)
  const home = color === WHITE ? 0 : 56
  if (king === undefined || (king & 56) !== home) return undefined
  const step = side === 'K' ? -1 : 1
  for (let square = side === 'K' ? home + 7 : home; square !== king; square += step) {
    if (placement.codeAt(square) === ((ROOK << 1) | color)) return square as Square
  }
  return undefined
}

export type CastlingStyle = 'x-fen' | 'shredder'

/**
 * Writes X-FEN, or Shredder-FEN on wish. The square en passant of a `Position` is there only where such
 * a capture is legal, so two positions that are the same (Article 9.2) have the same first four fields.
 */
export function makeFen(of: Setup | Position, style: CastlingStyle = 'x-fen'): string {
  const setup = of instanceof Position ? of.toSetup() : of
  const turn = setup.turn === 'white' ? 'w' : 'b'
  const castling = makeCastling(setup, style)
  const crossed = setup.enPassant === undefined ? '-' : makeSquare(setup.enPassant)
  const placement = makePlacement(setup.placement)
  return `${placement} ${turn} ${castling} ${crossed} ${setup.quiet} ${setup.moveNumber}`
}

function makeCastling(setup: Setup, style: CastlingStyle): string {
  if (setup.castling.length === 0) return '-'
  let text = ''
  for (const color of ['white', 'black'] as const) {
    const code = colorCode(color)
    const king = onlyKing(setup.placement, code)
    const own = setup.castling.filter(rook => (setup.placement.codeAt(rook) & 1) === code)
    own.sort((a, b) => b - a)
    for (const rook of own) {
      const side = king !== undefined && rook > king ? 'K' : 'Q'
      const outermost = outermostRook(setup.placement, code, side) === rook
      const file = String.fromCharCode(65 + fileOf(rook))
      const letter = style === 'x-fen' && outermost ? side : file
      text += color === 'white' ? letter : letter.toLowerCase()
    }
  }
  return text === '' ? '-' : text
}

/** A FEN that must be a position from which a game can go on. */
export function parsePosition(fen: string): Attempt<
  Position,
  | FenError
  | {
      readonly code: 'fen-illegal'
      readonly reason: string
      readonly faults: readonly SetupFault[]
    }
> {
  const setup = parseFen(fen)
  if (!setup.ok) return setup
  const position = Position.from(setup.value)
  if (position.ok) return position
  const reason = position.error.map(each => each.reason).join('; ')
  return failed({ code: 'fen-illegal', reason, faults: position.error })
}
