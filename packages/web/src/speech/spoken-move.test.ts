import { makeSan, parsePosition } from '@jadoube/chess'
import { type Language, languages } from '@jadoube/laws'
import { terms } from '@jadoube/laws/vocabulary'
import { describe, expect, test } from 'vitest'
import { lexiconOf } from './lexicon/index.js'
import { findSpokenMove } from './spoken-move.js'

/** Every kind of piece can go to one square that no other piece of its kind reaches. */
const pieces = 'r3k2r/pp1qpp1p/8/3p4/4P3/8/PP1B1PPP/RN1QK2R w KQkq - 0 1'
const castling = 'r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1'
const promotion = '7k/P7/8/8/8/8/8/K7 w - - 0 1'

async function heard(fen: string, text: string, language: Language): Promise<string | null> {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(fen)
  const move = await findSpokenMove(position.value, [text], language)
  return move === null ? null : makeSan(position.value, move)
}

function formsOf(id: string, language: Language): readonly string[] {
  const term = terms.find(each => each.id === id)
  if (term === undefined) throw new Error(id)
  return term.forms[language === 'sr-Latn' ? 'sr' : language].split(', ')
}

const moves = [
  ['king', 'e2', 'Ke2'],
  ['queen', 'b3', 'Qb3'],
  ['rook', 'g1', 'Rg1'],
  ['bishop', 'g5', 'Bg5'],
  ['knight', 'a3', 'Na3'],
  ['pawn', 'b4', 'b4'],
] as const

describe.each(languages)('a move spoken in %s', language => {
  test.each(moves)('the federation’s words for %s are understood', async (piece, square, san) => {
    for (const word of formsOf(piece, language)) {
      expect([word, await heard(pieces, `${word} ${square}`, language)]).toEqual([word, san])
    }
  })

  test('the federation’s words for castling are understood', async () => {
    for (const word of formsOf('castling-short', language))
      expect([word, await heard(castling, word, language)]).toEqual([word, 'O-O'])
    for (const word of formsOf('castling-long', language))
      expect([word, await heard(castling, word, language)]).toEqual([word, 'O-O-O'])
  })
})

/** What people say at a board, and what it means. */
const sayings: Readonly<Record<Exclude<Language, 'sr-Latn'>, readonly [string, string][]>> = {
  en: [
    ['Knight a three', 'Na3'],
    ['night to A3', 'Na3'],
    ['bishop gee five', 'Bg5'],
    ['queen to b 3', 'Qb3'],
    ['pawn takes d5', 'exd5'],
    ['e takes dee five', 'exd5'],
    ['castles king side', 'O-O'],
    ['castle short', 'O-O'],
  ],
  sl: [
    ['skakač na a3', 'Na3'],
    ['konj a tri', 'Na3'],
    ['s skakačem na a3', 'Na3'],
    ['lovec ge pet', 'Bg5'],
    ['tekač g5', 'Bg5'],
    ['damo na be tri', 'Qb3'],
    ['kmet vzame d5', 'exd5'],
    ['kraljica b3', 'Qb3'],
    ['kratka rokada', 'O-O'],
  ],
  sr: [
    ['скакач на а3', 'Na3'],
    ['konj a tri', 'Na3'],
    ['ловац ге пет', 'Bg5'],
    ['laufer g5', 'Bg5'],
    ['краљица бе три', 'Qb3'],
    ['пешак узима d5', 'exd5'],
    ['pešak uzima de pet', 'exd5'],
    ['кратка рокада', 'O-O'],
  ],
  cs: [
    ['jezdec na a3', 'Na3'],
    ['kůň á tři', 'Na3'],
    ['koněm na a3', 'Na3'],
    ['střelec gé pět', 'Bg5'],
    ['běžec g5', 'Bg5'],
    ['královna b3', 'Qb3'],
    ['dámou na bé tři', 'Qb3'],
    ['pěšec bere d5', 'exd5'],
    ['malá rošáda', 'O-O'],
  ],
  fi: [
    ['ratsu a3', 'Na3'],
    ['ratsulla aa kolmoseen', 'Na3'],
    ['heppa a3:een', 'Na3'],
    ['lähetti gee viiteen', 'Bg5'],
    ['lähetillä g5', 'Bg5'],
    ['daami b3', 'Qb3'],
    ['kuningattarella bee kolme', 'Qb3'],
    ['sotilas lyö d5', 'exd5'],
    ['linnoitus lyhyt', 'O-O'],
    ['linnoittuu lyhyesti', 'O-O'],
  ],
}

