import { describe, expect, test } from 'vitest'
import { type WrittenLanguage, writtenLanguages } from '../explanations/language.js'
import { parseAct } from '../game/parse-act.js'
import { refusalReasons } from '../game/refusal.js'
import { wordings } from './account.js'
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
    ['en', 'White’s offer of a draw has no effect: the game is over.'],
    ['sl', 'Ponudba remija (beli) nima učinka: partija je končana.'],
  ] as const)('without a detail, in %s', (language, sentence) => {
    expect(said(language, { act: 'offer-draw' })).toBe(sentence)
  })
})

describe('why an act has no effect', () => {
  test('in English leaves out a name of the record, and keeps what people can read', () => {
    const why = (reason: string) =>
      whyRefused({ code: 'nothing-observed', reason }, { ...wordings.en, refusals: {} })
    expect(why('there is nothing of this kind to rule on: both-kings-in-check')).toBe(
      'there is nothing of this kind to rule on',
    )
    expect(why('there is no piece on that square: e2')).toBe('there is no piece on that square: e2')
  })

  test.each(writtenLanguages.filter(each => each !== 'en'))(
    'is said for every code in %s',
    language => {
      const { refusals } = wordings[language]
      expect(Object.keys(refusalReasons).filter(code => !Object.hasOwn(refusals, code))).toEqual([])
    },
  )
})
