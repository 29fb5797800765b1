import { describe, expect, test } from 'vitest'
import { probableDuplicates } from './duplicate-entries.js'

describe('a player who is on a list twice', () => {
  test.each([
    ['the same name', { name: 'Novak, Ana' }, { name: 'Novak, Ana' }],
    ['the words in another order', { name: 'Novak, Ana' }, { name: 'Ana Novak' }],
    ['in capitals, without accents', { name: 'Novák, Jan' }, { name: 'NOVAK Jan' }],
    [
      'the same FIDE id',
      { name: 'Novak, A.', fideId: '14600001' },
      { name: 'Novak, Ana', fideId: '14600001' },
    ],
    ['only one has an id', { name: 'Novak, Ana', fideId: '14600001' }, { name: 'Novak Ana' }],
    [
      'a year and a date of it',
      { name: 'Novak, Ana', birth: '1990' },
      { name: 'Novak Ana', birth: '1990/05/31' },
    ],
  ])('is noticed: %s', (_, one, other) => {
    expect(probableDuplicates([one, other], [])).toEqual([other.name])
    // Or who has already entered.
    expect(probableDuplicates([other], [one])).toEqual([other.name])
  })

  test.each([
    ['other ids', { name: 'Novak, Ana', fideId: '1' }, { name: 'Novak, Ana', fideId: '2' }],
    [
      'other years',
      { name: 'Novak, Jan', birth: '1960' },
      { name: 'Novak, Jan', birth: '1990/01/02' },
    ],
    ['other names', { name: 'Novak, Ana' }, { name: 'Novak, Anja' }],
  ])('but not two people: %s', (_, one, other) => {
    expect(probableDuplicates([one, other], [])).toEqual([])
  })

  test('two earlier entries with the same name are not reported', () => {
    expect(probableDuplicates([{ name: 'Kos, Bor' }], [{ name: 'Ana' }, { name: 'Ana' }])).toEqual(
      [],
    )
  })
})
