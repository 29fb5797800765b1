import type { Color } from '@jadoube/chess'
import { colourIfOpponents, type HandledPiece, type Moving } from './words.js'

const who: Readonly<Record<Color, string>> = { white: 'Bílý', black: 'Černý' }
const names: Readonly<Record<string, string>> = {
  k: 'krále',
  q: 'dámu',
  r: 'věž',
  b: 'střelce',
  n: 'jezdce',
  p: 'pěšce',
}

/** Dáma and věž are feminine. */
const isFeminine = (piece: string): boolean => /[qr]/i.test(piece)

/** The piece in the accusative, with its colour if it is the opponent's. */
export const what = ({ piece, by }: HandledPiece): string => {
  const name = names[piece.toLowerCase()] ?? piece
  const color = colourIfOpponents(piece, by)
  if (color === null) return name
  const stem = { white: 'bíl', black: 'čern' }[color]
  return `${stem}${isFeminine(piece) ? 'ou' : 'ého'} ${name}`
}

const genitive: Readonly<Record<string, string>> = {
  k: 'krále',
  q: 'dámy',
  r: 'věže',
  b: 'střelce',
  n: 'jezdce',
  p: 'pěšce',
}

/** The piece in the genitive. */
export const ofPiece = ({ piece, by }: HandledPiece): string => {
  const name = genitive[piece.toLowerCase()] ?? piece
  const color = colourIfOpponents(piece, by)
  if (color === null) return name
  const stem = { white: 'bíl', black: 'čern' }[color]
  return `${stem}${isFeminine(piece) ? 'é' : 'ého'} ${name}`
}

const accusative = {
  pawn: 'pěšce',
  knight: 'jezdce',
  bishop: 'střelce',
  rook: 'věž',
  queen: 'dámu',
  king: 'krále',
} as const

const instrumental = {
  pawn: 'pěšcem',
  knight: 'jezdcem',
  bishop: 'střelcem',
  rook: 'věží',
  queen: 'dámou',
  king: 'králem',
} as const

export const moving: Moving = {
  events: {
    'piece-placed': (e, w) =>
      e.from === null
        ? w.back
          ? `${who[e.by]} vrací ${what(e)} na ${e.to}.`
          : `${who[e.by]} staví na ${e.to} ${what(e)} z kamenů vedle šachovnice.`
        : `${who[e.by]} ${w.back ? 'vrací' : 'staví'} ${what(e)} z ${e.from} na ${e.to}.`,
    'piece-held': e =>
      e.from === null
        ? `${who[e.by]} se novým kamenem dotkl pole ${e.to} a nepustil ho. Tím zvolil ${what(e)}.`
        : `${who[e.by]} drží ${what(e)} z ${e.from} na ${e.to} a nepouští ${isFeminine(e.piece) ? 'ji' : 'ho'}.`,
    'piece-between-squares': e =>
      `${who[e.by]} nechal ${what(e)} z ${e.from} mezi poli ${e.squares.join(' a ')}.`,
    'move-part-made': (e, w) => {
      const notMade = 'Tah ještě není proveden.'
      if (w.moves === '') return notMade
      return e.barred
        ? `${notMade} Byl by to tah ${w.moves}, který ${who[e.by].toLowerCase()} teď hrát nesmí.`
        : `${notMade} Může z něj být jen: ${w.moves}.`
    },
    obligation: (e, w) => {
      const noCastling =
        e.rule === 'touch.rook-then-king'
          ? 'Hráč se dotkl věže dříve než krále, proto rošáda s ní teď není dovolena. '
          : ''
      if (w.any) return `${noCastling}${`${who[e.player]} smí zahrát kterýkoli přípustný tah.`}`
      const must =
        e.moves.length === 1
          ? `${who[e.player]} musí zahrát ${w.moves}.`
          : `${who[e.player]} si musí vybrat z tahů: ${w.moves}.`
      return `${noCastling}${must}`
    },
  },
  claims: { 'which-square': 'na kterém poli kámen stojí?' },
  effects: {
    'square-named': 'kámen byl puštěn na tomto poli',
    'not-released': 'kámen ještě nebyl puštěn na žádném poli',
  },
  owed: (player, { pieceToMove, pieceToCapture, move }) => {
    const owed = `${who[player]} měl`
    if (move !== null) return `${owed} zahrát ${move}.`
    if (pieceToCapture === null)
      return `${owed} táhnout ${instrumental[pieceToMove!.role]} z ${pieceToMove!.square}.`
    const taker =
      pieceToMove === null ? '' : ` ${instrumental[pieceToMove.role]} z ${pieceToMove.square}`
    return `${owed} vzít ${accusative[pieceToCapture.role]} na ${pieceToCapture.square}${taker}.`
  },
  moveStays: (player, move) => `${who[player]} už provedl tah ${move} a nesmí ho změnit.`,
  countsAsTouched: square => `Kámen na ${square} se považuje za dotknutý.`,
  pawnLeft: square =>
    square === undefined
      ? 'Pěšec na poslední řadě nebyl proměněn.'
      : `Pěšec na ${square} nebyl proměněn.`,
  oneHandAgain: 'Tah provedený oběma rukama je vzat zpět. Teď ho lze provést jednou rukou.',
}
