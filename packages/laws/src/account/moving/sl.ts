import type { Color } from '@jadoube/chess'
import { awayFrom } from '../slovenian.js'
import { colourIfOpponents, type HandledPiece, type Moving } from './words.js'

const who: Readonly<Record<Color, string>> = { white: 'Beli', black: 'Črni' }
const names: Readonly<Record<string, string>> = {
  k: 'kralja',
  q: 'damo',
  r: 'trdnjavo',
  b: 'lovca',
  n: 'skakača',
  p: 'kmeta',
}

/** Dama and trdnjava are feminine. */
const isFeminine = (piece: string): boolean => /[qr]/i.test(piece)

/** The piece in the accusative, with its colour if it is the opponent's. */
export const what = ({ piece, by }: HandledPiece): string => {
  const name = names[piece.toLowerCase()] ?? piece
  const color = colourIfOpponents(piece, by)
  if (color === null) return name
  const stem = { white: 'bel', black: 'črn' }[color]
  return `${stem}${isFeminine(piece) ? 'o' : 'ega'} ${name}`
}

/** The piece in the genitive: only the feminine ones differ from the accusative. */
export const ofPiece = (handled: HandledPiece): string =>
  isFeminine(handled.piece) ? what(handled).replace(/o(?= |$)/g, 'e') : what(handled)

const accusative = {
  pawn: 'kmeta',
  knight: 'skakača',
  bishop: 'lovca',
  rook: 'trdnjavo',
  queen: 'damo',
  king: 'kralja',
} as const

const withPiece = {
  pawn: 's kmetom',
  knight: 's skakačem',
  bishop: 'z lovcem',
  rook: 's trdnjavo',
  queen: 'z damo',
  king: 's kraljem',
} as const

export const moving: Moving = {
  events: {
    'piece-placed': (e, w) =>
      e.from === null
        ? w.back
          ? `${who[e.by]} vrne ${what(e)} na ${e.to}.`
          : `${who[e.by]} postavi na ${e.to} ${what(e)}, ki je bil${isFeminine(e.piece) ? 'a' : ''} ob šahovnici.`
        : `${who[e.by]} ${w.back ? 'vrne' : 'postavi'} ${what(e)} ${awayFrom(e.from)} na ${e.to}.`,
    'piece-held': e =>
      e.from === null
        ? `${who[e.by]} se polja ${e.to} dotakne z novo figuro, ki je ne izpusti. S tem je izbral ${what(e)}.`
        : `${who[e.by]} drži ${what(e)} ${awayFrom(e.from)} na ${e.to} in ${isFeminine(e.piece) ? 'je' : 'ga'} ne izpusti.`,
    'piece-between-squares': e =>
      `${who[e.by]} pusti ${what(e)} ${awayFrom(e.from)} med polji ${e.squares.join(' in ')}.`,
    'move-part-made': (e, w) => {
      const notMade = 'Poteza še ni izvršena.'
      if (w.moves === '') return notMade
      return e.barred
        ? `${notMade} Lahko bi postala le ${w.moves}, tega pa ${who[e.by].toLowerCase()} zdaj ne sme igrati.`
        : `${notMade} Lahko postane le: ${w.moves}.`
    },
    obligation: (e, w) => {
      const noCastling =
        e.rule === 'touch.rook-then-king'
          ? 'Trdnjava je bila dotaknjena pred kraljem, zato rokada z njo zdaj ni dovoljena. '
          : ''
      if (w.any)
        return `${noCastling}${`${who[e.player]} lahko odigra katerokoli pravilno potezo.`}`
      const must =
        e.moves.length === 1
          ? `${who[e.player]} mora igrati ${w.moves}.`
          : `${who[e.player]} mora izbrati eno od teh potez: ${w.moves}.`
      return `${noCastling}${must}`
    },
  },
  claims: { 'which-square': 'na katerem polju stoji figura?' },
  effects: {
    'square-named': 'figura je bila izpuščena na tem polju',
    'not-released': 'figura še ni bila izpuščena na nobenem polju',
  },
  owed: (player, { pieceToMove, pieceToCapture, move }) => {
    const owed = `${who[player]} bi moral`
    if (move !== null) return `${owed} igrati ${move}.`
    if (pieceToCapture === null)
      return `${owed} premakniti ${accusative[pieceToMove!.role]} ${awayFrom(pieceToMove!.square)}.`
    const taker =
      pieceToMove === null ? '' : ` ${withPiece[pieceToMove.role]} ${awayFrom(pieceToMove.square)}`
    return `${owed} vzeti ${accusative[pieceToCapture.role]} na ${pieceToCapture.square}${taker}.`
  },
  moveStays: (player, move) =>
    `${who[player]} je že izvršil potezo ${move} in je ne sme spremeniti.`,
  countsAsTouched: square => `Figura na ${square} velja za dotaknjeno.`,
  pawnLeft: square =>
    square === undefined
      ? 'Kmet na zadnji vrsti ni bil promoviran.'
      : `Kmet na ${square} ni bil promoviran.`,
  oneHandAgain: 'Poteza, izvršena z obema rokama, se vrne. Zdaj jo je mogoče izvršiti z eno roko.',
}
