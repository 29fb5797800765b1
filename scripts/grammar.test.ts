import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { textsIn, writtenIn } from './wording.js'

// Rules of spelling and grammar that can be checked mechanically.

const root = new URL('..', import.meta.url).pathname

/** Where a pattern occurs in what people read in a language, with the words around it. */
function found(
  language: string,
  pattern: RegExp,
  isWrong = (_: RegExpMatchArray) => true,
): string[] {
  return writtenIn(language).flatMap(file =>
    textsIn(file).flatMap(text =>
      [...text.matchAll(pattern)]
        .filter(isWrong)
        .map(match => `${file.slice(root.length)}: “${match[0]}” in “${text.slice(0, 90)}”`),
    ),
  )
}

describe('Slovenian', () => {
  /** How a number begins when it is read aloud: pet, but dve. */
  const voicelessNumber = /^(3|4|5|6|7|1[3-7]|[3-7]\d)$/
  const isVoiceless = (word: string) => {
    if (/^\d+$/.test(word)) return voicelessNumber.test(word)
    // The names of the files: ce and ha, but ef.
    if (/^[a-h][1-8]$/.test(word)) return /^[ch]/.test(word)
    return /^[ptkfhcčsš]/i.test(word)
  }

  test('has s before a voiceless sound, and z before every other', () => {
    const wrong = found('sl', /(?:(?<=^|[.!?] )[SZ]|(?<=[\s(»])[sz]) »?([\p{L}\d]+)/gu, match => {
      const isS = match[0].startsWith('s') || match[0].startsWith('S')
      return isS !== isVoiceless(match[1] ?? '')
    })
    expect(wrong).toEqual([])
  })

  test('has h before k and g', () => {
    expect(found('sl', /(?<=^|[\s(»])k [kg]\p{L}*/giu)).toEqual([])
  })

  test('writes kadarkoli and katerikoli as one word', () => {
    expect(
      found('sl', /(?<!\p{L})(kadar|kater\p{L}+|kakrš\p{L}+|kdor|kjer) koli(?!\p{L})/giu),
    ).toEqual([])
  })

  test('has no za before an infinitive', () => {
    expect(found('sl', /(?<!\p{L})za \p{L}+(ati|iti|eti|sti|čiti)(?!\p{L})/giu)).toEqual([])
  })

  test('speaks to people as vi', () => {
    expect(found('sl', /(?<!\p{L})(tvoj\p{L}*|tebi|tebe)(?!\p{L})/giu)).toEqual([])
  })
})

describe('Serbian', () => {
  test('has no word in two alphabets, except moves', () => {
    const wrong = found('sr', /\p{L}+/gu, ([word]) => {
      const isMixed = /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word)
      return isMixed && !/^[КДТЛСПп][a-hx]+$/.test(word)
    })
    expect(wrong).toEqual([])
  })

  test('is Ekavian', () => {
    const ijekavian =
      /(?<!\p{L})(вријем|прије(?!м)|послије|посљедњ|сљедећ|гдје|овдје|увијек|двије|захтјев|примјен|примјер|ријеч|мјест|смије|смјерниц|дио(?!\p{L})|дијел|бијел|цијел|пјеша|побјед|рјешењ|измјен|свијетл|вјероват|намјер|мјер|обавијест)\p{L}*/giu
    expect(found('sr', ijekavian)).toEqual([])
  })

  test('speaks to people as ви', () => {
    expect(found('sr', /(?<!\p{L})(твој\p{L}*|теби|тебе)(?!\p{L})/giu)).toEqual([])
  })
})

/** A name may be a woman's; the sentence must not guess. */
test.each(['sl', 'sr'])(
  'what people did is told without an ending for their sex in %s',
  language => {
    const past =
      /\$\{name\} (?:se )?(?:je|ni|је|није) (?:\p{L}+ ){0,9}\p{L}*(?:il|al|el|šel|en|an|prost|ио|ао|ео|ен|ан|ут)(?!\p{L})/gu
    const wrong = writtenIn(language).flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(past)].map(
        ([text]) => `${file.slice(root.length)}: ${text}`,
      ),
    )
    expect(wrong).toEqual([])
  },
)
