import type { Color } from '@jadoube/chess'
import { colourIfOpponents, type HandledPiece, type Moving } from './words.js'

const who: Readonly<Record<Color, string>> = { white: 'Valkea', black: 'Musta' }
const names: Readonly<Record<string, string>> = {
  k: 'kuninkaan',
  q: 'kuningattaren',
  r: 'tornin',
  b: 'lähetin',
  n: 'ratsun',
  p: 'sotilaan',
}

const whose: Readonly<Record<Color, string>> = { white: 'Valkean', black: 'Mustan' }
const plain: Readonly<Record<string, string>> = {
  q: 'kuningatar',
  r: 'torni',
  b: 'lähetti',
  n: 'ratsu',
}

/** The piece in the genitive, with its colour if it is the opponent's. */
export const what = ({ piece, by }: HandledPiece): string => {
  const name = names[piece.toLowerCase()] ?? piece
  const color = colourIfOpponents(piece, by)
  return color === null ? name : `${{ white: 'valkean', black: 'mustan' }[color]} ${name}`
}

const nominative = {
  pawn: 'sotilas',
  knight: 'ratsu',
  bishop: 'lähetti',
  rook: 'torni',
  queen: 'kuningatar',
  king: 'kuningas',
} as const

const partitive = {
  pawn: 'sotilasta',
  knight: 'ratsua',
  bishop: 'lähettiä',
  rook: 'tornia',
  queen: 'kuningatarta',
  king: 'kuningasta',
} as const

const partitiveOf: Readonly<Record<string, string>> = {
  k: partitive.king,
  q: partitive.queen,
  r: partitive.rook,
  b: partitive.bishop,
  n: partitive.knight,
  p: partitive.pawn,
}

/** The piece in the partitive. */
export const somePiece = ({ piece, by }: HandledPiece): string => {
  const name = partitiveOf[piece.toLowerCase()] ?? piece
  const color = colourIfOpponents(piece, by)
  return color === null ? name : `${{ white: 'valkeaa', black: 'mustaa' }[color]} ${name}`
}

const adessive = {
  pawn: 'sotilaalla',
  knight: 'ratsulla',
  bishop: 'lähetillä',
  rook: 'tornilla',
  queen: 'kuningattarella',
  king: 'kuninkaalla',
} as const

export const moving: Moving = {
  events: {
    'piece-placed': (e, w) =>
      e.from === null
        ? `${who[e.by]} ${w.back ? 'palauttaa' : 'asettaa laudan vierestä'} ${what(e)} ruutuun ${e.to}.`
        : `${who[e.by]} ${w.back ? 'palauttaa' : 'asettaa'} ${what(e)} ruudusta ${e.from} ruutuun ${e.to}.`,
    'piece-held': e =>
      e.from === null
        ? `${who[e.by]} koskettaa uudella nappulalla ruutua ${e.to} eikä päästä irti. Valinta on lopullinen: ${plain[e.piece.toLowerCase()] ?? e.piece}.`
        : `${who[e.by]} pitää ruudun ${e.from} ${somePiece(e)} ruudussa ${e.to} eikä päästä irti.`,
    'piece-between-squares': e =>
      `${who[e.by]} jättää ruudun ${e.from} ${what(e)} ruutujen ${e.squares.join(' ja ')} väliin.`,
    'move-part-made': (e, w) => {
      const notMade = 'Siirtoa ei ole vielä tehty.'
      if (w.moves === '') return notMade
      return e.barred
        ? `${notMade} Siitä tulisi ${w.moves}, jota ${who[e.by].toLowerCase()} ei saa nyt pelata.`
        : `${notMade} Siitä voi tulla vain: ${w.moves}.`
    },
    obligation: (e, w) => {
      const noCastling =
        e.rule === 'touch.rook-then-king'
          ? 'Tornia kosketettiin ennen kuningasta, joten sen kanssa ei saa nyt linnoittua. '
          : ''
      if (w.any)
        return `${noCastling}${`${who[e.player]} saa tehdä minkä tahansa laillisen siirron.`}`
      const must =
        e.moves.length === 1
          ? `${whose[e.player]} on pelattava ${w.moves}.`
          : `${whose[e.player]} on valittava näistä: ${w.moves}.`
      return `${noCastling}${must}`
    },
  },
  claims: { 'which-square': 'missä ruudussa nappula on?' },
  effects: {
    'square-named': 'nappula irrotettiin kädestä siihen ruutuun',
    'not-released': 'nappulaa ei ole vielä irrotettu kädestä mihinkään ruutuun',
  },
  owed: (player, { pieceToMove, pieceToCapture, move }) => {
    const owed = `${whose[player]} olisi pitänyt`
    if (move !== null) return `${owed} pelata ${move}.`
    if (pieceToCapture === null)
      return `${owed} siirtää ruudun ${pieceToMove!.square} ${partitive[pieceToMove!.role]}.`
    const taker =
      pieceToMove === null ? '' : ` ruudun ${pieceToMove.square} ${adessive[pieceToMove.role]}`
    return `${owed} lyödä ruudun ${pieceToCapture.square} ${nominative[pieceToCapture.role]}${taker}.`
  },
  moveStays: (player, move) => `${who[player]} on jo tehnyt siirron ${move} eikä saa muuttaa sitä.`,
  countsAsTouched: square => `Nappula ruudussa ${square} katsotaan kosketetuksi.`,
  pawnLeft: square =>
    square === undefined
      ? 'Viimeisen rivin sotilasta ei korotettu.'
      : `Ruudun ${square} sotilasta ei korotettu.`,
  oneHandAgain:
    'Kahdella kädellä tehty siirto perutaan. Sen voi nyt tehdä uudelleen yhdellä kädellä.',
}
