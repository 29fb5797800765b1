import type { Color } from '@jadoube/chess'
import { colourIfOpponents, type HandledPiece, type Moving } from './words.js'

const who: Readonly<Record<Color, string>> = { white: 'Бели', black: 'Црни' }
const names: Readonly<Record<string, string>> = {
  k: 'краља',
  q: 'даму',
  r: 'топа',
  b: 'ловца',
  n: 'скакача',
  p: 'пешака',
}

/** The piece in the accusative, with its colour if it is the opponent's. */
export const what = ({ piece, by }: HandledPiece): string => {
  const name = names[piece.toLowerCase()] ?? piece
  const color = colourIfOpponents(piece, by)
  if (color === null) return name
  const stem = { white: 'бел', black: 'црн' }[color]
  return `${stem}${/q/i.test(piece) ? 'у' : 'ог'} ${name}`
}

const accusative = {
  pawn: 'пешака',
  knight: 'скакача',
  bishop: 'ловца',
  rook: 'топа',
  queen: 'даму',
  king: 'краља',
} as const

const instrumental = {
  pawn: 'пешаком',
  knight: 'скакачем',
  bishop: 'ловцем',
  rook: 'топом',
  queen: 'дамом',
  king: 'краљем',
} as const

export const moving: Moving = {
  events: {
    'piece-placed': (e, w) =>
      e.from === null
        ? w.back
          ? `${who[e.by]} враћа ${what(e)} на ${e.to}.`
          : `${who[e.by]} ставља на ${e.to} ${what(e)}, ${/q/i.test(e.piece) ? 'која је била' : 'који је био'} поред табле.`
        : `${who[e.by]} ${w.back ? 'враћа' : 'ставља'} ${what(e)} са ${e.from} на ${e.to}.`,
    'piece-held': e =>
      e.from === null
        ? `${who[e.by]} додирује поље ${e.to} новом фигуром и не испушта је. Тиме је изабрао ${what(e)}.`
        : `${who[e.by]} држи ${what(e)} са ${e.from} на ${e.to} и не испушта ${/q/i.test(e.piece) ? 'је' : 'га'}.`,
    'piece-between-squares': e =>
      `${who[e.by]} оставља ${what(e)} са ${e.from} између поља ${e.squares.join(' и ')}.`,
    'move-part-made': (e, w) => {
      const notMade = 'Потез још није одигран.'
      if (w.moves === '') return notMade
      return e.barred
        ? `${notMade} Могао би да буде само ${w.moves}, а то ${who[e.by].toLowerCase()} сада не сме да игра.`
        : `${notMade} Може да буде само: ${w.moves}.`
    },
    obligation: (e, w) => {
      const noCastling =
        e.rule === 'touch.rook-then-king'
          ? 'Топ је додирнут пре краља, па рокада са њим сада није дозвољена. '
          : ''
      if (w.any)
        return `${noCastling}${`${who[e.player]} може да одигра било који правилан потез.`}`
      const must =
        e.moves.length === 1
          ? `${who[e.player]} мора да одигра ${w.moves}.`
          : `${who[e.player]} мора да одигра један од потеза: ${w.moves}.`
      return `${noCastling}${must}`
    },
  },
  claims: { 'which-square': 'на ком пољу стоји фигура?' },
  effects: {
    'square-named': 'фигура је испуштена на том пољу',
    'not-released': 'фигура још није испуштена ни на једном пољу',
  },
  owed: (player, { pieceToMove, pieceToCapture, move }) => {
    const owed = `${who[player]} је морао да`
    if (move !== null) return `${owed} одигра ${move}.`
    if (pieceToCapture === null)
      return `${owed} помери ${accusative[pieceToMove!.role]} са ${pieceToMove!.square}.`
    const taker =
      pieceToMove === null ? '' : ` ${instrumental[pieceToMove.role]} са ${pieceToMove.square}`
    return `${owed} узме ${accusative[pieceToCapture.role]} на ${pieceToCapture.square}${taker}.`
  },
  moveStays: (player, move) => `${who[player]} је већ одиграо потез ${move} и не сме да га мења.`,
  countsAsTouched: square => `Фигура на ${square} сматра се додирнутом.`,
  pawnLeft: square =>
    square === undefined
      ? 'Пешак на последњем реду није промовисан.'
      : `Пешак на ${square} није промовисан.`,
  oneHandAgain: 'Потез одигран обема рукама је враћен. Сада се може одиграти једном руком.',
}
