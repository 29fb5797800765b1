import { describe, expect, test } from 'vitest'
import * as csFacts from './cs/facts.js'
import { words as cs } from './cs/index.js'
import * as enFacts from './en/facts.js'
import { words as en } from './en/index.js'
import * as fiFacts from './fi/facts.js'
import { words as fi } from './fi/index.js'
import { inLatin } from './language.js'
import * as slFacts from './sl/facts.js'
import { words as sl } from './sl/index.js'
import * as srFacts from './sr/facts.js'
import { words as sr } from './sr/index.js'

/** With what is fetched apart from the pages: the names of facts. */
const languages = {
  sl: { ...sl, facts: slFacts },
  sr: { ...sr, facts: srFacts },
  cs: { ...cs, facts: csFacts },
  fi: { ...fi, facts: fiFacts },
}

/** Every text of a tree of words with its path; functions are asked with a number and with words. */
function texts(tree: unknown, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]]
  if (typeof tree === 'function') {
    return [1, 2, 3, 5, 21].map(count => [`${path}(${count})`, String(tree(count, count, count))])
  }
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, value]) => texts(value, `${path}.${key}`))
}

const english = new Map(texts({ ...en, facts: enFacts }))

describe.each(Object.entries(languages))('the words in %s', (name, words) => {
  const own = texts(words)

  test('are all there, and none is empty', () => {
    expect(own.map(([path]) => path)).toEqual([...english.keys()])
    expect(own.filter(([, text]) => text.trim() === '' || /undefined|NaN/.test(text))).toEqual([])
  })

  test('are not left in English', () => {
    const left = own.filter(([path, text]) => text.length > 12 && english.get(path) === text)
    expect(left).toEqual([])
  })

  test('are in one alphabet', () => {
    const cyrillic = own.filter(([, text]) => /[а-яђћџљњј]/i.test(text))
    if (name === 'sr') {
      const latin = own.filter(([, text]) =>
        /[a-z]{4,}/i.test(
          text.replace(
            /--[a-z-]+|Jadoube|J’adoube|Shift|Enter|illegal move|remi|FIDE|Springer Felix drei|Chrome|Edge|Bluetooth|LiveChess|`[^`]+`/gi,
            '',
          ),
        ),
      )
      expect(latin).toEqual([])
    } else expect(cyrillic.filter(([path]) => path !== '.laws.searchHint')).toEqual([])
  })
})

test('Serbian in Latin letters has no Cyrillic left, in what functions give neither', () => {
  const left = texts(inLatin(languages.sr)).filter(([, text]) => /[а-шђћџљњј]/i.test(text))
  expect(left).toEqual([])
})
