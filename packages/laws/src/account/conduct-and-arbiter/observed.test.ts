import { expect, test } from 'vitest'
import { cs } from '../cs.js'
import { en } from '../en.js'
import { fi } from '../fi.js'
import { sl } from '../sl.js'
import { sr } from '../sr.js'
import type { Words } from '../wording.js'

const wordings = { en, sl, sr, cs, fi }
const tell = (language: keyof typeof wordings, what: string, player: 'white' | 'black' | null) =>
  wordings[language].events.observed(
    { type: 'observed', at: 0, what, player } as never,
    {} as Words,
  )

test.each([
  ['en', 'finger-on-clock', 'white', 'The arbiter notes that White keeps a finger on the clock.'],
  [
    'en',
    'device-sound',
    'black',
    'The arbiter notes that Black’s electronic device has made a sound.',
  ],
  ['en', 'noise', null, 'The arbiter notes that a player makes noise.'],
  ['sl', 'finger-on-clock', 'white', 'Sodnik opazi, da beli drži prst na uri.'],
  ['sl', 'left-venue', 'black', 'Sodnik opazi, da je črni zapustil prireditveni prostor.'],
  ['sl', 'device-sound', 'white', 'Sodnik opazi, da se je oglasila elektronska naprava belega.'],
  ['sl', 'both-kings-in-check', null, 'Sodnik opazi, da sta oba kralja v šahu.'],
  ['sr', 'finger-on-clock', 'white', 'Судија примећује да бели држи прст на сату.'],
  ['sr', 'left-venue', 'black', 'Судија примећује да је црни напустио место игре.'],
  ['sr', 'device-sound', 'white', 'Судија примећује да се огласио електронски уређај белог.'],
  ['sr', 'both-kings-in-check', null, 'Судија примећује да су оба краља у шаху.'],
  ['cs', 'finger-on-clock', 'white', 'Rozhodčí zjišťuje, že bílý drží prst na hodinách.'],
  ['cs', 'left-venue', 'black', 'Rozhodčí zjišťuje, že černý opustil hrací prostor.'],
  ['cs', 'device-sound', 'white', 'Rozhodčí zjišťuje, že se ozvalo elektronické zařízení bílého.'],
  ['cs', 'both-kings-in-check', null, 'Rozhodčí zjišťuje, že oba králové jsou v šachu.'],
  ['fi', 'finger-on-clock', 'white', 'Tuomari havaitsee, että valkea pitää sormea kellolla.'],
  ['fi', 'left-venue', 'black', 'Tuomari havaitsee, että musta on poistunut pelihuoneistosta.'],
  [
    'fi',
    'device-in-bag',
    'white',
    'Tuomari havaitsee, että valkean laukussa on elektroninen laite.',
  ],
  ['fi', 'both-kings-in-check', null, 'Tuomari havaitsee, että molemmat kuninkaat ovat shakissa.'],
] as const)(
  'in %s what the arbiter saw is a whole sentence: %s',
  (language, what, player, said) => {
    expect(tell(language, what, player)).toBe(said)
  },
)

test('a persistent refusal without a player is by both players', () => {
  expect(tell('sl', 'persistent-refusal', null)).toBe(
    'Sodnik opazi, da igralca vztrajno nočeta upoštevati Pravil šaha.',
  )
  expect(tell('sr', 'persistent-refusal', null)).toBe(
    'Судија примећује да оба играча упорно одбијају да поштују Правила шаха.',
  )
  expect(tell('cs', 'persistent-refusal', null)).toBe(
    'Rozhodčí zjišťuje, že se hráči soustavně odmítají řídit Pravidly šachu.',
  )
  expect(tell('fi', 'persistent-refusal', null)).toBe(
    'Tuomari havaitsee, että pelaajat kieltäytyvät toistuvasti noudattamasta shakkisääntöjä.',
  )
})

test('an unknown observation is quoted as reported', () => {
  expect(tell('sl', 'igralec je utrujen', 'white')).toBe('Sodnik opazi: igralec je utrujen (beli).')
  expect(tell('sr', 'играч је уморан', 'white')).toBe('Судија примећује: играч је уморан (бели).')
  expect(tell('cs', 'hráč je unavený', 'white')).toBe('Rozhodčí zjišťuje: hráč je unavený (bílý).')
  expect(tell('fi', 'pelaaja on väsynyt', 'white')).toBe(
    'Tuomari havaitsee: pelaaja on väsynyt (valkea).',
  )
})
