import { describe, expect, test } from 'vitest'
import { words as csClockSheet } from './clock-sheet/cs.js'
import { words as enClockSheet } from './clock-sheet/en.js'
import { words as fiClockSheet } from './clock-sheet/fi.js'
import { words as slClockSheet } from './clock-sheet/sl.js'
import { words as srClockSheet } from './clock-sheet/sr.js'
import * as csFacts from './cs/facts.js'
import { words as cs } from './cs/index.js'
import * as enFacts from './en/facts.js'
import { words as en } from './en/index.js'
import * as fiFacts from './fi/facts.js'
import { words as fi } from './fi/index.js'
import { words as csGames } from './games/cs.js'
import { words as enGames } from './games/en.js'
import { words as fiGames } from './games/fi.js'
import { words as slGames } from './games/sl.js'
import { words as srGames } from './games/sr.js'
import { inLatin } from './language.js'
import { words as csLink } from './link/cs.js'
import { words as enLink } from './link/en.js'
import { words as fiLink } from './link/fi.js'
import { words as slLink } from './link/sl.js'
import { words as srLink } from './link/sr.js'
import { words as csLook } from './look/cs.js'
import { words as enLook } from './look/en.js'
import { words as fiLook } from './look/fi.js'
import { words as slLook } from './look/sl.js'
import { words as srLook } from './look/sr.js'
import { words as csRunning } from './running/cs.js'
import { words as enRunning } from './running/en.js'
import { words as fiRunning } from './running/fi.js'
import { words as slRunning } from './running/sl.js'
import { words as srRunning } from './running/sr.js'
import * as slFacts from './sl/facts.js'
import { words as sl } from './sl/index.js'
import * as srFacts from './sr/facts.js'
import { words as sr } from './sr/index.js'

/**
 * Including what is loaded separately: the names of facts, My games and the review, the appearance.
 */
const languages = {
  sl: {
    ...sl,
    facts: slFacts,
    games: slGames,
    look: slLook,
    link: slLink,
    clockSheet: slClockSheet,
    running: slRunning,
  },
  sr: {
    ...sr,
    facts: srFacts,
    games: srGames,
    look: srLook,
    link: srLink,
    clockSheet: srClockSheet,
    running: srRunning,
  },
  cs: {
    ...cs,
    facts: csFacts,
    games: csGames,
    look: csLook,
    link: csLink,
    clockSheet: csClockSheet,
    running: csRunning,
  },
  fi: {
    ...fi,
    facts: fiFacts,
    games: fiGames,
    look: fiLook,
    link: fiLink,
    clockSheet: fiClockSheet,
    running: fiRunning,
  },
}

type Filled = (...values: unknown[]) => unknown

/**
 * What a function returns for a number. A function that changes the case of its argument needs a
 * text.
 */
function filledIn(words: Filled, count: number): unknown {
  const text = `Valkea ${count}`
  return /\b(toLowerCase|replace|partitive)\(/.test(words.toString())
    ? words(text, text, text)
    : words(count, count, count)
}

/** Every text of a tree with its path. Functions are called with numbers and with texts. */
function texts(tree: unknown, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]]
  if (typeof tree === 'function') {
    return [1, 2, 3, 5, 21].map(count => [
      `${path}(${count})`,
      String(filledIn(tree as Filled, count)),
    ])
  }
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, value]) => texts(value, `${path}.${key}`))
}

const english = new Map(
  texts({
    ...en,
    facts: enFacts,
    games: enGames,
    look: enLook,
    link: enLink,
    clockSheet: enClockSheet,
    running: enRunning,
  }),
)

describe.each(Object.entries(languages))('the texts in %s', (name, words) => {
  const own = texts(words)

  test('are complete, and none is empty', () => {
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
            /--[a-z-]+|Jadoube|J’adoube|Shift|Enter|illegal move|remi|FIDE|Springer Felix drei|Chrome|Edge|Bluetooth|LiveChess|Swiss-Manager|Vega|chess-results|study:write|tournament\.json|Lichess|lichess\.org|localhost|`[^`]+`/gi,
            '',
          ),
        ),
      )
      expect(latin).toEqual([])
    } else expect(cyrillic.filter(([path]) => path !== '.laws.searchHint')).toEqual([])
  })
})

test('Serbian in Latin letters has no Cyrillic left, also in what functions return', () => {
  const left = texts(inLatin(languages.sr)).filter(([, text]) => /[а-шђћџљњј]/i.test(text))
  expect(left).toEqual([])
})
