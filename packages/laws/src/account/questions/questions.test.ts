import { describe, expect, test } from 'vitest'
import { questionNames } from '../../game/question.js'
import { questions as cs } from './cs.js'
import { questions as en } from './en.js'
import { questions as fi } from './fi.js'
import { questions as sl } from './sl.js'
import { questions as sr } from './sr.js'
import { fillName } from './words.js'

const languages = { en, sl, sr, cs, fi }

describe.each(Object.entries(languages))('what the arbiter is asked in %s', (_, words) => {
  test('ends with a question mark', () => {
    expect(questionNames.filter(name => !words.asks[name].endsWith('?'))).toEqual([])
  })

  test('has whole sentences in the same cases as English', () => {
    expect(Object.keys(words.left).sort()).toEqual(Object.keys(en.left).sort())
    expect(Object.values(words.left).filter(text => !/^\p{Lu}.*\.$/u.test(text))).toEqual([])
  })

  test('names the same player as English', () => {
    const isAbout = (text: string | undefined) => /\{(player|of|to)\}/.test(text ?? '')
    for (const name of questionNames) {
      expect([name, isAbout(words.asks[name])]).toEqual([name, isAbout(en.asks[name])])
      expect([name, isAbout(words.left[name])]).toEqual([name, isAbout(en.left[name])])
    }
  })
})

test('a name has the right form', () => {
  expect(fillName('{player} · {of} · {to}', 'black', fi.names)).toBe('musta · mustan · mustalle')
})
