import { describe, expect, test } from 'vitest'
import { fold, matchAll, wordsOf } from './words.js'

describe('words as the search sees them', () => {
  test('lose their marks, their capitals and their alphabet', () => {
    expect(fold('Šahovska ura, ŽÍLA, pěšec, Hyväksyä')).toBe('sahovska ura, zila, pesec, hyvaksya')
    expect(fold('мртва позиција, Ђорђе, његов џеп')).toBe(
      fold('mrtva pozicija, Đorđe, njegov džep'),
    )
  })

  test('are taken one by one', () => {
    expect(wordsOf('„Rokada“ (velika): e1, c1')).toEqual(['rokada', 'velika', 'e1', 'c1'])
  })

  test('name the signs of the notation and the pieces of an ending', () => {
    expect(wordsOf('what does # mean')).toContain('hashsign')
    expect(wordsOf('the sign (=)')).toContain('equalssign')
    expect(wordsOf('3+2')).toEqual(['3', '2'])
    expect(wordsOf('what is 0-0-0')).toEqual(['what', 'is', 'longcastling'])
    expect(wordsOf('O-O')).toContain('shortcastling')
    expect(wordsOf('both clocks show 0.00')).toContain('zerotime')
    expect(wordsOf('10-0-0 and 1.00')).toEqual(['10', '0', '0', 'and', '1', '00'])
    expect(wordsOf('K+N v K')).toEqual(['king', 'and', 'knight', 'against', 'king'])
  })

  test('are read with their neighbours', () => {
    expect(wordsOf('must I write the moves down')).not.toContain('down')
    expect(wordsOf('the flag is down')).toContain('down')
    // The word for check is also the word for chess.
    expect(wordsOf('v pospešenem šahu')).toEqual(['v', 'pospesenem'])
    expect(wordsOf('kralj v šahu')).toContain('sahu')
    // The Serbian word for withdrawing is also a word for moving.
    expect(wordsOf('remi pre nego što povučem')).toContain('odigram')
    expect(wordsOf('могу ли да повучем понуду')).toContain('povucem')
  })

  test('answer best where they are the same, less where they begin alike', () => {
    const worth = (asked: string, text: string) => matchAll(wordsOf(asked), wordsOf(text))
    expect(worth('draw', 'a draw')).toBeGreaterThan(worth('draw', 'it is drawn'))
    expect(worth('šahovska', 'šahovsko uro')).toBeGreaterThan(0)
    expect(worth('draw offer', 'the draw')).toBe(0)
    expect(worth('mat', 'remi')).toBe(0)
  })
})
