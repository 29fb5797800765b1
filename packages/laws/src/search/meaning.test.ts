import { describe, expect, test } from 'vitest'
import { allExplanations } from '../explanations/all.js'
import { type WrittenLanguage, writtenLanguages } from '../explanations/language.js'
import { allAskedAs } from './asked/all.js'
import { conceptsInOrder } from './concepts-in-order.js'
import { ruleIndexOf } from './index-cache.js'
import { fold, wordsOf } from './words.js'

const meaningIn = (language: WrittenLanguage) =>
  ruleIndexOf(language, {
    edition: 'fide-2023',
    explanations: allExplanations,
    askedAs: allAskedAs,
    terms: [],
  })!.meaning

/** The most frequent words of a question about chess are no slips for words of the Laws. */
const ordinary: Readonly<Record<WrittenLanguage, string>> = {
  en: 'player players game while there were should being shall rule rules',
  sl: 'igralec igralca igralci partija partijo partije pravilo pravila kateri naredil kaj je',
  sr: 'igrač igrača partija partiju pravilo pravila koja tokom puta trenutku što mogu radi dvanaest',
  cs: 'hráč hráče hráči partie partii pravidlo pravidla podle pokud večer zrovna',
  fi: 'pelaaja pelaajan peli peliä pelissä kuinka mutta sääntö säännöt kertaa koska pelaajalla riippumatta mahdollisuutta',
}

describe.each(writtenLanguages)('words of every day in %s', language => {
  test.each(ordinary[language].split(' '))('%s stands for nothing', word => {
    expect(meaningIn(language)(fold(word))).toEqual([])
  })
})

test.each([
  ['en', 'castlling', 'castle'],
  ['en', 'oponent', 'opponent'],
  ['sl', 'zastvica', 'flag'],
  ['sr', 'protvnik', 'opponent'],
  ['cs', 'rosaada', 'castle'],
  ['fi', 'laitn', 'illegal'],
] as const)('in %s %s is a slip for %s', (language, word, concept) => {
  expect(meaningIn(language)(word)).toContain(concept)
})

test.each([
  ['en', 'stopped', ['stop']],
  ['sl', 'vzame', ['capture']],
  ['sr', 'neispravan', ['broken']],
  ['cs', 'spadl', ['fall', 'displace']],
  ['cs', 'nezmáčkl', ['without', 'press']],
  ['cs', 'netáhl', ['without', 'move']],
  ['fi', 'pudonnut', ['fall']],
  ['fi', 'siirtänyt', ['move']],
] as const)('in %s %s means %j', (language, word, concepts) => {
  expect(meaningIn(language)(fold(word))).toEqual(expect.arrayContaining([...concepts]))
})

test.each([
  ['en', 'pressed the clock without moving', 'not move', 'not press'],
  ['en', 'moved and did not press the clock', 'not press', 'not move'],
  ['sl', 'ni pritisnil ure', 'not press', 'not clock'],
  ['cs', 'zmáčkl hodiny a netáhl', 'not move', 'not press'],
  ['fi', 'ei painanut kelloa', 'not press', 'not clock'],
] as const)('in %s “%s” denies: %s', (language, text, denied, kept) => {
  const concepts = conceptsInOrder(wordsOf(text), meaningIn(language))
  expect(concepts).toContain(denied)
  expect(concepts).not.toContain(kept)
})
