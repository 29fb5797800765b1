import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { existsIn, ruleById } from '../catalogue/lookup.js'
import { rules } from '../catalogue/rules.js'
import type { EditionId } from '../editions/edition-id.js'
import { allExplanations } from './all.js'
import { type Explanation, explanationIn } from './explanation.js'
import { writtenLanguages } from './language.js'
import { loadExplanations } from './load.js'

const textsOf = (explanation: Explanation): readonly string[] =>
  typeof explanation === 'string'
    ? [explanation]
    : [explanation.text, ...Object.values(explanation.in)]

const editionsIn = (explanation: Explanation | undefined): readonly string[] =>
  explanation === undefined || typeof explanation === 'string'
    ? []
    : Object.keys(explanation.in).sort()

describe.each(writtenLanguages)('the explanations in %s', language => {
  const explanations = allExplanations[language]

  test('exist for every rule, and for nothing else', () => {
    expect(rules.filter(rule => explanations[rule.id] === undefined).map(rule => rule.id)).toEqual(
      [],
    )
    const known = new Set<string>(rules.map(rule => rule.id))
    expect(Object.keys(explanations).filter(id => !known.has(id))).toEqual([])
  })

  test('are sentences', () => {
    for (const [id, explanation] of Object.entries(explanations)) {
      for (const text of textsOf(explanation)) {
        expect(text, id).toMatch(/^\P{Ll}.*[.!?)»”“"…]$/su)
        expect(text, id).toBe(text.trim().replaceAll(/\s+/g, ' '))
      }
    }
  })

  test('differ by edition where the English ones do, and only for editions that have the rule', () => {
    for (const [id, explanation] of Object.entries(explanations)) {
      expect(editionsIn(explanation), id).toEqual(editionsIn(allExplanations.en[id]))
      for (const edition of editionsIn(explanation)) {
        expect(existsIn(ruleById(id)!, edition as EditionId), `${id} in ${edition}`).toBe(true)
      }
    }
  })

  test('can be loaded by themselves', async () => {
    expect(await loadExplanations(language)).toBe(explanations)
  })
})

test('every language has its own text', () => {
  for (const rule of rules) {
    const texts = writtenLanguages.map(language =>
      JSON.stringify(allExplanations[language][rule.id]),
    )
    expect(new Set(texts).size, rule.id).toBe(writtenLanguages.length)
  }
})

test('an edition without its own text uses that of the edition on which it is based', () => {
  const explanation = { text: 'now', in: { 'fide-2009': 'then', 'fide-2017': 'between' } } as const
  expect(explanationIn(explanation, 'fide-2023')).toBe('now')
  expect(explanationIn(explanation, 'fide-2018')).toBe('now')
  expect(explanationIn(explanation, 'fide-2017')).toBe('between')
  expect(explanationIn(explanation, 'finland-2009')).toBe('then')
  expect(explanationIn(explanation, 'finland-blitz-2008')).toBe('then')
  expect(explanationIn('always', 'fide-2009')).toBe('always')
})

const printed = new URL('../../../../../shared/laws/texts/', import.meta.url)

describe.runIf(existsSync(printed))('beside the printed texts', () => {
  const length = 12
  const runs = (text: string): readonly string[] => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    return words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '))
  }
  const files = existsSync(printed) ? readdirSync(printed) : []
  const known = new Set(files.flatMap(file => runs(readFileSync(new URL(file, printed), 'utf8'))))

  test('there is something to compare with', () => {
    expect(known.size).toBeGreaterThan(10_000)
  })

  test.each(writtenLanguages)('no sentence in %s is copied from them', language => {
    const lifted = Object.entries(allExplanations[language]).flatMap(([id, explanation]) =>
      textsOf(explanation)
        .flatMap(runs)
        .filter(run => known.has(run))
        .map(run => `${id}: ${run}`),
    )
    expect(lifted).toEqual([])
  })
})
