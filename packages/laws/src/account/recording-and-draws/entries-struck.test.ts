import { expect, test } from 'vitest'
import { cs } from '../cs.js'
import { en } from '../en.js'
import { fi } from '../fi.js'
import { sl } from '../sl.js'
import { sr } from '../sr.js'
import type { Words } from '../wording.js'

const words = {} as Words
const wordings = { en, sl, sr, cs, fi }

test.each([
  ['en', 1, 'White strikes out the last entry on the scoresheet.'],
  ['en', 3, 'White strikes out the last 3 entries on the scoresheet.'],
  ['sl', 1, 'Beli v zapisniku prečrta zadnji vpis.'],
  ['sl', 2, 'Beli v zapisniku prečrta zadnja 2 vpisa.'],
  ['sl', 3, 'Beli v zapisniku prečrta zadnje 3 vpise.'],
  ['sl', 5, 'Beli v zapisniku prečrta zadnjih 5 vpisov.'],
  ['sr', 1, 'Бели у записнику прецртава последњи упис.'],
  ['sr', 2, 'Бели у записнику прецртава последња 2 уписа.'],
  ['sr', 5, 'Бели у записнику прецртава последњих 5 уписа.'],
  ['cs', 1, 'Bílý škrtá v partiáři poslední zápis.'],
  ['cs', 2, 'Bílý škrtá v partiáři poslední 2 zápisy.'],
  ['cs', 5, 'Bílý škrtá v partiáři posledních 5 zápisů.'],
  ['fi', 1, 'Valkea yliviivaa pöytäkirjastaan viimeisen merkinnän.'],
  ['fi', 2, 'Valkea yliviivaa pöytäkirjastaan viimeiset 2 merkintää.'],
] as const)(
  'in %s %i entries struck out agree with their number',
  (language, entries, sentence) => {
    const event = { type: 'entries-struck', at: 0, by: 'white', entries } as const
    expect(wordings[language].events['entries-struck'](event as never, words)).toBe(sentence)
  },
)
