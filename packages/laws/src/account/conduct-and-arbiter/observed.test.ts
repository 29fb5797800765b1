import { expect, test } from 'vitest'
import { sl } from '../sl.js'
import { sr } from '../sr.js'
import type { Words } from '../wording.js'

const wordings = { sl, sr }
const tell = (language: 'sl' | 'sr', what: string, player: 'white' | 'black' | null) =>
  wordings[language].events.observed(
    { type: 'observed', at: 0, what, player } as never,
    {} as Words,
  )

test.each([
  ['sl', 'finger-on-clock', 'white', 'Sodnik opazi, da beli drži prst na uri.'],
  ['sl', 'left-venue', 'black', 'Sodnik opazi, da je črni zapustil prireditveni prostor.'],
  ['sl', 'device-sound', 'white', 'Sodnik opazi, da se je oglasila elektronska naprava belega.'],
  ['sl', 'both-kings-in-check', null, 'Sodnik opazi, da sta oba kralja v šahu.'],
  ['sr', 'finger-on-clock', 'white', 'Судија примећује да бели држи прст на сату.'],
  ['sr', 'left-venue', 'black', 'Судија примећује да је црни напустио место игре.'],
  ['sr', 'device-sound', 'white', 'Судија примећује да се огласио електронски уређај белог.'],
  ['sr', 'both-kings-in-check', null, 'Судија примећује да су оба краља у шаху.'],
] as const)(
  'in %s what the arbiter saw is a whole sentence: %s',
  (language, what, player, said) => {
    expect(tell(language, what, player)).toBe(said)
  },
)

test('a refusal without a name is that of both players', () => {
  expect(tell('sl', 'persistent-refusal', null)).toBe(
    'Sodnik opazi, da igralca vztrajno nočeta upoštevati Pravil šaha.',
  )
  expect(tell('sr', 'persistent-refusal', null)).toBe(
    'Судија примећује да играчи упорно одбијају да поштују Правила шаха.',
  )
})

test('what the Laws have no word for is told as it was reported', () => {
  expect(tell('sl', 'igralec je utrujen', 'white')).toBe('Sodnik opazi: igralec je utrujen (beli).')
  expect(tell('sr', 'играч је уморан', 'white')).toBe('Судија примећује: играч је уморан (бели).')
})
