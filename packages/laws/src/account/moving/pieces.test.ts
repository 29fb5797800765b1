import { expect, test } from 'vitest'
import type { GameEvent } from '../../game/event.js'
import { wordings } from '../account.js'
import type { Say, Words } from '../wording.js'

const white = ['K', 'Q', 'R', 'B', 'N', 'P']
const black = ['k', 'q', 'r', 'b', 'n', 'p']

/** The pieces in a sentence about White, between the words before and after them. */
function named(
  language: keyof typeof wordings,
  type: 'piece-touched' | 'piece-displaced',
  [before, after]: readonly [string, string],
  pieces: readonly string[],
): readonly string[] {
  const say = wordings[language].events[type] as Say<GameEvent['type']>
  return pieces.map(piece => {
    const event = { type, at: 0, by: 'white', square: 'e4', from: 'e4', to: 'e5', piece }
    const text = say(event as unknown as GameEvent, {} as Words)
    expect(text.startsWith(before) && text.endsWith(after), text).toBe(true)
    return text.slice(before.length, -after.length)
  })
}

const touched = {
  en: ['White touches ', ' on e4.'],
  sl: ['Beli se dotakne ', ' na e4.'],
  sr: ['Бели додирује ', ' на e4.'],
  cs: ['Bílý se dotýká ', ' na e4.'],
  fi: ['Valkea koskettaa ', ' ruudussa e4.'],
} as const

test.each([
  ['en', ['the king', 'the queen', 'the rook', 'the bishop', 'the knight', 'the pawn']],
  ['sl', ['kralja', 'dame', 'trdnjave', 'lovca', 'skakača', 'kmeta']],
  ['sr', ['краља', 'даму', 'топа', 'ловца', 'скакача', 'пешака']],
  ['cs', ['krále', 'dámy', 'věže', 'střelce', 'jezdce', 'pěšce']],
  ['fi', ['kuningasta', 'kuningatarta', 'tornia', 'lähettiä', 'ratsua', 'sotilasta']],
] as const)('a touched piece is named in %s', (language, names) => {
  expect(named(language, 'piece-touched', touched[language], white)).toEqual(names)
})

test.each([
  ['en', ['the black king', 'the black queen', 'the black rook', 'the black bishop']],
  ['sl', ['črnega kralja', 'črne dame', 'črne trdnjave', 'črnega lovca']],
  ['sr', ['црног краља', 'црну даму', 'црног топа', 'црног ловца']],
  ['cs', ['černého krále', 'černé dámy', 'černé věže', 'černého střelce']],
  ['fi', ['mustaa kuningasta', 'mustaa kuningatarta', 'mustaa tornia', 'mustaa lähettiä']],
] as const)('a touched piece of the opponent is named with its colour in %s', (language, names) => {
  expect(named(language, 'piece-touched', touched[language], black.slice(0, 4))).toEqual(names)
})

test.each([
  ['en', ['White displaces ', ' from e4 to e5.'], ['the king', 'the queen', 'the rook']],
  ['sl', ['Beli po nesreči premakne ', ' z e4 na e5.'], ['kralja', 'damo', 'trdnjavo']],
  ['sr', ['Бели случајно помера ', ' са e4 на e5.'], ['краља', 'даму', 'топа']],
  ['cs', ['Bílý nechtěně posouvá ', ' z e4 na e5.'], ['krále', 'dámu', 'věž']],
  [
    'fi',
    ['Valkea siirtää vahingossa ', ' ruudusta e4 ruutuun e5.'],
    ['kuninkaan', 'kuningattaren', 'tornin'],
  ],
] as const)('a displaced piece is named in %s', (language, around, names) => {
  expect(named(language, 'piece-displaced', around, white.slice(0, 3))).toEqual(names)
})
