import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diffWords } from './word-diff.js'

const side = (before: string, after: string, which: 'before' | 'after') =>
  diffWords(before, after)
    .filter(stretch => stretch.in === 'both' || stretch.in === which)
    .map(stretch => stretch.text.trim())
    .filter(text => text !== '')
    .join(' ')

describe('the words in which two editions differ', () => {
  test('are marked, and the others stay', () => {
    expect(diffWords('the third illegal move', 'the second illegal move')).toEqual([
      { text: 'the ', in: 'both' },
      { text: 'third ', in: 'before' },
      { text: 'second ', in: 'after' },
      { text: 'illegal move', in: 'both' },
    ])
  })

  test('each side reads as it was written', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', 'dd', 'e.'), { maxLength: 12 })
      .map(words => words.join(' '))
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(side(before, after, 'before')).toBe(before)
        expect(side(before, after, 'after')).toBe(after)
      }),
    )
  })
})
