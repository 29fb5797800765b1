import { describe, expect, test } from 'vitest'
import { filesOfShortCapture, inLatinFiles, marksOffer, movesIn } from './written-text.js'

describe('the text of a scoresheet', () => {
  test.each([
    ['1. e4 e5 2. Nf3 Nc6', ['e4', 'e5', 'Nf3', 'Nc6']],
    ['12…Sxd5 0:14', ['Sxd5']],
    ['0-0 O-O-O', ['0-0', 'O-O-O']],
    ['ed 5. ed5 e.p.', ['ed', 'ed5']],
    ['Лf4 (=)', ['Лf4']],
    ['e7e8D+', ['e7e8D+']],
    ['draw? no', []],
    ['(=)', []],
    ['', []],
  ])('%j has the moves %j', (text, moves) => {
    expect(movesIn(text)).toEqual(moves)
  })

  test('the sign for an offer is (=), however it is spaced', () => {
    expect(['Nf3 (=)', '( = )', 'e8=Q', 'Nf3='].map(marksOffer)).toEqual([true, true, false, false])
  })
})

describe('a sheet in Cyrillic letters', () => {
  test.each([
    ['1. е4 е5 2. Сф3 Сц6', ['е4', 'е5', 'Сф3', 'Сц6']],
    ['ехд5 хг4', ['ехд5', 'хг4']],
    ['ед', ['ед']],
    ['да га', []],
  ])('%j has the moves %j', (text, moves) => {
    expect(movesIn(text)).toEqual(moves)
  })

  test('squares and files are found in it', () => {
    expect(['Сф3', 'ехд5', 'Тхх8'].map(inLatinFiles)).toEqual(['Сf3', 'ехd5', 'Тхh8'])
    expect(['ед', 'ехд', 'хг', 'гхх', 'exd', 'ed'].map(filesOfShortCapture)).toEqual([
      ['e', 'd'],
      ['e', 'd'],
      ['h', 'g'],
      ['g', 'h'],
      ['e', 'd'],
      ['e', 'd'],
    ])
    expect(['be', 'да', 'Nf3'].map(filesOfShortCapture)).toEqual([null, null, null])
  })
})
