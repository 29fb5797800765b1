import { makeSan, parsePosition } from '@jadoube/chess'
import { type Language, languages } from '@jadoube/laws'
import { terms } from '@jadoube/laws/vocabulary'
import { describe, expect, test } from 'vitest'
import { understood } from './spoken-move.js'

/** Every kind of piece can go to one square that no other of its kind reaches. */
const pieces = 'r3k2r/pp1qpp1p/8/3p4/4P3/8/PP1B1PPP/RN1QK2R w KQkq - 0 1'
const castling = 'r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1'
const promotion = '7k/P7/8/8/8/8/8/K7 w - - 0 1'

async function heard(fen: string, text: string, language: Language): Promise<string | null> {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(fen)
  const move = await understood(position.value, [text], language)
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

/** As people say it at a board, and what is meant. */
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

test.each([
  ['en', 'a eight queen'],
  ['sl', 'a osem dama'],
  ['sr', 'а осам дама'],
  ['cs', 'á osm dáma'],
  ['fi', 'aa kahdeksan kuningatar'],
] as const)('a promotion in %s: %s', async (language, text) => {
  expect(await heard(promotion, text, language)).toBe('a8=Q+')
})

test('a pawn capture that two pawns can make is not guessed', async () => {
  expect(await heard('4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1', 'pawn takes d5', 'en')).toBeNull()
})

test('castling without its side, or words of something else, are no move', async () => {
  expect(await heard(castling, 'castles', 'en')).toBeNull()
  expect(await heard(castling, 'good morning', 'en')).toBeNull()
})
