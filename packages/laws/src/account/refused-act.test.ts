import { describe, expect, test } from 'vitest'
import { penaltyKinds } from '../editions/index.js'
import { type WrittenLanguage, writtenLanguages } from '../explanations/language.js'
import { verdicts } from '../game/act-words.js'
import { parseAct } from '../game/parse-act.js'
import { questionNames } from '../game/question.js'
import { type RefusalCode, refusalReasons } from '../game/refusal.js'
import { causeNames, lackNames, type RefusalDetails } from '../game/refusal-details.js'
import { wordings } from './account.js'
import { things } from './refusals/words.js'
import { refusedAct, whyRefused } from './refused-act.js'

function act(raw: Readonly<Record<string, unknown>>) {
  const read = parseAct({ at: 0, by: 'white', ...raw })
  if (!read.ok) throw new Error(read.error.reason)
  return read.value
}

const over = { code: 'game-over', reason: refusalReasons['game-over'] } as const
const said = (language: WrittenLanguage, raw: Readonly<Record<string, unknown>>) =>
  refusedAct(act(raw), over, { language, wording: wordings[language] })

describe('an act without effect', () => {
  test.each([
    ['en', 'White’s move (Ra2) has no effect: the game is over.'],
    ['sl', 'Poteza (beli: Ta2) nima učinka: partija je končana.'],
    ['sr', 'Потез (бели: Тa2) нема дејства: партија је завршена.'],
    ['cs', 'Tah (bílý: Va2) nemá účinek: partie skončila.'],
    ['fi', 'Siirto (valkea: Ta2) jää vaille vaikutusta: peli on päättynyt.'],
  ] as const)('names a move in the letters of the language: %s', (language, sentence) => {
    expect(said(language, { act: 'move', san: 'Ra2' })).toBe(sentence)
  })

  test.each(writtenLanguages.filter(each => each !== 'en'))(
    'castles with zeros in %s',
    language => {
      expect(said(language, { act: 'move', san: 'O-O-O' })).toContain('0-0-0')
    },
  )

  test.each([
    ['en', 'White’s draw offer has no effect: the game is over.'],
    ['sl', 'Ponudba remija (beli) nima učinka: partija je končana.'],
  ] as const)('without a detail, in %s', (language, sentence) => {
    expect(said(language, { act: 'offer-draw' })).toBe(sentence)
  })
})

describe('why an act has no effect', () => {
  test('has words for names of the record, and keeps squares as they are', () => {
    const why = (code: RefusalCode, details: RefusalDetails) =>
      whyRefused({ code, details }, wordings.en)
    expect(why('nothing-observed', { what: 'both-kings-in-check' })).toBe(
      'there is nothing of this kind to rule on: both kings in check',
    )
    expect(why('nothing-on-square', { square: 'e2' })).toBe('there is no piece on that square: e2')
  })

  const every: readonly RefusalDetails[] = [
    ...lackNames.map(lacks => ({ lacks })),
    ...causeNames.map(cause => ({ cause })),
    ...penaltyKinds.map(penalty => ({ penalty })),
    ...verdicts.map(verdict => ({ verdict })),
    ...questionNames.map(claim => ({ claim })),
    ...things.map(what => ({ what })),
    { afterMoves: 10 },
    { field: 'at' },
    { square: 'e2' },
    { text: 'Nf9' },
    { points: '1–½' },
    { ply: 40 },
  ]

  test.each(writtenLanguages)('says every detail in %s, no two alike', language => {
    const told = every.map(details =>
      whyRefused({ code: 'answer-incomplete', details }, wordings[language]),
    )
    const bare = whyRefused({ code: 'answer-incomplete' }, wordings[language])
    expect(told.filter(each => !each.startsWith(`${bare}: `) || /undefined/.test(each))).toEqual([])
    const names = told.filter(each => language !== 'en' && /: [a-z]+(-[a-z]+)+$/.test(each))
    expect(names).toEqual([])
    const lacks = told.slice(0, lackNames.length + causeNames.length)
    expect(new Set(lacks).size).toBe(lacks.length)
  })

  test.each(writtenLanguages.filter(each => each !== 'en'))(
    'is said for every code in %s',
    language => {
      const { refusals } = wordings[language]
      expect(Object.keys(refusalReasons).filter(code => !Object.hasOwn(refusals, code))).toEqual([])
    },
  )
})
