import { describe, expect, test } from 'vitest'
import { writtenLanguages } from '../explanations/language.js'
import { terms } from './terms.js'

const texts = terms.flatMap(term =>
  writtenLanguages.flatMap(language =>
    [term.forms[language], ...(term.meaning ? [term.meaning[language]] : [])].map(
      text => [term.id, language, text] as const,
    ),
  ),
)

/** Square names, signs of notation, and nothing else, stay in Latin letters in Serbian. */
const latinInSerbian = /^[a-hpx]$/

describe('the vocabulary', () => {
  test('has every id once', () => {
    const ids = terms.map(term => term.id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(ids.filter(id => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  test('has no empty or badly formatted text in any language', () => {
    expect(texts.filter(([, , text]) => !/^\S(.*\S)?$/.test(text) || text.includes('  '))).toEqual(
      [],
    )
  })

  test('writes Serbian in Cyrillic', () => {
    const latin = texts.filter(
      ([, language, text]) =>
        language === 'sr' &&
        (!/\p{Script=Cyrillic}/u.test(text) ||
          (text.match(/\p{Script=Latin}+/gu) ?? []).some(word => !latinInSerbian.test(word))),
    )
    expect(latin).toEqual([])
  })

  test('writes the other languages in Latin letters', () => {
    expect(
      texts.filter(([, language, text]) => language !== 'sr' && /\p{Script=Cyrillic}/u.test(text)),
    ).toEqual([])
  })

  test('ends each meaning as a sentence, and leaves none in another language', () => {
    for (const { id, meaning } of terms) {
      if (!meaning) continue
      const all = Object.values(meaning)
      expect(new Set(all).size, id).toBe(all.length)
      expect(
        all.every(text => text.endsWith('.')),
        id,
      ).toBe(true)
    }
  })

  test('keeps touched, made and completed apart in every language', () => {
    const [touched, made, completed] = ['touch-move', 'to-make-a-move', 'to-complete-a-move'].map(
      id => terms.find(term => term.id === id),
    )
    for (const language of writtenLanguages) {
      const forms = [touched, made, completed].map(term => term?.forms[language].split(', '))
      expect(new Set(forms.flat()).size, language).toBe(forms.flat().length)
    }
  })
})
