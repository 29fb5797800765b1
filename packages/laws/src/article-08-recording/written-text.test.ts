import { describe, expect, test } from 'vitest'
import { marksOffer, movesIn } from './written-text.js'

describe('what stands on a scoresheet', () => {
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
