import { Board } from './board.js'
import { BLACK, colorCode, KING, PAWN, ROOK, WHITE } from './piece.js'
import type { Placement } from './placement.js'
import { exactSetup, needSetup, onlyKing, type Setup, type SetupLike } from './setup.js'
import { isSquare, makeSquare, type Square } from './square.js'

/** The faults of a setup, as stable codes. */
export type SetupFaultCode =
  | 'no-white-king'
  | 'no-black-king'
  | 'many-white-kings'
  | 'many-black-kings'
  | 'pawn-on-first-or-last-rank'
  | 'opponent-in-check'
  | 'castling-without-rook'
  | 'castling-without-king'
  | 'castling-twice'
  | 'en-passant-impossible'
  | 'counter-out-of-range'

/** A reason why a game cannot continue from a setup. */
export interface SetupFault {
  readonly code: SetupFaultCode
  readonly square?: Square
  readonly reason: string
}

/** All faults of a setup at once, so that a person can correct them in one go. */
export function findFaults(like: SetupLike): readonly SetupFault[] {
  needSetup(like, 'findFaults')
  const setup = exactSetup(like)
  const faults: SetupFault[] = []
  const add = (code: SetupFaultCode, reason: string, square?: Square) =>
    faults.push(square === undefined ? { code, reason } : { code, reason, square })
  const counts = [0, 0]
  for (let square = 0; square < 64; square++) {
    const code = setup.placement.codes[square]
    if (code >> 1 === KING) counts[code & 1]++
    if (code >> 1 === PAWN && (square < 8 || square >= 56)) {
      const name = makeSquare(square as Square)
      add('pawn-on-first-or-last-rank', `a pawn stands on ${name}`, square as Square)
    }
  }
  if (counts[WHITE] === 0) add('no-white-king', 'White has no king')
  if (counts[BLACK] === 0) add('no-black-king', 'Black has no king')
  if (counts[WHITE] > 1) add('many-white-kings', `White has ${counts[WHITE]} kings`)
  if (counts[BLACK] > 1) add('many-black-kings', `Black has ${counts[BLACK]} kings`)
  findCastlingFaults(setup, add)
  findEnPassantFault(setup, add)
  if (opponentInCheck(setup)) {
    add('opponent-in-check', 'the king of the side that has just moved is in check')
  }
  if (!isCounter(setup.quiet, 0))
    add('counter-out-of-range', `${setup.quiet} is not a number of plies`)
  if (!isCounter(setup.moveNumber, 1)) {
    add('counter-out-of-range', `${setup.moveNumber} is not a move number`)
  }
  return faults
}

type Add = (code: SetupFaultCode, reason: string, square?: Square) => void

export const isCounter = (n: number, least: number) =>
  Number.isInteger(n) && n >= least && n <= 65535

function findCastlingFaults(setup: Setup, add: Add): void {
  const rooks: Square[] = []
  for (const rook of setup.castling) {
    const fault = castlingFaultOf(setup.placement, rooks, rook)
    if (fault === undefined) rooks.push(rook)
    else add(fault.code, fault.reason, fault.square)
  }
}

/**
 * Why there can be no right to castle with this rook, given the other rights; undefined if there
 * can.
 */
export function castlingFaultOf(
  placement: Placement,
  others: readonly Square[],
  rook: Square,
): SetupFault | undefined {
  const fault = (code: SetupFaultCode, reason: string) => ({ code, reason, square: rook })
  if (!isSquare(rook)) {
    return { code: 'castling-without-rook', reason: `castling with ${rook}, which is not a square` }
  }
  const name = makeSquare(rook)
  const color = rook >> 3 === 0 ? WHITE : BLACK
  const home = color === WHITE ? 0 : 7
  if (placement.codes[rook] !== ((ROOK << 1) | color) || rook >> 3 !== home) {
    const reason = `castling with ${name}, where there is no rook that may castle`
    return fault('castling-without-rook', reason)
  }
  const king = onlyKing(placement, color)
  if (king === undefined || king >> 3 !== home) {
    return fault('castling-without-king', `castling with ${name}, but the king has moved`)
  }
  const twice = others.some(other => other >> 3 === home && other > king === rook > king)
  return twice
    ? fault('castling-twice', `a second castling right on the same side as ${name}`)
    : undefined
}

function findEnPassantFault(setup: Setup, add: Add): void {
  const square = setup.enPassant
  if (square === undefined || enPassantIsPossible(setup)) return
  if (isSquare(square)) {
    const name = makeSquare(square)
    add('en-passant-impossible', `no pawn can have just moved two squares across ${name}`, square)
  } else add('en-passant-impossible', `${square} is not a square`)
}

/** Whether a pawn can have crossed the en passant square with the last move. */
export function enPassantIsPossible(setup: Setup): boolean {
  const square = setup.enPassant
  if (square === undefined || !isSquare(square)) return false
  const us = colorCode(setup.turn)
  const codeAt = (at: number) => setup.placement.codes[at]
  return (
    square >> 3 === (us === WHITE ? 5 : 2) &&
    codeAt(square) === 0 &&
    // The pawn came from the square behind and now stands in front, as seen from the player to
    // move.
    codeAt(us === WHITE ? square + 8 : square - 8) === 0 &&
    codeAt(square ^ 8) === ((PAWN << 1) | (us ^ 1))
  )
}

function opponentInCheck(setup: Setup): boolean {
  const us = colorCode(setup.turn)
  const king = onlyKing(setup.placement, us ^ 1)
  if (king === undefined) return false
  const board = boardOfPlacement(setup.placement)
  const { sets } = board
  return board.attacked(king, us, sets[0] | sets[2], sets[1] | sets[3])
}

/** The board with these pieces, White to move and no rights. */
export function boardOfPlacement(placement: Placement): Board {
  const { codes } = placement
  const board = new Board()
  for (let square = 0; square < 64; square++) {
    if (codes[square] !== 0) board.put(square, codes[square])
  }
  return board
}
