import { describe, expect, test } from 'vitest'
import { isUnder } from '../catalogue/citation.js'
import { citationsOf, rulesIn } from '../catalogue/lookup.js'
import { editionIds } from '../editions/edition-id.js'
import { parseAskedArticle, rulesAsked, rulesMentioned } from './asked-article.js'

describe('an article that is asked for', () => {
  test.each([
    ['9.2', '9.2', null],
    ['Article 9.2.1', '9.2.1', null],
    ['art. 7.5.5', '7.5.5', null],
    ['čl. 6.9', '6.9', null],
    ['члан 6.9', '6.9', null],
    ['člen 4.4.2', '4.4.2', null],
    ['sääntö 7.5.3', '7.5.3', null],
    ['A4c', 'a.4.c', null],
    ['A.5.2', 'a.5.2', null],
    ['III.5.1', 'iii.5.1', null],
    ['7.4.b (2009)', '7.4.b', 'fide-2009'],
    ['fide-2018 7.5.5', '7.5.5', 'fide-2018'],
    ['FB 14e', '14.e', 'finland-blitz-2008'],
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
    ['rule 9 2 2', '9.2.2', null],
    ['7 5 5', '7.5.5', null],
    ['7-5-5', '7.5.5', null],
    ['Art.7.5.5.', '7.5.5', null],
    ['Article 11,3,2', '11.3.2', null],
    ['9/2', '9.2', null],
    ['A 5 2', 'a.5.2', null],
    ['Appendix A, article 5.2', 'a.5.2', null],
    ['priloga B', 'b', null],
    ['příloha A bod 3', 'a.3', null],
    ['9.2 b)', '9.2.b', null],
    ['9.2b)', '9.2.b', null],
    ['6.10.a', '6.10.a', null],
    ['FIDE 2009 čl. 7.4 b', '7.4.b', 'fide-2009'],
    ['Guidelines III 5', 'iii.5', null],
    ['5.2.2 kohta', '5.2.2', null],
    ['mitä lukee kohdassa 6,7,1?', '6.7.1', null],
    ['suomalainen pikashakki 13.c', '13.c', 'finland-blitz-2008'],
    ['pikashakki 13.c', '13.c', null],
    ['Finnish blitz, rule 9', '9', 'finland-blitz-2008'],
    ['Suomi 2009 6.6.a', '6.6.a', 'finland-2009'],
    ['finska brzopotezna pravila 14e', '14.e', 'finland-blitz-2008'],
    ['blitz B.3', 'b.3', null],
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
    '3+2',
    'rook a1',
    '960',
    'less than 2 minutes',
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

  test.each(editionIds)('has its own rules first, then those that also rest on it: %s', edition => {
    const own = rulesIn(edition).flatMap(rule => citationsOf(rule, edition).slice(0, 1))
    const heads = own
      .filter(({ implied }) => !implied)
      .flatMap(({ article }) =>
        article.split('.').map((_, at, all) => all.slice(0, at + 1).join('.')),
      )
    for (const article of new Set(heads)) {
      const first = rulesAsked({ article, edition: null }, edition)[0]!
      const citation = citationsOf(first, edition)[0]!
      expect(isUnder(citation.article, article), `${article}: ${first.id}`).toBe(true)
      expect(citation.implied, `${article}: ${first.id}`).toBe(false)
    }
  })

  test.each([
    ['how many minutes in article 9.5.3', 'claim.incorrect'],
    ['what about 11.3.2.2 and my watch', 'device.possession'],
    ['remíza podle čl. 5.2.2 mrtvá pozice', 'end.dead-position'],
    ['kazen po 7.5.5', 'illegal.penalty-time'],
    ['kdy se hraje podle přílohy A.4', 'rapid.sup.ratio'],
    ['does appendix B3 need an arbiter', 'blitz.unsup.base'],
  ])('may stand in a longer question: %s', (text, rule) => {
    expect(rulesMentioned(text, 'fide-2023').map(({ id }) => id)).toContain(rule)
  })

  test.each([
    'he got 1.5 points',
    'win by 2.5 to 1.5',
    '3.5 hours',
    'tahle partie 90.30',
    'king on e4',
    'rook from a1 to a.4',
  ])('is not mentioned in %s', text => {
    expect(rulesMentioned(text, 'fide-2023')).toEqual([])
  })
})
