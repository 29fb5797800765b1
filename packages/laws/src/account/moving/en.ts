import type { Color } from '@jadoube/chess'
import { thePiece, aPiece as what } from '../english.js'
import type { PieceOn } from '../owed-move.js'
import type { Moving } from './words.js'

const who: Readonly<Record<Color, string>> = { white: 'White', black: 'Black' }
const the = (piece: PieceOn | null): string =>
  piece === null ? '' : `the ${piece.role} on ${piece.square}`

export const moving: Moving = {
  events: {
    'piece-placed': (e, w) =>
      e.from === null
        ? `${who[e.by]} puts ${what(e)} ${w.back ? 'back' : 'from beside the board'} on ${e.to}.`
        : `${who[e.by]} puts ${thePiece(e)} from ${e.from} ${w.back ? 'back ' : ''}on ${e.to}.`,
    'piece-held': e =>
      e.from === null
        ? `${who[e.by]} touches ${e.to} with ${what(e)} from beside the board and does not let go. The choice is final.`
        : `${who[e.by]} holds ${thePiece(e)} from ${e.from} on ${e.to} and does not let go.`,
    'piece-between-squares': e =>
      `${who[e.by]} leaves ${thePiece(e)} from ${e.from} between ${e.squares.join(' and ')}.`,
    'move-part-made': (e, w) => {
      const notMade = 'The move is not made yet.'
      if (w.moves === '') return notMade
      return e.barred
        ? `${notMade} It would be ${w.moves}, which ${who[e.by]} may not play now.`
        : `${notMade} It can only become: ${w.moves}.`
    },
    obligation: (e, w) => {
      const noCastling =
        e.rule === 'touch.rook-then-king'
          ? 'The rook was touched before the king, so castling with it is not allowed now. '
          : ''
      if (w.any) return `${noCastling}${`${who[e.player]} may make any legal move.`}`
      const must =
        e.moves.length === 1
          ? `${who[e.player]} must play ${w.moves}.`
          : `${who[e.player]} must choose from: ${w.moves}.`
      return `${noCastling}${must}`
    },
  },
  claims: { 'which-square': 'on which square does the piece stand?' },
  effects: {
    'square-named': 'it was released on that square',
    'not-released': 'it has not been released yet',
  },
  owed: (player, { pieceToMove, pieceToCapture, move }) => {
    if (move !== null) return `${who[player]} should have played ${move}.`
    if (pieceToCapture === null) return `${who[player]} should have moved ${the(pieceToMove)}.`
    const taker = pieceToMove === null ? '' : ` with ${the(pieceToMove)}`
    return `${who[player]} should have captured ${the(pieceToCapture)}${taker}.`
  },
  moveStays: (player, move) =>
    `${who[player]} has already made the move ${move} and may not change it.`,
  countsAsTouched: square => `The piece on ${square} counts as touched.`,
  pawnLeft: square =>
    square === undefined
      ? 'The pawn was left unpromoted on its last rank.'
      : `The pawn on ${square} was left unpromoted.`,
  oneHandAgain: 'The move made with two hands is taken back. It can be made again with one hand.',
}
