import {
  type Move,
  makeSan,
  makeSquare,
  type NotationLanguage,
  parseSan,
  parseSquare,
  type Square,
  type StandingPosition,
  squares,
} from '@jadoube/chess'
import { lettersOn, withoutNumber } from '../appendix-c-notation/sheet-languages.js'
import type { WrittenLanguage } from '../explanations/index.js'
import type { EventOf, GameEvent, WrittenMove } from '../game/event.js'
import { legalMovesIn, moveByHand } from '../game/legal-moves.js'
import { momentAt } from '../game/moment.js'
import { standing } from '../game/standing.js'
import type { GameState } from '../game/state.js'
import { moveOfWritten } from '../game/written-move.js'
import { illegalCastling } from './illegal-castling.js'

/** The move that an event is about, as the language writes it; empty if it is about none. */
export function moveText(event: GameEvent, before: GameState, language: WrittenLanguage): string {
  const position = standing(before) ?? before.position
  if (event.type === 'move-made') {
    const number = `${position.moveNumber}${event.by === 'white' ? '.' : '…'}`
    if (event.mirrored) return `${number} ${mirroredText(event, language)}`
    if (event.legal !== false) return `${number} ${makeMove(position, event, language)}`
    return illegalText(event, before, language)
  }
  if (event.type === 'irregularity-arose') {
    return event.rule === 'made.released-fixed'
      ? (lastMoveOf(before, before.ply, language) ?? '')
      : ''
  }
  if (event.type === 'move-carried-out' && event.legal === false)
    return illegalText(event, before, language)
  if (event.type === 'move-carried-out') return makeMove(position, event, language)
  if (event.type === 'intended-move-binds') return makeMove(position, event.move, language)
  if (event.type !== 'claim-made' || event.move === undefined) return ''
  return sanIn(position, withoutNumber(event.move), language, lettersOn(before, event.by))
}

/** An illegal move by its squares, or as castling. */
function illegalText(
  event: EventOf<'move-made'> | EventOf<'move-carried-out'>,
  before: GameState,
  language: WrittenLanguage,
): string {
  const castling = illegalCastling(event, before)
  if (castling !== null) return language === 'en' ? castling : castling.replaceAll('O', '0')
  // A piece from beside the board has no departure square.
  return event.from === event.to ? '' : `${event.from}–${event.to}`
}

/**
 * Translates a written move into the letters of the language. Unless `letters` says otherwise, it
 * is written in English letters. A move that cannot be read stays as it is.
 */
export function sanIn(
  position: StandingPosition,
  san: string,
  language: WrittenLanguage,
  letters: NotationLanguage = 'en',
): string {
  const read = parseSan(position, san, letters)
  return read.ok ? makeSan(position, read.value, language) : san
}

/** A legal move, or castling the other way round, which only the Finnish blitz rules have. */
export const legalText = (
  position: StandingPosition,
  move: Move,
  language: WrittenLanguage,
): string =>
  move.kind === 'castling' && !legalMovesIn(position).includes(move)
    ? mirroredText({ rook: makeSquare(move.rook) }, language)
    : makeSan(position, move, language)

/** Castling the other way round is short towards the a-side (Finnish blitz 7). */
const mirroredText = ({ rook }: Pick<WrittenMove, 'rook'>, language: WrittenLanguage): string => {
  const step = language === 'en' ? 'O' : '0'
  return Array(rook?.startsWith('a') ? 2 : 3)
    .fill(step)
    .join('-')
}

/** A move as people write it, or by its squares if it is not legal in this position. */
export function makeMove(
  position: StandingPosition,
  written: WrittenMove,
  language: WrittenLanguage,
): string {
  const exact = moveOfWritten(position, written)
  // Castling in a list of moves is given only by the king's squares.
  const move = legalMovesIn(position).includes(exact) ? exact : byHand(position, written)
  if (move !== null) return makeSan(position, move, language)
  return written.rook === undefined
    ? `${written.from}–${written.to}`
    : mirroredText(written, language)
}

const byHand = (position: StandingPosition, { from, to }: WrittenMove): Move | null =>
  moveByHand(position, parseSquare(from)!, parseSquare(to)!, undefined)

/** The last move before the reinstated position; null if there was none. */
export function lastMoveOf(
  state: GameState,
  ply: number,
  language: WrittenLanguage,
): string | null {
  const before = ply === 0 ? undefined : momentAt(state, ply - 1)?.position
  const after = momentAt(state, ply)
  const move = after?.history?.move
  if (before === undefined || after === undefined || move === undefined) return null
  const number = `${before.moveNumber}${before.turn === 'white' ? '.' : '…'}`
  if (move !== null) return `${number} ${makeSan(before, move, language)}`
  return `${number} ${bySquares(before, after.position)}`.trimEnd()
}

/**
 * An illegal move from which play continued, by its squares; empty if more than one piece was
 * involved.
 */
function bySquares(before: StandingPosition, after: StandingPosition): string {
  const isMovers = (position: StandingPosition, square: Square) =>
    position.at(square)?.color === before.turn
  const left = squares.filter(each => isMovers(before, each) && !isMovers(after, each))
  const reached = squares.filter(each => !isMovers(before, each) && isMovers(after, each))
  if (left.length !== 1 || reached.length !== 1) return ''
  return `${makeSquare(left[0]!)}–${makeSquare(reached[0]!)}`
}