for (const [language, all] of Object.entries(sayings) as [Language, [string, string][]][]) {
  test.each(all)(`in ${language}: %s`, async (text, san) => {
    expect(await heard(san === 'O-O' ? castling : pieces, text, language)).toBe(san)
  })
}

/** Complete phrases, and phrases that are not moves. */
const phrases: Readonly<Record<Exclude<Language, 'sr-Latn'>, readonly [string, string | null][]>> =
  {
    en: [
      ['knight from b1 to c3', 'Nc3'],
      ['the queen goes to b3', 'Qb3'],
      ['rook h1 g1', 'Rg1'],
      ['king to e two', 'Ke2'],
      ['pawn to b four', 'b4'],
      ['b2 b4', 'b4'],
      ['e4 captures d5', 'exd5'],
      ['pawn on e4 takes d5', 'exd5'],
      ['kingside castling', 'O-O'],
      ['castling short', 'O-O'],
      ['queenside castling', 'O-O-O'],
      ['long castling', 'O-O-O'],
      ['I offer a draw', null],
      ['press the clock', null],
      ['I resign', null],
    ],
    sl: [
      ['skakač z b1 na c3', 'Nc3'],
      ['dama gre na b3', 'Qb3'],
      ['trdnjava s h1 na g1', 'Rg1'],
      ['kralj na e dve', 'Ke2'],
      ['kmet na b štiri', 'b4'],
      ['b2 b4', 'b4'],
      ['e4 vzame d5', 'exd5'],
      ['s kmetom jemljem na d5', 'exd5'],
      ['mala rokada', 'O-O'],
      ['rokada na kraljevo stran', 'O-O'],
      ['velika rokada', 'O-O-O'],
      ['rokiram na damino stran', 'O-O-O'],
      ['ponujam remi', null],
      ['pritisni uro', null],
      ['vdam se', null],
    ],
    sr: [
      ['скакач са b1 на c3', 'Nc3'],
      ['дама иде на b3', 'Qb3'],
      ['топ са h1 на g1', 'Rg1'],
      ['краљ на е два', 'Ke2'],
      ['пешак на бе четири', 'b4'],
      ['b2 b4', 'b4'],
      ['e4 узима d5', 'exd5'],
      ['пешаком узимам де пет', 'exd5'],
      ['мала рокада', 'O-O'],
      ['рокада на краљевом крилу', 'O-O'],
      ['велика рокада', 'O-O-O'],
      ['рокада на дамином крилу', 'O-O-O'],
      ['нудим реми', null],
      ['притисни сат', null],
      ['предајем', null],
    ],
    cs: [
      ['jezdec z b1 na c3', 'Nc3'],
      ['dáma jde na b3', 'Qb3'],
      ['věž z h1 na g1', 'Rg1'],
      ['král na é dva', 'Ke2'],
      ['pěšec na bé čtyři', 'b4'],
      ['b2 b4', 'b4'],
      ['e4 bere d5', 'exd5'],
      ['pěšcem beru na dé pět', 'exd5'],
      ['krátká rošáda', 'O-O'],
      ['rošáda na královské křídlo', 'O-O'],
      ['velká rošáda', 'O-O-O'],
      ['dlouhá rošáda', 'O-O-O'],
      ['nabízím remízu', null],
      ['stiskni hodiny', null],
      ['vzdávám se', null],
    ],
    fi: [
      ['ratsu ruudusta b1 ruutuun c3', 'Nc3'],
      ['kuningatar siirtyy ruutuun b3', 'Qb3'],
      ['torni h1:stä g1:een', 'Rg1'],
      ['kuningas ee kakkoseen', 'Ke2'],
      ['sotilas bee neljään', 'b4'],
      ['b2 b4', 'b4'],
      ['e4 lyö d5', 'exd5'],
      ['sotilaalla lyön dee viiteen', 'exd5'],
      ['lyhyt linnoitus', 'O-O'],
      ['linnoitan kuningassivustalle', 'O-O'],
      ['pitkä linnoitus', 'O-O-O'],
      ['linnoitus kuningatarsivustalle', 'O-O-O'],
      ['tarjoan tasapeliä', null],
      ['paina kelloa', null],
      ['luovutan', null],
    ],
  }

for (const [language, all] of Object.entries(phrases) as [Language, [string, string | null][]][]) {
  test.each(all)(`in ${language}, complete: %s`, async (text, san) => {
    expect(await heard(san?.startsWith('O') ? castling : pieces, text, language)).toBe(san)
  })
}

