import { describe, expect, test } from 'vitest'
import { parseAskedArticle, rulesAsked } from './asked-article.js'

describe('an article that is asked for', () => {
  test.each([
    ['9.2', '9.2', null],
    ['Article 9.2.1', '9.2.1', null],
    ['art. 7.5.5', '7.5.5', null],
    ['čl. 6.9', '6.9', null],
    ['члан 6.9', '6.9', null],
    ['člen 4.4.2', '4.4.2', null],
    ['sääntö 7.5.3', '7.5.3', null],
    ['A4c', 'a4c', null],
    ['A.5.2', 'a.5.2', null],
    ['III.5.1', 'iii.5.1', null],
    ['7.4.b (2009)', '7.4.b', 'fide-2009'],
    ['fide-2018 7.5.5', '7.5.5', 'fide-2018'],
    ['FB 14e', '14e', 'finland-blitz-2008'],
    ['appendix A', 'a', null],
    ['9,2', '9.2', null],
    ['artikla 5.2.2', '5.2.2', null],
    ['what does 9.2.1 say?', '9.2.1', null],
    ['Kaj pravi člen 6.9', '6.9', null],
    ['Шта каже члан 7.5.5', '7.5.5', null],
    ['co říká 4.7.2', '4.7.2', null],
    ['mitä sanoo sääntö A.5.2', 'a.5.2', null],
    ['§ 6.7', '6.7', null],
    ['point 11.3.2', '11.3.2', null],
  ])('%s', (text, article, edition) => {
    expect(parseAskedArticle(text)).toEqual({ article, edition })
  })

  test.each([
    'a',
    'i',
    '50 moves',
    'touched 2 pieces',
    'threefold',
    '',
    '2018',
    'a pawn',
    'illegal move 7.5.5 minutes',
  ])('is not what %s asks for', text => {
    expect(parseAskedArticle(text)).toBeNull()
  })

  test('is found in the edition that is read, else in the newest that has it', () => {
    const first = (text: string, edition: 'fide-2023' | 'fide-2009') =>
      rulesAsked(parseAskedArticle(text)!, edition)[0]?.id
    expect(first('9.6.1', 'fide-2023')).toBe('auto.fivefold')
    expect(first('12.3.b', 'fide-2023')).toMatch(/^device\./)
    expect(first('7.5.5 2018', 'fide-2009')).toBe('illegal.penalty-time')
  })
})
