import { describe, expect, test } from 'vitest'
import { writtenLanguages } from '../../explanations/language.js'
import { lexiconOf } from '../index-cache.js'
import { fold } from '../words.js'
import { allConcepts } from './all.js'
import { makeLexicon } from './lexicon.js'

describe.each(writtenLanguages)('the concepts in %s', language => {
  test('are those of English, each with words as the search sees them', () => {
    expect(new Set(Object.keys(allConcepts[language]))).toEqual(
      new Set(Object.keys(allConcepts.en)),
    )
    const unseen = Object.values(allConcepts[language])
      .flatMap(text => text.split(' '))
      .filter(word => word === '' || word !== fold(word))
    expect(unseen).toEqual([])
  })
})

test.each([
  ['en', 'smartphone', 'phone'],
  ['sl', 'zastavici', 'flag'],
  ['sr', 'zastavicu', 'flag'],
  ['cs', 'praporku', 'flag'],
  ['fi', 'lipun', 'flag'],
  ['en', 'castlling', 'castle'],
] as const)('in %s %s stands for %s', (language, word, concept) => {
  expect(makeLexicon(allConcepts[language]).guess(word)).toContain(concept)
})

test('a word that expresses no concept stands for nothing', () => {
  expect(makeLexicon(allConcepts.en).guess('quidditch')).toEqual([])
})

test.each([
  ['aikavoittoa', ['time', 'win']],
  ['tasapelivaatimus', ['draw', 'claim']],
  ['kulmaruudun', ['corner', 'square']],
  // The first part says nothing by itself.
  ['rahasakko', ['fine']],
  // Not a compound with *matti*, mate.
  ['siirtamatta', ['without', 'move']],
  // A typing error in the second part.
  ['tasapelitarjuos', ['draw', 'offer']],
])('the Finnish compound %s stands for each of its parts', (word, concepts) => {
  expect(lexiconOf('fi').guess(word)).toEqual(expect.arrayContaining(concepts))
})