/** Every listed word, official or common, has its listed meaning. */
describe.each(languages)('every word known in %s', language => {
  const roots = lexiconOf(language)

  test.each(moves)('for %s', async (piece, square, san) => {
    for (const word of (await roots).pieces[piece])
      expect([word, await heard(pieces, `${word} ${square}`, language)]).toEqual([word, san])
  })

  test('for capturing', async () => {
    for (const word of (await roots).takes)
      expect([word, await heard(pieces, `e4 ${word} d5`, language)]).toEqual([word, 'exd5'])
  })

  test('for castling and its sides', async () => {
    const { castling: words, short, long } = await roots
    for (const word of words) {
      for (const side of short)
        expect([word, side, await heard(castling, `${word} ${side}`, language)]).toEqual([
          word,
          side,
          'O-O',
        ])
      for (const side of long)
        expect([word, side, await heard(castling, `${word} ${side}`, language)]).toEqual([
          word,
          side,
          'O-O-O',
        ])
    }
  })

  test('for the ranks', async () => {
    for (const [index, words] of (await roots).numbers.entries()) {
      const rank = index + 1
      const fen = rank === 1 ? 'R7/8/8/8/8/8/7k/3K4 w - - 0 1' : '8/8/8/8/8/8/7k/R2K4 w - - 0 1'
      for (const word of words) {
        const san = await heard(fen, `${(await roots).pieces.rook[0]} a ${word}`, language)
        expect([word, san?.replace(/[+#]/, '')]).toEqual([word, `Ra${rank}`])
      }
    }
  })

  test('for the files', async () => {
    const rook = (await roots).pieces.rook[0]
    for (const [index, words] of (await roots).files.entries()) {
      const file = 'abcdefgh'[index]!
      const fen = file === 'a' ? '3k4/8/8/8/7R/8/8/3K4 w - - 0 1' : '3k4/8/8/8/R7/8/8/3K4 w - - 0 1'
      for (const word of words) {
        const san = await heard(fen, `${rook} ${word} 4`, language)
        expect([word, san?.replace(/[+#]/, '')]).toEqual([word, `R${file}4`])
      }
    }
  })
})

test.each([
  ['en', 'a eight queen', 'a8=Q+'],
  ['en', 'pawn to a8 promotes to a queen', 'a8=Q+'],
  ['en', 'a8 promote to knight', 'a8=N'],
  ['sl', 'a osem dama', 'a8=Q+'],
  ['sl', 'kmet na a8, promocija v damo', 'a8=Q+'],
  ['sl', 'a8 promoviram v skakača', 'a8=N'],
  ['sr', 'а осам дама', 'a8=Q+'],
  ['sr', 'пешак на a8, промоција у даму', 'a8=Q+'],
  ['sr', 'a8 промовишем у скакача', 'a8=N'],
  ['cs', 'á osm dáma', 'a8=Q+'],
  ['cs', 'pěšec na a8, proměna v dámu', 'a8=Q+'],
  ['cs', 'a8 proměňuji v jezdce', 'a8=N'],
  ['cs', 'a8 a dáma', 'a8=Q+'],
  ['fi', 'aa kahdeksan kuningatar', 'a8=Q+'],
  ['fi', 'sotilas a8, korotus kuningattareksi', 'a8=Q+'],
  ['fi', 'a8 korotan ratsuksi', 'a8=N'],
] as const)('a promotion in %s: %s', async (language, text, san) => {
  expect(await heard(promotion, text, language)).toBe(san)
})

test.each([
  ['en', 'rook takes h7'],
  ['en', 'rook captures on h seven'],
  ['sl', 'trdnjava vzame na h7'],
  ['sl', 's trdnjavo jemljem ha sedem'],
  ['sr', 'топ узима h7'],
  ['sr', 'топом узимам на ха седам'],
  ['cs', 'věž bere h7'],
  ['cs', 'věží beru na há sedm'],
  ['fi', 'torni lyö h7'],
  ['fi', 'tornilla lyön hoo seitsemän'],
] as const)('a capture by a piece in %s: %s', async (language, text) => {
  expect(await heard('k7/7p/8/8/8/8/8/K6R w - - 0 1', text, language)).toBe('Rxh7')
})

test('a pawn capture that two pawns can make is not guessed', async () => {
  expect(await heard('4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1', 'pawn takes d5', 'en')).toBeNull()
})

test('castling without its side, or other words, are not moves', async () => {
  expect(await heard(castling, 'castles', 'en')).toBeNull()
  expect(await heard(castling, 'good morning', 'en')).toBeNull()
})
